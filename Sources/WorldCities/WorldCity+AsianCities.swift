extension WorldCity {
    /// Cities of the rest of Asia.
    ///
    /// A line is: English name, Korean name, country, latitude, longitude, reach in kilometres, time zone, and where the
    /// table tells it the province in English and Korean.
    package static let asianCities = """
        Pyongyang|평양|KP|39.03|125.75|15|Asia/Pyongyang
        Tokyo|도쿄|JP|35.68|139.69|25|Asia/Tokyo
        Yokohama|요코하마|JP|35.44|139.64|13|Asia/Tokyo
        Osaka|오사카|JP|34.69|135.50|15|Asia/Tokyo
        Kyoto|교토|JP|35.01|135.77|12|Asia/Tokyo
        Kobe|고베|JP|34.69|135.20|12|Asia/Tokyo
        Nagoya|나고야|JP|35.18|136.91|13|Asia/Tokyo
        Sapporo|삿포로|JP|43.06|141.35|14|Asia/Tokyo
        Sendai|센다이|JP|38.27|140.87|12|Asia/Tokyo
        Hiroshima|히로시마|JP|34.39|132.46|12|Asia/Tokyo
        Fukuoka|후쿠오카|JP|33.59|130.40|12|Asia/Tokyo
        Nagasaki|나가사키|JP|32.75|129.88|10|Asia/Tokyo
        Naha|나하|JP|26.21|127.68|7|Asia/Tokyo
        Beijing|베이징|CN|39.90|116.41|35|Asia/Shanghai
        Shanghai|상하이|CN|31.23|121.47|35|Asia/Shanghai
        Tianjin|톈진|CN|39.13|117.20|28|Asia/Shanghai
        Guangzhou|광저우|CN|23.13|113.26|28|Asia/Shanghai
        Shenzhen|선전|CN|22.54|114.06|22|Asia/Shanghai
        Chengdu|청두|CN|30.57|104.07|28|Asia/Shanghai
        Chongqing|충칭|CN|29.56|106.55|28|Asia/Shanghai
        Wuhan|우한|CN|30.59|114.31|25|Asia/Shanghai
        Xi'an|시안|CN|34.34|108.94|22|Asia/Shanghai
        Hangzhou|항저우|CN|30.27|120.16|22|Asia/Shanghai
        Nanjing|난징|CN|32.06|118.80|22|Asia/Shanghai
        Qingdao|칭다오|CN|36.07|120.38|18|Asia/Shanghai
        Dalian|다롄|CN|38.91|121.61|16|Asia/Shanghai
        Shenyang|선양|CN|41.81|123.43|20|Asia/Shanghai
        Harbin|하얼빈|CN|45.80|126.53|20|Asia/Shanghai
        Urumqi|우루무치|CN|43.83|87.62|18|Asia/Urumqi
        Lhasa|라싸|CN|29.65|91.14|10|Asia/Shanghai
        Hong Kong|홍콩|HK|22.32|114.17|18|Asia/Hong_Kong
        Macao|마카오|MO|22.20|113.54|6|Asia/Macau
        Taipei|타이베이|TW|25.03|121.57|13|Asia/Taipei
        Kaohsiung|가오슝|TW|22.63|120.30|14|Asia/Taipei
        Ulaanbaatar|울란바토르|MN|47.92|106.92|16|Asia/Ulaanbaatar
        Hanoi|하노이|VN|21.03|105.85|20|Asia/Bangkok
        Ho Chi Minh City|호찌민|VN|10.78|106.70|22|Asia/Ho_Chi_Minh
        Da Nang|다낭|VN|16.05|108.21|12|Asia/Ho_Chi_Minh
        Bangkok|방콕|TH|13.75|100.50|25|Asia/Bangkok
        Chiang Mai|치앙마이|TH|18.79|98.98|10|Asia/Bangkok
        Phuket|푸껫|TH|7.88|98.39|12|Asia/Bangkok
        Phnom Penh|프놈펜|KH|11.56|104.92|14|Asia/Phnom_Penh
        Siem Reap|시엠레아프|KH|13.36|103.86|9|Asia/Phnom_Penh
        Vientiane|비엔티안|LA|17.97|102.60|12|Asia/Vientiane
        Yangon|양곤|MM|16.87|96.20|18|Asia/Yangon
        Kuala Lumpur|쿠알라룸푸르|MY|3.14|101.69|18|Asia/Kuala_Lumpur
        Kota Kinabalu|코타키나발루|MY|5.98|116.07|10|Asia/Kuching
        Singapore|싱가포르|SG|1.35|103.82|20|Asia/Singapore
        Jakarta|자카르타|ID|-6.21|106.85|25|Asia/Jakarta
        Surabaya|수라바야|ID|-7.26|112.75|16|Asia/Jakarta
        Denpasar|덴파사르|ID|-8.65|115.22|11|Asia/Makassar
        Manila|마닐라|PH|14.60|120.98|18|Asia/Manila
        Cebu|세부|PH|10.32|123.89|11|Asia/Manila
        Bandar Seri Begawan|반다르스리브가완|BN|4.90|114.94|8|Asia/Brunei
        Dili|딜리|TL|-8.56|125.57|7|Asia/Dili
        New Delhi|뉴델리|IN|28.61|77.21|28|Asia/Kolkata
        Mumbai|뭄바이|IN|19.08|72.88|25|Asia/Kolkata
        Bengaluru|벵갈루루|IN|12.97|77.59|22|Asia/Kolkata
        Kolkata|콜카타|IN|22.57|88.36|20|Asia/Kolkata
        Chennai|첸나이|IN|13.08|80.27|20|Asia/Kolkata
        Hyderabad|하이데라바드|IN|17.39|78.49|22|Asia/Kolkata
        Dhaka|다카|BD|23.81|90.41|18|Asia/Dhaka
        Kathmandu|카트만두|NP|27.72|85.32|10|Asia/Kathmandu
        Thimphu|팀푸|BT|27.47|89.64|6|Asia/Thimphu
        Colombo|콜롬보|LK|6.93|79.86|12|Asia/Colombo
        Malé|말레|MV|4.18|73.51|3|Indian/Maldives
        Karachi|카라치|PK|24.86|67.01|25|Asia/Karachi
        Islamabad|이슬라마바드|PK|33.68|73.05|15|Asia/Karachi
        Kabul|카불|AF|34.53|69.17|15|Asia/Kabul
        Tashkent|타슈켄트|UZ|41.30|69.24|16|Asia/Tashkent
        Samarkand|사마르칸트|UZ|39.65|66.96|9|Asia/Samarkand
        Almaty|알마티|KZ|43.24|76.89|15|Asia/Almaty
        Astana|아스타나|KZ|51.17|71.43|14|Asia/Almaty
        Bishkek|비슈케크|KG|42.87|74.59|11|Asia/Bishkek
        Dushanbe|두샨베|TJ|38.56|68.79|10|Asia/Dushanbe
        Ashgabat|아시가바트|TM|37.95|58.38|11|Asia/Ashgabat
        Tehran|테헤란|IR|35.69|51.39|22|Asia/Tehran
        Baghdad|바그다드|IQ|33.31|44.37|18|Asia/Baghdad
        Riyadh|리야드|SA|24.71|46.68|25|Asia/Riyadh
        Jeddah|제다|SA|21.49|39.19|20|Asia/Riyadh
        Mecca|메카|SA|21.39|39.86|11|Asia/Riyadh
        Dubai|두바이|AE|25.20|55.27|22|Asia/Dubai
        Abu Dhabi|아부다비|AE|24.45|54.38|18|Asia/Dubai
        Doha|도하|QA|25.29|51.53|14|Asia/Qatar
        Kuwait City|쿠웨이트|KW|29.38|47.98|14|Asia/Kuwait
        Manama|마나마|BH|26.23|50.59|8|Asia/Bahrain
        Muscat|무스카트|OM|23.59|58.41|18|Asia/Muscat
        Sanaa|사나|YE|15.37|44.19|12|Asia/Aden
        Jerusalem|예루살렘|IL|31.77|35.21|9|Asia/Jerusalem
        Tel Aviv|텔아비브|IL|32.09|34.78|10|Asia/Jerusalem
        Amman|암만|JO|31.95|35.93|15|Asia/Amman
        Beirut|베이루트|LB|33.89|35.50|8|Asia/Beirut
        Damascus|다마스쿠스|SY|33.51|36.29|11|Asia/Damascus
        Tbilisi|트빌리시|GE|41.72|44.79|12|Asia/Tbilisi
        Yerevan|예레반|AM|40.18|44.51|10|Asia/Yerevan
        Baku|바쿠|AZ|40.41|49.87|16|Asia/Baku
        Vladivostok|블라디보스토크|RU|43.12|131.89|11|Asia/Vladivostok
        Irkutsk|이르쿠츠크|RU|52.29|104.28|11|Asia/Irkutsk
        Novosibirsk|노보시비르스크|RU|55.03|82.92|15|Asia/Novosibirsk
        Yekaterinburg|예카테린부르크|RU|56.84|60.61|14|Asia/Yekaterinburg
        """
}
