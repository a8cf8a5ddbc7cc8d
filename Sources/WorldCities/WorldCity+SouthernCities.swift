extension WorldCity {
    /// Cities of Africa and Oceania.
    ///
    /// A line is: English name, Korean name, country, latitude, longitude, reach in kilometres, time zone, and where the
    /// table tells it the province in English and Korean.
    package static let southernCities = """
        Cairo|카이로|EG|30.04|31.24|20|Africa/Cairo
        Alexandria|알렉산드리아|EG|31.20|29.92|14|Africa/Cairo
        Tripoli|트리폴리|LY|32.89|13.19|14|Africa/Tripoli
        Tunis|튀니스|TN|36.81|10.18|12|Africa/Tunis
        Algiers|알제|DZ|36.75|3.06|13|Africa/Algiers
        Casablanca|카사블랑카|MA|33.57|-7.59|13|Africa/Casablanca
        Marrakesh|마라케시|MA|31.63|-7.99|10|Africa/Casablanca
        Rabat|라바트|MA|34.02|-6.84|9|Africa/Casablanca
        Dakar|다카르|SN|14.72|-17.47|11|Africa/Dakar
        Bamako|바마코|ML|12.64|-8.00|11|Africa/Bamako
        Accra|아크라|GH|5.60|-0.19|14|Africa/Accra
        Abidjan|아비장|CI|5.36|-4.01|14|Africa/Abidjan
        Lagos|라고스|NG|6.52|3.38|20|Africa/Lagos
        Abuja|아부자|NG|9.06|7.50|14|Africa/Lagos
        Kinshasa|킨샤사|CD|-4.44|15.27|18|Africa/Kinshasa
        Luanda|루안다|AO|-8.84|13.23|16|Africa/Luanda
        Khartoum|하르툼|SD|15.50|32.56|16|Africa/Khartoum
        Addis Ababa|아디스아바바|ET|9.03|38.74|14|Africa/Addis_Ababa
        Djibouti|지부티|DJ|11.59|43.15|7|Africa/Djibouti
        Mogadishu|모가디슈|SO|2.05|45.32|10|Africa/Mogadishu
        Nairobi|나이로비|KE|-1.29|36.82|16|Africa/Nairobi
        Kampala|캄팔라|UG|0.35|32.58|12|Africa/Kampala
        Kigali|키갈리|RW|-1.94|30.06|10|Africa/Kigali
        Dar es Salaam|다르에스살람|TZ|-6.79|39.21|16|Africa/Dar_es_Salaam
        Lusaka|루사카|ZM|-15.39|28.32|13|Africa/Lusaka
        Harare|하라레|ZW|-17.83|31.05|14|Africa/Harare
        Gaborone|가보로네|BW|-24.65|25.91|10|Africa/Gaborone
        Windhoek|빈트후크|NA|-22.56|17.08|10|Africa/Windhoek
        Maputo|마푸투|MZ|-25.97|32.57|12|Africa/Maputo
        Antananarivo|안타나나리보|MG|-18.88|47.51|11|Indian/Antananarivo
        Port Louis|포트루이스|MU|-20.16|57.50|6|Indian/Mauritius
        Johannesburg|요하네스버그|ZA|-26.20|28.05|20|Africa/Johannesburg
        Pretoria|프리토리아|ZA|-25.75|28.19|16|Africa/Johannesburg
        Cape Town|케이프타운|ZA|-33.92|18.42|20|Africa/Johannesburg
        Durban|더반|ZA|-29.86|31.02|15|Africa/Johannesburg
        Sydney|시드니|AU|-33.87|151.21|25|Australia/Sydney
        Melbourne|멜버른|AU|-37.81|144.96|25|Australia/Melbourne
        Brisbane|브리즈번|AU|-27.47|153.03|20|Australia/Brisbane
        Perth|퍼스|AU|-31.95|115.86|22|Australia/Perth
        Adelaide|애들레이드|AU|-34.93|138.60|18|Australia/Adelaide
        Canberra|캔버라|AU|-35.28|149.13|13|Australia/Sydney
        Hobart|호바트|AU|-42.88|147.33|10|Australia/Hobart
        Darwin|다윈|AU|-12.46|130.84|12|Australia/Darwin
        Cairns|케언스|AU|-16.92|145.77|10|Australia/Brisbane
        Auckland|오클랜드|NZ|-36.85|174.76|18|Pacific/Auckland
        Wellington|웰링턴|NZ|-41.29|174.78|11|Pacific/Auckland
        Christchurch|크라이스트처치|NZ|-43.53|172.64|12|Pacific/Auckland
        Queenstown|퀸스타운|NZ|-45.03|168.66|7|Pacific/Auckland
        Suva|수바|FJ|-18.14|178.44|7|Pacific/Fiji
        Apia|아피아|WS|-13.83|-171.77|5|Pacific/Apia
        Nuku'alofa|누쿠알로파|TO|-21.14|-175.20|5|Pacific/Tongatapu
        Papeete|파페에테|PF|-17.55|-149.56|6|Pacific/Tahiti
        Nouméa|누메아|NC|-22.27|166.44|7|Pacific/Noumea
        Port Moresby|포트모르즈비|PG|-9.44|147.18|10|Pacific/Port_Moresby
        Hagåtña|하갓냐|GU|13.48|144.75|8|Pacific/Guam
        """
}
