extension WorldCity {
    /// Other names that cities are asked for by: in the language of the place, older ones, and short ones.
    ///
    /// A line is: English name, country, and the other names.
    package static let otherNamesTable = """
        New York|US|New York City|NYC|뉴욕시
        Los Angeles|US|LA|L.A.
        San Francisco|US|SF
        Washington|US|Washington D.C.|Washington DC|워싱턴 D.C.
        Mexico City|MX|Ciudad de México|CDMX
        Tokyo|JP|東京|東京都|동경
        Yokohama|JP|横浜|横浜市
        Osaka|JP|大阪|大阪市|오오사카
        Kyoto|JP|京都|京都市|교토시
        Kobe|JP|神戸|神戸市
        Nagoya|JP|名古屋|名古屋市
        Sapporo|JP|札幌|札幌市
        Fukuoka|JP|福岡|福岡市
        Hiroshima|JP|広島|広島市
        Beijing|CN|北京|北京市|Peking|북경
        Shanghai|CN|上海|上海市|상해
        Guangzhou|CN|广州|广州市|Canton
        Shenzhen|CN|深圳|深圳市
        Hong Kong|HK|香港|Hongkong
        Macao|MO|澳門|澳门|Macau
        Taipei|TW|臺北|台北|타이페이
        Seoul|KR|首爾|首尔|ソウル
        Busan|KR|釜山|Pusan
        Ho Chi Minh City|VN|Saigon|Thành phố Hồ Chí Minh|호치민
        Yangon|MM|Rangoon
        New Delhi|IN|Delhi|델리
        Mumbai|IN|Bombay
        Bengaluru|IN|Bangalore
        Kolkata|IN|Calcutta
        Chennai|IN|Madras
        Astana|KZ|Nur-Sultan
        Munich|DE|München|Muenchen
        Cologne|DE|Köln|Koeln
        Vienna|AT|Wien|비엔나
        Zurich|CH|Zuerich
        Geneva|CH|Genève|Genf
        Bern|CH|Berne
        Brussels|BE|Bruxelles|Brussel
        Antwerp|BE|Antwerpen|Anvers
        Seville|ES|Sevilla
        Lisbon|PT|Lisboa
        Porto|PT|Oporto
        Rome|IT|Roma
        Milan|IT|Milano
        Naples|IT|Napoli
        Turin|IT|Torino
        Florence|IT|Firenze
        Venice|IT|Venezia|베니스
        Athens|GR|Αθήνα
        Istanbul|TR|İstanbul|Constantinople
        Copenhagen|DK|København|Kobenhavn
        Gothenburg|SE|Göteborg
        Warsaw|PL|Warszawa
        Krakow|PL|Cracow
        Prague|CZ|Praha
        Belgrade|RS|Београд|Beograd
        Bucharest|RO|București
        Kyiv|UA|Kiev|Київ|키예프
        Lviv|UA|Львів|Lvov
        Odesa|UA|Odessa|Одеса
        Moscow|RU|Москва|Moskva
        Saint Petersburg|RU|Санкт-Петербург|St. Petersburg|St Petersburg
        Cairo|EG|القاهرة
        """

    /// The other names of each city that has some, by its English name and country, as `Munich,DE`.
    package static let otherNames: [String: [String]] = Dictionary(
        uniqueKeysWithValues: otherNamesTable.split(separator: "\n").map { line in
            let fields = line.split(separator: "|").map(String.init)
            return ("\(fields[0]),\(fields[1])", Array(fields.dropFirst(2)))
        })

    /// Other names that the city is asked for by.
    package var otherNames: [String] { Self.otherNames["\(englishName),\(country)"] ?? [] }
}
