type Names = readonly [en: string, ja: string, zhCn: string, zhTw: string];

/** Names of codes that travellers choose when they buy, ask, cancel or report, by group and code. */
export const buyingCodeTranslations: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  INQUIRY_CTG: {
    GOODS: ['Products', '商品', '商品', '商品'],
    RESERVE: ['Bookings', '予約', '预订', '預訂'],
    PAY: ['Payment and refunds', '支払い・返金', '付款与退款', '付款與退款'],
    PASS: ['Passes', 'パス', '通票', '套票'],
    ETC: ['Other', 'その他', '其他', '其他'],
  },
  REVIEW_REPORT: {
    AD: ['Advertising', '広告・宣伝', '广告', '廣告'],
    ABUSE: ['Insults', '暴言・中傷', '辱骂诽谤', '辱罵誹謗'],
    PRIVACY: ['Personal data', '個人情報', '泄露个人信息', '洩漏個資'],
    FALSE: ['Not true', '事実と違う', '与事实不符', '與事實不符'],
    OTHER: ['Other', 'その他', '其他', '其他'],
  },
  REFUND_WHY: {
    SCHEDULE: ['My plans have changed', '予定が変わった', '行程有变', '行程有變'],
    WEATHER: ['The weather is bad', '天気が悪い', '天气不好', '天氣不好'],
    MISTAKE: ['I bought it by mistake', '間違えて購入した', '买错了', '買錯了'],
    OTHER_GOODS: ['I use something else', '別の商品を利用する', '改用其他商品', '改用其他商品'],
    PROVIDER: ['The provider cannot offer it', '事業者の都合で利用できない', '商家原因无法使用', '店家因素無法使用'],
    OTHER: ['Other', 'その他', '其他', '其他'],
  },
  NATION: {
    KR: ['South Korea', '韓国', '韩国', '韓國'],
    US: ['United States', 'アメリカ', '美国', '美國'],
    JP: ['Japan', '日本', '日本', '日本'],
    CN: ['China', '中国', '中国', '中國'],
    TW: ['Taiwan', '台湾', '台湾', '台灣'],
    HK: ['Hong Kong', '香港', '香港', '香港'],
    SG: ['Singapore', 'シンガポール', '新加坡', '新加坡'],
    TH: ['Thailand', 'タイ', '泰国', '泰國'],
    VN: ['Vietnam', 'ベトナム', '越南', '越南'],
    PH: ['Philippines', 'フィリピン', '菲律宾', '菲律賓'],
    ID: ['Indonesia', 'インドネシア', '印度尼西亚', '印尼'],
    MY: ['Malaysia', 'マレーシア', '马来西亚', '馬來西亞'],
    AU: ['Australia', 'オーストラリア', '澳大利亚', '澳洲'],
    CA: ['Canada', 'カナダ', '加拿大', '加拿大'],
    GB: ['United Kingdom', 'イギリス', '英国', '英國'],
    DE: ['Germany', 'ドイツ', '德国', '德國'],
    FR: ['France', 'フランス', '法国', '法國'],
    ETC: ['Another country', 'その他の国', '其他国家', '其他國家'],
  },
};
