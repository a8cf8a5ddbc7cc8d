extension WorldCity {
    /// Cities of the Americas.
    ///
    /// A line is: English name, Korean name, country, latitude, longitude, reach in kilometres, time zone, and where the
    /// table tells it the province in English and Korean.
    package static let americanCities = """
        New York|뉴욕|US|40.71|-74.01|22|America/New_York|New York|뉴욕주
        Los Angeles|로스앤젤레스|US|34.05|-118.24|28|America/Los_Angeles|California|캘리포니아주
        San Francisco|샌프란시스코|US|37.77|-122.42|9|America/Los_Angeles|California|캘리포니아주
        San Jose|새너제이|US|37.34|-121.89|13|America/Los_Angeles|California|캘리포니아주
        Cupertino|쿠퍼티노|US|37.32|-122.03|4|America/Los_Angeles|California|캘리포니아주
        San Diego|샌디에이고|US|32.72|-117.16|18|America/Los_Angeles|California|캘리포니아주
        Sacramento|새크라멘토|US|38.58|-121.49|13|America/Los_Angeles|California|캘리포니아주
        Chicago|시카고|US|41.88|-87.63|22|America/Chicago|Illinois|일리노이주
        Houston|휴스턴|US|29.76|-95.37|25|America/Chicago|Texas|텍사스주
        Dallas|댈러스|US|32.78|-96.80|20|America/Chicago|Texas|텍사스주
        Austin|오스틴|US|30.27|-97.74|16|America/Chicago|Texas|텍사스주
        San Antonio|샌안토니오|US|29.42|-98.49|18|America/Chicago|Texas|텍사스주
        Phoenix|피닉스|US|33.45|-112.07|22|America/Phoenix|Arizona|애리조나주
        Philadelphia|필라델피아|US|39.95|-75.17|16|America/New_York|Pennsylvania|펜실베이니아주
        Pittsburgh|피츠버그|US|40.44|-80.00|11|America/New_York|Pennsylvania|펜실베이니아주
        Boston|보스턴|US|42.36|-71.06|12|America/New_York|Massachusetts|매사추세츠주
        Washington|워싱턴|US|38.91|-77.04|13|America/New_York|District of Columbia|컬럼비아 특별구
        Baltimore|볼티모어|US|39.29|-76.61|11|America/New_York|Maryland|메릴랜드주
        Atlanta|애틀랜타|US|33.75|-84.39|15|America/New_York|Georgia|조지아주
        Miami|마이애미|US|25.76|-80.19|14|America/New_York|Florida|플로리다주
        Orlando|올랜도|US|28.54|-81.38|14|America/New_York|Florida|플로리다주
        New Orleans|뉴올리언스|US|29.95|-90.07|13|America/Chicago|Louisiana|루이지애나주
        Nashville|내슈빌|US|36.16|-86.78|16|America/Chicago|Tennessee|테네시주
        Detroit|디트로이트|US|42.33|-83.05|16|America/Detroit|Michigan|미시간주
        Minneapolis|미니애폴리스|US|44.98|-93.27|12|America/Chicago|Minnesota|미네소타주
        St. Louis|세인트루이스|US|38.63|-90.20|12|America/Chicago|Missouri|미주리주
        Denver|덴버|US|39.74|-104.99|16|America/Denver|Colorado|콜로라도주
        Salt Lake City|솔트레이크시티|US|40.76|-111.89|12|America/Denver|Utah|유타주
        Las Vegas|라스베이거스|US|36.17|-115.14|16|America/Los_Angeles|Nevada|네바다주
        Seattle|시애틀|US|47.61|-122.33|14|America/Los_Angeles|Washington|워싱턴주
        Portland|포틀랜드|US|45.52|-122.68|13|America/Los_Angeles|Oregon|오리건주
        Anchorage|앵커리지|US|61.22|-149.90|14|America/Anchorage|Alaska|알래스카주
        Honolulu|호놀룰루|US|21.31|-157.86|12|Pacific/Honolulu|Hawaii|하와이주
        Toronto|토론토|CA|43.65|-79.38|20|America/Toronto|Ontario|온타리오주
        Ottawa|오타와|CA|45.42|-75.70|14|America/Toronto|Ontario|온타리오주
        Montreal|몬트리올|CA|45.50|-73.57|16|America/Toronto|Quebec|퀘벡주
        Vancouver|밴쿠버|CA|49.28|-123.12|11|America/Vancouver|British Columbia|브리티시컬럼비아주
        Calgary|캘거리|CA|51.05|-114.07|15|America/Edmonton|Alberta|앨버타주
        Edmonton|에드먼턴|CA|53.55|-113.49|14|America/Edmonton|Alberta|앨버타주
        Winnipeg|위니펙|CA|49.90|-97.14|13|America/Winnipeg|Manitoba|매니토바주
        Halifax|핼리팩스|CA|44.65|-63.57|10|America/Halifax|Nova Scotia|노바스코샤주
        Mexico City|멕시코시티|MX|19.43|-99.13|25|America/Mexico_City
        Guadalajara|과달라하라|MX|20.66|-103.35|16|America/Mexico_City
        Monterrey|몬테레이|MX|25.69|-100.32|16|America/Monterrey
        Cancún|칸쿤|MX|21.16|-86.85|10|America/Cancun
        Guatemala City|과테말라시티|GT|14.63|-90.51|12|America/Guatemala
        San Salvador|산살바도르|SV|13.69|-89.22|10|America/El_Salvador
        Tegucigalpa|테구시갈파|HN|14.07|-87.19|10|America/Tegucigalpa
        Managua|마나과|NI|12.11|-86.24|11|America/Managua
        San José|산호세|CR|9.93|-84.08|11|America/Costa_Rica
        Panama City|파나마시티|PA|8.98|-79.52|13|America/Panama
        Havana|아바나|CU|23.11|-82.37|13|America/Havana
        Kingston|킹스턴|JM|17.97|-76.79|10|America/Jamaica
        Port-au-Prince|포르토프랭스|HT|18.54|-72.34|9|America/Port-au-Prince
        Santo Domingo|산토도밍고|DO|18.49|-69.93|14|America/Santo_Domingo
        San Juan|산후안|PR|18.47|-66.11|10|America/Puerto_Rico
        Nassau|나소|BS|25.05|-77.35|9|America/Nassau
        Bogotá|보고타|CO|4.71|-74.07|18|America/Bogota
        Medellín|메데인|CO|6.24|-75.58|12|America/Bogota
        Caracas|카라카스|VE|10.48|-66.90|13|America/Caracas
        Quito|키토|EC|-0.18|-78.47|16|America/Guayaquil
        Lima|리마|PE|-12.05|-77.04|22|America/Lima
        Cusco|쿠스코|PE|-13.53|-71.97|7|America/Lima
        La Paz|라파스|BO|-16.50|-68.15|10|America/La_Paz
        Santiago|산티아고|CL|-33.45|-70.67|20|America/Santiago
        Asunción|아순시온|PY|-25.26|-57.58|12|America/Asuncion
        Montevideo|몬테비데오|UY|-34.90|-56.16|13|America/Montevideo
        Buenos Aires|부에노스아이레스|AR|-34.60|-58.38|22|America/Argentina/Buenos_Aires
        Córdoba|코르도바|AR|-31.42|-64.18|13|America/Argentina/Cordoba
        Ushuaia|우수아이아|AR|-54.80|-68.30|6|America/Argentina/Ushuaia
        São Paulo|상파울루|BR|-23.55|-46.63|25|America/Sao_Paulo
        Rio de Janeiro|리우데자네이루|BR|-22.91|-43.20|22|America/Sao_Paulo
        Brasília|브라질리아|BR|-15.79|-47.88|16|America/Sao_Paulo
        Salvador|살바도르|BR|-12.97|-38.50|14|America/Bahia
        Manaus|마나우스|BR|-3.12|-60.02|13|America/Manaus
        """
}
