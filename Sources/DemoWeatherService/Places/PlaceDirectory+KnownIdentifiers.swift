extension PlaceDirectory {
    /// OpenWeather's numbers of cities that apps name by them, which are those of GeoNames.
    static let knownIdentifiers = [
        "Seoul,KR": 1_835_848, "Busan,KR": 1_838_524, "Incheon,KR": 1_843_564, "Daegu,KR": 1_835_329,
        "Daejeon,KR": 1_835_235, "Gwangju,KR": 1_841_811, "Ulsan,KR": 1_833_747, "Suwon,KR": 1_835_553,
        "Jeju,KR": 1_846_266, "Tokyo,JP": 1_850_147, "Osaka,JP": 1_853_909, "Kyoto,JP": 1_857_910,
        "Beijing,CN": 1_816_670, "Shanghai,CN": 1_796_236, "Hong Kong,HK": 1_819_729, "Taipei,TW": 1_668_341,
        "Singapore,SG": 1_880_252, "Bangkok,TH": 1_609_350, "Hanoi,VN": 1_581_130, "Jakarta,ID": 1_642_911,
        "Manila,PH": 1_701_668, "Kuala Lumpur,MY": 1_735_161, "Mumbai,IN": 1_275_339, "Dubai,AE": 292_223,
        "London,GB": 2_643_743, "Paris,FR": 2_988_507, "Berlin,DE": 2_950_159, "Madrid,ES": 3_117_735,
        "Rome,IT": 3_169_070, "Amsterdam,NL": 2_759_794, "Vienna,AT": 2_761_369, "Moscow,RU": 524_901,
        "Istanbul,TR": 745_044, "Cairo,EG": 360_630, "New York,US": 5_128_581, "Los Angeles,US": 5_368_361,
        "Chicago,US": 4_887_398, "San Francisco,US": 5_391_959, "Seattle,US": 5_809_844, "Boston,US": 4_930_956,
        "Cupertino,US": 5_341_145, "Honolulu,US": 5_856_195, "Toronto,CA": 6_167_865, "Vancouver,CA": 6_173_331,
        "Mexico City,MX": 3_530_597, "São Paulo,BR": 3_448_439, "Rio de Janeiro,BR": 3_451_190,
        "Buenos Aires,AR": 3_435_910, "Sydney,AU": 2_147_714, "Melbourne,AU": 2_158_177, "Auckland,NZ": 2_193_733,
    ]
}
