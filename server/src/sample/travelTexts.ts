import type { SceneName } from '../art/sceneCatalog.ts';

export interface TourText {
  readonly title: string;
  readonly theme: string;
  readonly about: string;
  /** Picture of the stop that the title speaks of. */
  readonly scene: SceneName;
  /** Names of attractions by day. */
  readonly days: readonly (readonly string[])[];
}

export const tourTexts: readonly TourText[] = [
  {
    title: '아이와 함께 하루',
    theme: 'CD0000002301',
    about: '과학관에서 놀고 갯벌에서 조개를 캐는, 아이가 먼저 웃는 하루입니다. 이동이 짧아 유모차로도 편합니다.',
    scene: 'science-sphere',
    days: [['해솔 어린이과학관', '솔내 수변공원', '은물결 갯벌체험장', '해솔 바람언덕 전망대']],
  },
  {
    title: '바다 따라 1박 2일',
    theme: 'CD0000002302',
    about: '해안산책로를 걷고 요트를 타며 바다와 나란히 보내는 이틀입니다. 해 질 무렵의 하늘을 놓치지 마세요.',
    scene: 'beach',
    days: [
      ['솔빛 해수욕장', '파도소리 요트체험', '솔빛 해안산책로', '솔빛 바다창 호텔'],
      ['솔빛 소금밭', '솔빛 회센터', '해솔 항구시장'],
    ],
  },
  {
    title: '휠체어로 편한 해솔 반나절',
    theme: 'CD0000002305',
    about: '경사로와 승강기, 넓은 화장실이 있는 곳만 골라 반나절 동안 느긋하게 돌아봅니다.',
    scene: 'pass-step-free',
    days: [['해솔 어린이과학관', '해솔 바람언덕 전망대', '솔내 수변공원']],
  },
  {
    title: '비 오는 날 실내 코스',
    theme: 'CD0000002306',
    about: '비가 와도 젖지 않고 다닐 수 있는 박물관과 공방, 도서관을 엮었습니다.',
    scene: 'picture-book-library',
    days: [['가온 산업박물관', '공장골목 목공 체험', '나래 그림책 도서관', '라움 도자박물관']],
  },
  {
    title: '시장 한 바퀴 미식 코스',
    theme: 'CD0000002304',
    about: '아침 항구시장부터 밤의 야시장까지 네 시장의 대표 음식을 맛봅니다.',
    scene: 'night-market',
    days: [['해솔 항구시장', '가온 옛장터', '가온 골목 미식 투어', '나래 야시장']],
  },
  {
    title: '섬에서 보내는 2박 3일',
    theme: 'CD0000002302',
    about: '등대와 몽돌해변, 해녀마을을 천천히 걸으며 섬의 시간에 맞추어 지냅니다.',
    scene: 'pebble-beach',
    days: [
      ['푸른섬 등대박물관', '푸른섬 몽돌해변', '푸른섬 등대지기 집'],
      ['푸른섬 해녀마을', '푸른섬 물질 체험', '푸른섬 밤바다 거리'],
      ['푸른섬 후박나무숲', '푸른섬 한 바퀴 버스 투어'],
    ],
  },
  {
    title: '도자마을 느린 산책',
    theme: 'CD0000002303',
    about: '공방을 기웃거리고 차밭을 걷는 조용한 하루입니다. 직접 빚은 그릇은 집으로 보내 줍니다.',
    scene: 'climbing-kiln',
    days: [['라움 도자마을', '라움 물레 체험', '솔향 다원', '라움 돌담마을']],
  },
  {
    title: '별을 보러 가는 밤',
    theme: 'CD0000002301',
    about: '낮에는 물레방아 마을에서 떡을 만들고 밤에는 천문대에서 별을 봅니다.',
    scene: 'starlight-dome',
    days: [
      ['다온 물레방아 마을', '다온 메밀꽃밭', '다온 별빛천문대', '다온 구름숲 산장'],
      ['다온 계곡 숲길', '다온 약초시장'],
    ],
  },
  {
    title: '강을 따라 자전거로',
    theme: 'CD0000002303',
    about: '평평한 강변길을 따라 쉬엄쉬엄 달리고 옛 역에서 쉬어 갑니다.',
    scene: 'cycle-path',
    days: [['나래 강변 자전거길', '나래 옛역 문화마당', '나래 철새 전망대']],
  },
  {
    title: '숲에서 쉬는 1박 2일',
    theme: 'CD0000002303',
    about: '편백 숲에서 걷고 자며 몸과 마음을 쉬게 하는 이틀입니다.',
    scene: 'cedar-trail',
    days: [
      ['마루 산림욕장', '마루 모노레일 투어', '마루 편백 휴양림 숙소'],
      ['마루 동굴', '마루 산나물 장터'],
    ],
  },
  {
    title: '부모님과 걷는 평지 코스',
    theme: 'CD0000002305',
    about: '계단이 없는 길과 쉬는 의자가 많은 곳을 골라 부모님과 함께 걷기 좋습니다.',
    scene: 'wildflowers',
    days: [['라움 들꽃수목원', '솔향 다원', '라움 도자박물관']],
  },
  {
    title: '가온 성곽과 빛의 밤',
    theme: 'CD0000002303',
    about: '오후에 성곽을 한 바퀴 돌고 해가 지면 빛정원을 거닙니다.',
    scene: 'fortress-wall',
    days: [['가온 성곽길', '가온 옛장터', '달구름 출렁다리', '가온 빛정원']],
  },
  {
    title: '친구들과 바다 놀이',
    theme: 'CD0000002302',
    about: '서핑과 요트, 유람선까지 물 위에서 보내는 신나는 이틀입니다.',
    scene: 'surfboards',
    days: [
      ['솔빛 서핑 교실', '솔빛 해수욕장', '솔빛 회센터', '솔빛 바다창 호텔'],
      ['파도소리 요트체험', '해솔 유람선 일몰 투어'],
    ],
  },
  {
    title: '공장에서 놀이터로',
    theme: 'CD0000002306',
    about: '옛 공장과 에너지 전시관에서 물건이 만들어지는 원리를 배우는 실내 하루입니다.',
    scene: 'loom-hall',
    days: [['가온 산업박물관', '솔빛 에너지전시관', '마루 산촌박물관']],
  },
];

