import type { SceneLandmark, SceneTime } from './scenes.ts';

export interface AttractionText {
  readonly nm: string;
  readonly en: string;
  /** A attraction, E activity, T tour, S stay. */
  readonly kind: 'A' | 'E' | 'T' | 'S';
  /** Last digit of the category code. */
  readonly category: 1 | 2 | 3 | 4 | 5 | 6;
  readonly landmark: SceneLandmark;
  readonly time: SceneTime;
  readonly about: string;
  /** Number of the town from 1, as in the codes. */
  readonly town: number;
}

type Row = readonly [nm: string, en: string, kind: AttractionText['kind'], category: AttractionText['category'], landmark: SceneLandmark, time: SceneTime, about: string];

const towns: readonly (readonly Row[])[] = [
  [
    ['해솔 바람언덕 전망대', 'Haesol Windy Hill Observatory', 'A', 1, 'observatoryTower', 'day', '바닷바람이 불어오는 언덕 끝에서 해솔만과 섬 스무 곳을 한눈에 내려다봅니다.'],
    ['해솔 어린이과학관', 'Haesol Children’s Science Hall', 'A', 5, 'dome', 'rain', '물과 빛, 소리를 몸으로 느끼는 놀이 전시 서른 가지를 갖추었습니다.'],
    ['해솔 근대문화거리', 'Haesol Heritage Street', 'A', 2, 'hanok', 'dusk', '오래된 은행과 여관, 사진관을 고쳐 쓰는 골목이 네 구역으로 이어집니다.'],
    ['솔내 수변공원', 'Solnae Waterside Park', 'A', 1, 'pavilion', 'dawn', '강이 크게 휘도는 자리에 소나무 숲길과 물놀이터가 함께 있습니다.'],
    ['해솔 항구시장', 'Haesol Harbor Market', 'A', 4, 'market', 'day', '새벽 경매가 끝난 생선과 해초를 그 자리에서 구워 먹을 수 있습니다.'],
    ['해솔 유람선 일몰 투어', 'Haesol Sunset Cruise', 'T', 6, 'yacht', 'dusk', '해가 지기 한 시간 전에 떠나 등대와 바다 절벽을 돌아옵니다.'],
    ['은물결 갯벌체험장', 'Eunmulgyeol Mudflat Field', 'E', 3, 'tent', 'day', '물때에 맞추어 조개를 캐고 갯벌 생물을 관찰하는 체험장입니다.'],
    ['누리 한옥스테이', 'Nuri Hanok Stay', 'S', 2, 'hanok', 'night', '마당을 사이에 둔 한옥 여섯 채에서 온돌과 다도를 즐기는 숙소입니다.'],
  ],
  [
    ['가온 옛장터', 'Gaon Old Market', 'A', 4, 'market', 'day', '닷새마다 서는 장터에 국밥과 묵, 손두부를 파는 집이 줄지어 있습니다.'],
    ['가온 산업박물관', 'Gaon Museum of Industry', 'A', 5, 'book', 'rain', '방직 공장을 고쳐 만든 전시장에서 베틀과 초기 기계를 움직여 봅니다.'],
    ['가온 성곽길', 'Gaon Fortress Trail', 'A', 2, 'pavilion', 'dawn', '낮은 산을 두른 돌성을 따라 두 시간이면 한 바퀴를 돕니다.'],
    ['달구름 출렁다리', 'Dalgureum Suspension Bridge', 'A', 3, 'bridge', 'day', '골짜기 위 80미터에 놓인 다리에서 계단식 논을 내려다봅니다.'],
    ['가온 빛정원', 'Gaon Garden of Lights', 'A', 6, 'ferriswheel', 'night', '해가 지면 정원 전체에 작은 등이 켜지고 음악이 흐릅니다.'],
    ['공장골목 목공 체험', 'Factory Alley Woodworking', 'E', 3, 'kiln', 'rain', '버려진 목재로 도마와 작은 의자를 만드는 두 시간 체험입니다.'],
    ['가온 골목 미식 투어', 'Gaon Alley Food Walk', 'T', 4, 'market', 'dusk', '토박이 안내자와 함께 다섯 집을 돌며 한 입씩 맛보는 길입니다.'],
    ['가온 다리옆 게스트하우스', 'Gaon Bridge Guesthouse', 'S', 1, 'bridge', 'dusk', '강가의 옛 창고를 고친 숙소로 자전거를 무료로 빌려줍니다.'],
  ],
  [
    ['나래 강변 자전거길', 'Narae Riverside Cycle Path', 'A', 1, 'bridge', 'day', '강둑을 따라 24킬로미터가 이어지고 쉼터마다 공기 주입기가 있습니다.'],
    ['나래 야시장', 'Narae Night Market', 'A', 6, 'market', 'night', '금요일과 토요일 밤에 꼬치와 전, 수제 음료를 파는 수레가 모입니다.'],
    ['나래 철새 전망대', 'Narae Bird Observatory', 'A', 1, 'observatoryTower', 'dawn', '겨울이면 가창오리 떼가 강 위를 나는 모습을 볼 수 있습니다.'],
    ['나래 그림책 도서관', 'Narae Picture Book Library', 'A', 5, 'book', 'rain', '그림책 2만 권과 원화 전시실을 갖춘 도서관으로 누구나 쉬어 갑니다.'],
    ['나래 옛역 문화마당', 'Narae Old Station Yard', 'A', 2, 'campus', 'dusk', '기차가 멈춘 역사와 승강장을 공연장과 책방으로 바꾸었습니다.'],
    ['나래 열기구 체험', 'Narae Balloon Ride', 'E', 3, 'ferriswheel', 'dawn', '이른 아침 바람이 잔잔할 때 강 위로 50미터까지 떠오릅니다.'],
    ['나래 카약 물길 체험', 'Narae Kayak Course', 'E', 3, 'yacht', 'day', '안전교육을 받고 갈대숲 사이 물길을 한 시간 동안 저어 갑니다.'],
    ['별무리 글램핑', 'Byeolmuri Glamping', 'S', 6, 'tent', 'night', '강이 보이는 천막 숙소 열여섯 동에 화덕과 온수 욕실이 있습니다.'],
  ],
  [
    ['다온 별빛천문대', 'Daon Starlight Observatory', 'A', 6, 'dome', 'night', '600밀리미터 망원경으로 달의 분화구와 토성의 고리를 봅니다.'],
    ['다온 메밀꽃밭', 'Daon Buckwheat Field', 'A', 1, 'pavilion', 'day', '초가을 언덕을 하얗게 덮는 꽃밭 사이로 나무 길이 놓여 있습니다.'],
    ['다온 물레방아 마을', 'Daon Watermill Village', 'A', 2, 'hanok', 'day', '물레방아 세 대가 지금도 곡식을 찧고 마을 부엌에서 떡을 냅니다.'],
    ['다온 계곡 숲길', 'Daon Valley Trail', 'A', 1, 'bridge', 'day', '맑은 물을 따라 걷는 3킬로미터 길로 한여름에도 서늘합니다.'],
    ['다온 약초시장', 'Daon Herb Market', 'A', 4, 'market', 'dawn', '약초와 버섯, 꿀을 파는 가게마다 우려낸 차를 내어 줍니다.'],
    ['다온 전통주 빚기', 'Daon Rice Wine Workshop', 'E', 4, 'kiln', 'dusk', '고두밥을 찌고 누룩을 섞어 나만의 술을 담가 가져갑니다.'],
    ['다온 별보기 야간 투어', 'Daon Night Sky Tour', 'T', 6, 'dome', 'night', '천문대 해설사와 함께 어두운 들판에서 별자리를 찾아갑니다.'],
    ['다온 구름숲 산장', 'Daon Cloud Forest Lodge', 'S', 1, 'pavilion', 'dawn', '해발 700미터 숲속의 통나무집으로 새벽 운해를 볼 수 있습니다.'],
  ],
  [
    ['라움 도자마을', 'Raum Pottery Village', 'A', 2, 'kiln', 'dusk', '오름가마에 불을 때는 공방 열두 곳이 한 길에 모여 있습니다.'],
    ['라움 도자박물관', 'Raum Ceramics Museum', 'A', 5, 'kiln', 'rain', '옛 그릇 조각부터 오늘의 작품까지 시대를 따라 살펴봅니다.'],
    ['솔향 다원', 'Solhyang Tea Garden', 'A', 1, 'teafield', 'dawn', '소나무 숲과 맞닿은 차밭에서 봄이면 찻잎을 직접 딸 수 있습니다.'],
    ['라움 들꽃수목원', 'Raum Wildflower Arboretum', 'A', 1, 'pavilion', 'day', '들꽃 800종이 자라는 언덕에 평평한 나무 길이 놓여 있습니다.'],
    ['라움 돌담마을', 'Raum Stone Wall Village', 'A', 2, 'hanok', 'day', '허리 높이 돌담이 굽이굽이 이어지는 백 년 된 마을입니다.'],
    ['라움 물레 체험', 'Raum Wheel Throwing Class', 'E', 3, 'kiln', 'day', '물레를 돌려 컵이나 접시를 빚고 구운 뒤 집으로 받아 봅니다.'],
    ['라움 찻길 걷기 투어', 'Raum Tea Road Walk', 'T', 1, 'teafield', 'day', '차밭과 다실 세 곳을 잇는 길을 걸으며 차 다섯 가지를 맛봅니다.'],
    ['라움 다실 스테이', 'Raum Tearoom Stay', 'S', 4, 'teafield', 'dusk', '방마다 작은 다실이 딸린 숙소로 아침에 죽과 차를 냅니다.'],
  ],
  [
    ['마루 산림욕장', 'Maru Forest Bath', 'A', 1, 'pavilion', 'dawn', '편백 숲 사이로 경사가 완만한 길을 내어 누구나 걷기 쉽습니다.'],
    ['마루 동굴', 'Maru Cave', 'A', 1, 'dome', 'rain', '일 년 내내 13도를 지키는 석회동굴로 종유석 길이 700미터입니다.'],
    ['마루 산촌박물관', 'Maru Mountain Life Museum', 'A', 5, 'book', 'day', '너와집과 화전 농기구를 통해 산마을의 살림을 보여 줍니다.'],
    ['마루 하늘계단', 'Maru Sky Stairs', 'A', 3, 'observatoryTower', 'day', '산마루까지 600계단을 오르면 능선 다섯 겹이 펼쳐집니다.'],
    ['마루 산나물 장터', 'Maru Wild Greens Market', 'A', 4, 'market', 'day', '봄마다 산나물과 감자떡, 옥수수를 파는 장이 열립니다.'],
    ['마루 숲 밧줄놀이', 'Maru Forest Ropes', 'E', 3, 'bridge', 'day', '나무 사이를 밧줄과 그물로 건너는 놀이로 여섯 살부터 할 수 있습니다.'],
    ['마루 모노레일 투어', 'Maru Monorail Tour', 'T', 3, 'ferriswheel', 'dusk', '천천히 오르는 모노레일로 전망대와 얼음골을 돌아봅니다.'],
    ['마루 편백 휴양림 숙소', 'Maru Cypress Lodge', 'S', 1, 'pavilion', 'night', '편백으로 지은 독채 열 채에 장애인 객실 두 채를 갖추었습니다.'],
  ],
  [
    ['솔빛 해안산책로', 'Solbit Coastal Walk', 'A', 1, 'lighthouse', 'dusk', '바다와 나란히 걷는 4킬로미터 나무 길로 해 질 무렵이 아름답습니다.'],
    ['솔빛 해수욕장', 'Solbit Beach', 'A', 3, 'tent', 'day', '물이 얕고 모래가 고와 아이와 함께 놀기 좋은 바닷가입니다.'],
    ['솔빛 에너지전시관', 'Solbit Energy Hall', 'A', 5, 'campus', 'rain', '바람과 햇빛, 파도로 전기를 만드는 과정을 놀이로 배웁니다.'],
    ['솔빛 소금밭', 'Solbit Salt Field', 'A', 2, 'pavilion', 'dusk', '1950년대부터 이어 온 소금밭에서 수차를 밟아 봅니다.'],
    ['솔빛 회센터', 'Solbit Seafood Hall', 'A', 4, 'market', 'night', '아침에 들어온 생선을 골라 이층 식당에서 바로 먹습니다.'],
    ['파도소리 요트체험', 'Padosori Yacht Ride', 'E', 3, 'yacht', 'day', '선장과 함께 돛을 올리고 앞바다를 50분 동안 달립니다.'],
    ['솔빛 서핑 교실', 'Solbit Surf School', 'E', 3, 'tent', 'dawn', '모래 위 연습부터 파도 잡기까지 두 시간 동안 배웁니다.'],
    ['솔빛 바다창 호텔', 'Solbit Sea Window Hotel', 'S', 3, 'lighthouse', 'dusk', '모든 방이 바다를 향하고 아침 식당에서 해돋이를 봅니다.'],
  ],
  [
    ['푸른섬 등대박물관', 'Pureunseom Lighthouse Museum', 'A', 5, 'lighthouse', 'day', '백 년 된 등대의 렌즈와 등대지기의 일기를 전시합니다.'],
    ['푸른섬 몽돌해변', 'Pureunseom Pebble Beach', 'A', 1, 'lighthouse', 'dawn', '파도가 밀려날 때마다 둥근 돌이 구르는 소리가 들립니다.'],
    ['푸른섬 해녀마을', 'Pureunseom Haenyeo Village', 'A', 2, 'hanok', 'day', '해녀의 노래와 물질 도구를 보고 갓 딴 미역을 맛봅니다.'],
    ['푸른섬 후박나무숲', 'Pureunseom Silver Magnolia Grove', 'A', 1, 'pavilion', 'day', '바닷바람을 막으려 심은 나무가 삼백 년을 자라 숲이 되었습니다.'],
    ['푸른섬 밤바다 거리', 'Pureunseom Night Sea Street', 'A', 6, 'ferriswheel', 'night', '방파제를 따라 켜지는 등불 아래에서 작은 공연이 열립니다.'],
    ['푸른섬 물질 체험', 'Pureunseom Diving with Haenyeo', 'E', 3, 'yacht', 'day', '해녀와 함께 얕은 바다에 들어가 소라와 미역을 찾아봅니다.'],
    ['푸른섬 한 바퀴 버스 투어', 'Pureunseom Island Bus Tour', 'T', 1, 'lighthouse', 'day', '섬을 도는 작은 버스로 바닷가 마을 일곱 곳에 내려 봅니다.'],
    ['푸른섬 등대지기 집', 'Pureunseom Keeper’s House', 'S', 2, 'lighthouse', 'night', '등대지기가 살던 관사를 고친 숙소로 하루 세 팀만 받습니다.'],
  ],
];

