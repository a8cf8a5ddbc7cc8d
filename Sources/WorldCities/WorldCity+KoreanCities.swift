extension WorldCity {
    /// Cities of South Korea.
    ///
    /// A line is: English name, Korean name, country, latitude, longitude, reach in kilometres, time zone, and where the
    /// table tells it the province in English and Korean.
    package static let koreanCities = """
        Seoul|서울|KR|37.57|126.98|18|Asia/Seoul|Seoul|서울특별시
        Busan|부산|KR|35.18|129.08|18|Asia/Seoul|Busan|부산광역시
        Incheon|인천|KR|37.46|126.71|14|Asia/Seoul|Incheon|인천광역시
        Daegu|대구|KR|35.87|128.60|15|Asia/Seoul|Daegu|대구광역시
        Daejeon|대전|KR|36.35|127.38|13|Asia/Seoul|Daejeon|대전광역시
        Gwangju|광주|KR|35.16|126.85|13|Asia/Seoul|Gwangju|광주광역시
        Ulsan|울산|KR|35.54|129.31|14|Asia/Seoul|Ulsan|울산광역시
        Sejong|세종|KR|36.48|127.29|11|Asia/Seoul|Sejong|세종특별자치시
        Suwon|수원|KR|37.26|127.03|8|Asia/Seoul|Gyeonggi|경기도
        Seongnam|성남|KR|37.42|127.13|8|Asia/Seoul|Gyeonggi|경기도
        Yongin|용인|KR|37.24|127.18|12|Asia/Seoul|Gyeonggi|경기도
        Goyang|고양|KR|37.66|126.83|9|Asia/Seoul|Gyeonggi|경기도
        Bucheon|부천|KR|37.50|126.77|5|Asia/Seoul|Gyeonggi|경기도
        Ansan|안산|KR|37.32|126.83|8|Asia/Seoul|Gyeonggi|경기도
        Anyang|안양|KR|37.39|126.95|5|Asia/Seoul|Gyeonggi|경기도
        Hwaseong|화성|KR|37.20|126.83|12|Asia/Seoul|Gyeonggi|경기도
        Pyeongtaek|평택|KR|36.99|127.11|12|Asia/Seoul|Gyeonggi|경기도
        Uijeongbu|의정부|KR|37.74|127.03|6|Asia/Seoul|Gyeonggi|경기도
        Paju|파주|KR|37.76|126.78|12|Asia/Seoul|Gyeonggi|경기도
        Gimpo|김포|KR|37.62|126.72|9|Asia/Seoul|Gyeonggi|경기도
        Chuncheon|춘천|KR|37.88|127.73|10|Asia/Seoul|Gangwon|강원특별자치도
        Wonju|원주|KR|37.34|127.92|10|Asia/Seoul|Gangwon|강원특별자치도
        Gangneung|강릉|KR|37.75|128.88|12|Asia/Seoul|Gangwon|강원특별자치도
        Sokcho|속초|KR|38.21|128.59|6|Asia/Seoul|Gangwon|강원특별자치도
        Cheongju|청주|KR|36.64|127.49|12|Asia/Seoul|North Chungcheong|충청북도
        Chungju|충주|KR|36.99|127.93|10|Asia/Seoul|North Chungcheong|충청북도
        Cheonan|천안|KR|36.82|127.15|11|Asia/Seoul|South Chungcheong|충청남도
        Asan|아산|KR|36.79|127.00|9|Asia/Seoul|South Chungcheong|충청남도
        Gongju|공주|KR|36.45|127.12|10|Asia/Seoul|South Chungcheong|충청남도
        Jeonju|전주|KR|35.82|127.15|9|Asia/Seoul|North Jeolla|전북특별자치도
        Gunsan|군산|KR|35.97|126.74|10|Asia/Seoul|North Jeolla|전북특별자치도
        Iksan|익산|KR|35.95|126.96|10|Asia/Seoul|North Jeolla|전북특별자치도
        Mokpo|목포|KR|34.81|126.39|6|Asia/Seoul|South Jeolla|전라남도
        Yeosu|여수|KR|34.76|127.66|11|Asia/Seoul|South Jeolla|전라남도
        Suncheon|순천|KR|34.95|127.49|10|Asia/Seoul|South Jeolla|전라남도
        Pohang|포항|KR|36.02|129.34|13|Asia/Seoul|North Gyeongsang|경상북도
        Gyeongju|경주|KR|35.86|129.22|13|Asia/Seoul|North Gyeongsang|경상북도
        Gumi|구미|KR|36.12|128.34|10|Asia/Seoul|North Gyeongsang|경상북도
        Andong|안동|KR|36.57|128.73|12|Asia/Seoul|North Gyeongsang|경상북도
        Changwon|창원|KR|35.23|128.68|14|Asia/Seoul|South Gyeongsang|경상남도
        Gimhae|김해|KR|35.23|128.89|9|Asia/Seoul|South Gyeongsang|경상남도
        Jinju|진주|KR|35.18|128.11|11|Asia/Seoul|South Gyeongsang|경상남도
        Geoje|거제|KR|34.88|128.62|10|Asia/Seoul|South Gyeongsang|경상남도
        Tongyeong|통영|KR|34.85|128.43|8|Asia/Seoul|South Gyeongsang|경상남도
        Jeju|제주|KR|33.50|126.53|14|Asia/Seoul|Jeju|제주특별자치도
        Seogwipo|서귀포|KR|33.25|126.56|13|Asia/Seoul|Jeju|제주특별자치도
        """
}