export interface PassText {
  readonly nm: string;
  readonly ps: string;
  readonly hours: number | null;
  readonly pick: number | null;
  readonly persons: number;
  readonly price: number;
  readonly listPrice: number;
  readonly places: number;
  readonly sold: number;
  readonly about: string;
  readonly scene: SceneName;
}

export const passTexts: readonly PassText[] = [
  {
    nm: '누리패스 24시간권',
    ps: 'CD0000002201',
    hours: 24,
    pick: null,
    persons: 1,
    price: 19_900,
    listPrice: 29_900,
    places: 42,
    sold: 4_812,
    scene: 'pass-day',
    about: '첫 사용 시점부터 24시간 동안 누리도의 관광지 42곳을 자유롭게 이용합니다.',
  },
  {
    nm: '누리패스 48시간권',
    ps: 'CD0000002201',
    hours: 48,
    pick: null,
    persons: 1,
    price: 29_900,
    listPrice: 45_000,
    places: 42,
    sold: 6_230,
    scene: 'pass-two-days',
    about: '1박 2일 여행에 알맞은 패스입니다. 첫 사용 시점부터 48시간을 씁니다.',
  },
  {
    nm: '누리패스 72시간권',
    ps: 'CD0000002201',
    hours: 72,
    pick: null,
    persons: 1,
    price: 39_900,
    listPrice: 62_000,
    places: 42,
    sold: 2_947,
    scene: 'pass-three-days',
    about: '섬까지 천천히 둘러보는 분을 위한 72시간 패스입니다.',
  },
  {
    nm: '누리패스 Big3',
    ps: 'CD0000002202',
    hours: null,
    pick: 3,
    persons: 1,
    price: 24_900,
    listPrice: 36_000,
    places: 18,
    sold: 3_105,
    scene: 'pass-pick-three',
    about: '인기 관광지와 체험 18곳 가운데 세 곳을 골라 이용합니다.',
  },
  {
    nm: '누리패스 Big5',
    ps: 'CD0000002202',
    hours: null,
    pick: 5,
    persons: 1,
    price: 34_900,
    listPrice: 55_000,
    places: 18,
    sold: 1_688,
    scene: 'pass-pick-five',
    about: '인기 관광지와 체험 18곳 가운데 다섯 곳을 골라 이용합니다.',
  },
  {
    nm: '교통 24시간권',
    ps: 'CD0000002203',
    hours: 24,
    pick: null,
    persons: 1,
    price: 25_900,
    listPrice: 38_000,
    places: 36,
    sold: 1_240,
    scene: 'pass-bus',
    about: '관광지 36곳과 시군을 잇는 순환버스를 24시간 동안 함께 씁니다.',
  },
  {
    nm: '가족 4인 24시간권',
    ps: 'CD0000002201',
    hours: 24,
    pick: null,
    persons: 4,
    price: 69_900,
    listPrice: 119_600,
    places: 42,
    sold: 2_054,
    scene: 'pass-family',
    about: '네 사람이 함께 쓰는 24시간 패스입니다. 아이 한 명은 덤으로 함께합니다.',
  },
  {
    nm: '무장애 24시간권',
    ps: 'CD0000002201',
    hours: 24,
    pick: null,
    persons: 1,
    price: 15_900,
    listPrice: 24_000,
    places: 24,
    sold: 731,
    scene: 'pass-step-free',
    about: '경사로와 전용 화장실을 갖춘 24곳을 동반자 한 명과 함께 이용합니다.',
  },
];