export const attractionTexts: readonly AttractionText[] = towns.flatMap((rows, index) =>
  rows.map(([nm, en, kind, category, landmark, time, about]) => ({ nm, en, kind, category, landmark, time, about, town: index + 1 })),
);

/** What is true of the whole category; goes on from the sentence of the place. */
export const categoryTexts: Readonly<Record<AttractionText['category'], readonly string[]>> = {
  1: ['길이 대체로 평평하고 쉬어 갈 의자가 곳곳에 놓여 있어 천천히 둘러보기 좋습니다.', '계절마다 다른 풍경을 볼 수 있으며 이른 아침에 가장 한적합니다.', '안내소에서 숲 해설과 지도를 무료로 받을 수 있습니다.'],
  2: ['주말에는 하루 세 번 해설사가 골목의 옛이야기를 들려줍니다.', '오래된 건물의 안쪽까지 들어가 볼 수 있고 사진을 찍어도 좋습니다.', '마을 사람들이 꾸리는 찻집과 작은 전시실이 함께 있습니다.'],
  3: ['처음 해 보는 사람도 안내자의 도움을 받아 안전하게 즐길 수 있습니다.', '필요한 도구와 보호구를 모두 빌려주므로 가벼운 차림으로 오면 됩니다.', '날씨에 따라 운영 시간이 바뀔 수 있으니 출발 전에 확인해 주세요.'],
  4: ['가게마다 원산지와 가격을 적어 두어 마음 편히 고를 수 있습니다.', '점심때에는 사람이 많으니 열한 시 앞뒤로 오면 여유롭습니다.', '포장한 음식은 뒤편 쉼터에서 먹을 수 있고 전자 결제가 됩니다.'],
  5: ['손으로 만져 보는 전시와 어린이 안내문이 있어 아이와 함께 보기 좋습니다.', '실내 시설이라 비가 오거나 더운 날에도 편안하게 둘러볼 수 있습니다.', '상설 전시와 함께 한 해 네 차례 새로운 기획 전시를 엽니다.'],
  6: ['해가 진 뒤에 가장 아름다우며 조명은 밤 열 시까지 켜집니다.', '밤길이 밝고 안내 요원이 있어 늦은 시간에도 안심하고 걸을 수 있습니다.', '주말 저녁에는 작은 음악 공연이 함께 열립니다.'],
};