/** Days are counted from the base date. */
export const promotionTexts: readonly (readonly [
  title: string,
  summary: string,
  from: number,
  to: number,
  scene: SceneName,
])[] = [
  ['겨울 바다 여행 주간', '해안 관광지와 유람선을 최대 30% 할인된 값으로 만나 보세요.', -5, 24, 'winter-sea'],
  ['누리패스 첫 구매 혜택', '처음 패스를 사는 분께 5,000원 쿠폰을 드립니다.', -40, 60, 'pass-coupon'],
  ['가족 여행 응원', '네 사람이 함께 떠나면 체험 상품이 20% 저렴합니다.', -12, 33, 'pass-family'],
  ['평일이 더 좋은 숙소', '일요일부터 목요일까지 한옥과 산장을 15% 할인합니다.', -20, 45, 'hanok-roof'],
  ['비 오는 날 실내 관광', '비가 오는 날 전시관과 공방 이용권을 반값에 드립니다.', -3, 50, 'woodshop'],
  ['새해 해돋이 특별전', '전망대와 등대를 새벽에 여는 특별 입장권을 준비했습니다.', 12, 45, 'lighthouse-island'],
  ['설맞이 시장 나들이', '시장 상품권과 미식 투어를 묶은 상품이 곧 열립니다.', 30, 80, 'old-market'],
  ['가을 자전거 여행', '강변길을 달리고 도장을 모으면 기념품을 드렸습니다.', -75, -20, 'cycle-path'],
  ['여름밤 별빛 축제', '천문대 야간 개장과 별보기 투어를 함께 즐겼습니다.', -140, -96, 'telescope-field'],
  ['봄 차밭 걷기', '첫물차를 따고 차밭을 걷는 행사를 열었습니다.', -220, -190, 'tea-garden'],
];

export interface CouponText {
  readonly nm: string;
  readonly kind: 'activity' | 'voucher';
  readonly type: 'RATE' | 'AMOUNT';
  readonly discount: number;
  readonly min: number;
  readonly max: number | null;
  readonly from: number;
  readonly to: number;
  readonly targets: readonly string[];
  readonly total: number;
  readonly issued: number;
  /** Number of the promotion from 1. */
  readonly promotion: number | null;
}

/** One is sold out, one has expired, one is nearly gone. */
export const couponTexts: readonly CouponText[] = [
  {
    nm: '첫 여행 5,000원 쿠폰',
    kind: 'voucher',
    type: 'AMOUNT',
    discount: 5_000,
    min: 19_900,
    max: null,
    from: -40,
    to: 60,
    targets: ['누리패스 전 상품'],
    total: 2_000,
    issued: 812,
    promotion: 2,
  },
  {
    nm: '체험 20% 할인',
    kind: 'activity',
    type: 'RATE',
    discount: 20,
    min: 20_000,
    max: 15_000,
    from: -12,
    to: 33,
    targets: ['체험 상품'],
    total: 500,
    issued: 143,
    promotion: 3,
  },
  {
    nm: '겨울 바다 30% 할인',
    kind: 'activity',
    type: 'RATE',
    discount: 30,
    min: 15_000,
    max: 20_000,
    from: -5,
    to: 24,
    targets: ['유람선', '요트', '해안 관광지'],
    total: 300,
    issued: 297,
    promotion: 1,
  },
  {
    nm: '평일 숙소 15% 할인',
    kind: 'voucher',
    type: 'RATE',
    discount: 15,
    min: 80_000,
    max: 30_000,
    from: -20,
    to: 45,
    targets: ['숙박 상품(일~목)'],
    total: 400,
    issued: 188,
    promotion: 4,
  },
  {
    nm: '비 오는 날 반값',
    kind: 'activity',
    type: 'RATE',
    discount: 50,
    min: 5_000,
    max: 10_000,
    from: -3,
    to: 50,
    targets: ['실내 관광지'],
    total: 600,
    issued: 75,
    promotion: 5,
  },
  {
    nm: '패스 3,000원 할인',
    kind: 'voucher',
    type: 'AMOUNT',
    discount: 3_000,
    min: 24_900,
    max: null,
    from: -30,
    to: 90,
    targets: ['누리패스 Big3', '누리패스 Big5'],
    total: 1_000,
    issued: 324,
    promotion: null,
  },
  {
    nm: '시장 투어 2,000원 할인',
    kind: 'activity',
    type: 'AMOUNT',
    discount: 2_000,
    min: 10_000,
    max: null,
    from: -15,
    to: 40,
    targets: ['미식 투어'],
    total: 500,
    issued: 61,
    promotion: null,
  },
  {
    nm: '별보기 투어 10% 할인',
    kind: 'activity',
    type: 'RATE',
    discount: 10,
    min: 15_000,
    max: 5_000,
    from: -10,
    to: 70,
    targets: ['야간 투어'],
    total: 300,
    issued: 112,
    promotion: null,
  },
  {
    nm: '도자 체험 4,000원 할인',
    kind: 'activity',
    type: 'AMOUNT',
    discount: 4_000,
    min: 20_000,
    max: null,
    from: -25,
    to: 35,
    targets: ['라움 물레 체험'],
    total: 200,
    issued: 90,
    promotion: null,
  },
  {
    nm: '섬 여행 10,000원 할인',
    kind: 'voucher',
    type: 'AMOUNT',
    discount: 10_000,
    min: 60_000,
    max: null,
    from: -8,
    to: 52,
    targets: ['푸른섬군 상품'],
    total: 250,
    issued: 44,
    promotion: null,
  },
  {
    nm: '재방문 감사 2,000원',
    kind: 'voucher',
    type: 'AMOUNT',
    discount: 2_000,
    min: 10_000,
    max: null,
    from: -60,
    to: 120,
    targets: ['전 상품'],
    total: 5_000,
    issued: 1_730,
    promotion: null,
  },
  {
    nm: '선착순 100명 7,000원',
    kind: 'voucher',
    type: 'AMOUNT',
    discount: 7_000,
    min: 20_000,
    max: null,
    from: -6,
    to: 20,
    targets: ['전 상품'],
    total: 100,
    issued: 100,
    promotion: null,
  },
  {
    nm: '가을 자전거 할인',
    kind: 'activity',
    type: 'RATE',
    discount: 15,
    min: 10_000,
    max: 5_000,
    from: -75,
    to: -20,
    targets: ['자전거 대여'],
    total: 300,
    issued: 251,
    promotion: 8,
  },
  {
    nm: '해돋이 특별 입장 할인',
    kind: 'activity',
    type: 'AMOUNT',
    discount: 3_000,
    min: 10_000,
    max: null,
    from: 12,
    to: 45,
    targets: ['전망대', '등대박물관'],
    total: 400,
    issued: 0,
    promotion: 6,
  },
];
