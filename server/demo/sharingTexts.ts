import type { SharingType } from '@haesol/contracts/board';
import type { EducationKind } from '../src/pages/pictures/education.ts';
import type { EquipmentKind } from '../src/pages/pictures/equipment.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';

/** A drawing of a course's subject or of a device, or a picture of a place. */
export type SharingPicture =
  | { readonly course: EducationKind }
  | { readonly device: EquipmentKind }
  | { readonly scene: SceneName };

export interface SharingText {
  readonly type: SharingType;
  readonly field: string;
  readonly title: string;
  readonly summary: string;
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly picture: SharingPicture;
}

const technology = (
  field: string,
  title: string,
  summary: string,
  lines: readonly string[],
  [stage, right, professor]: readonly [string, string, string],
  picture: SharingPicture,
): SharingText => ({
  type: 'TECH',
  field,
  title,
  summary,
  lines,
  facts: [
    ['완성 단계', stage],
    ['권리', right],
    ['연구 책임', professor],
    ['이전 방법', '통상실시, 공동개발 협의'],
  ],
  picture,
});

const space = (
  field: string,
  title: string,
  summary: string,
  lines: readonly string[],
  [place, people, price]: readonly [string, string, string],
  picture: SharingPicture,
): SharingText => ({
  type: 'SPACE',
  field,
  title,
  summary,
  lines,
  facts: [
    ['위치', place],
    ['정원', people],
    ['이용 시간', '평일 09:00~18:00'],
    ['이용료', price],
  ],
  picture,
});

const example = (
  field: string,
  title: string,
  summary: string,
  lines: readonly string[],
  [company, period, result]: readonly [string, string, string],
  picture: SharingPicture,
): SharingText => ({
  type: 'CASE',
  field,
  title,
  summary,
  lines,
  facts: [
    ['참여 기업', company],
    ['기간', period],
    ['성과', result],
  ],
  picture,
});

export const sharingTexts: readonly SharingText[] = [
  technology(
    'T20',
    '저온 건조 중 색 변화 예측 기술',
    '과채의 색을 영상으로 재고 건조 온도를 미리 조절합니다.',
    [
      '건조기 안 영상에서 색 좌표를 뽑아 30분 뒤의 변화를 예측합니다.',
      '기존 건조기에 카메라와 제어기만 붙여 쓸 수 있습니다.',
    ],
    ['시제품 시험 완료', '특허 등록', '문서율 교수'],
    { device: 'freezedryer' },
  ),
  technology(
    'T10',
    '반사 금속 표면의 흠집 검사 조명',
    '각도를 바꾸는 고리 조명으로 반사 금속의 흠집을 드러냅니다.',
    ['조명 각도 네 가지를 번갈아 비추고 영상을 겹쳐 봅니다.', '연마된 부품의 0.05mm 흠집을 찾았습니다.'],
    ['현장 시험 완료', '특허 등록', '노현결 부교수'],
    { course: 'lens' },
  ),
  technology(
    'T10',
    '설비 진동으로 찾는 공구 마모',
    '주축 진동만으로 공구를 바꿀 때를 알려 줍니다.',
    ['추가 절삭 동력계 없이 가속도 센서 하나로 판단합니다.', '가공 조건이 바뀌면 20분 안에 다시 학습합니다.'],
    ['현장 시험 중', '특허 출원', '강도담 교수'],
    { device: 'cnc' },
  ),
  technology(
    'T30',
    '응집제 자동 투입 제어',
    '탁도와 유량을 함께 보아 약품을 31% 줄였습니다.',
    ['침전지 앞뒤의 탁도를 재어 투입량을 1분마다 조절합니다.', '기존 투입 펌프를 그대로 씁니다.'],
    ['상용화 준비', '특허 등록', '박새온 교수'],
    { course: 'water' },
  ),
  technology(
    'T30',
    '배터리 셀 팽창 감지 센서',
    '얇은 막 센서로 셀의 부풀음을 미리 알아냅니다.',
    ['두께 0.2mm의 막을 셀 사이에 넣어 압력 변화를 읽습니다.'],
    ['시제품 시험 완료', '특허 출원', '안도별 교수'],
    { course: 'battery-cell' },
  ),
  technology(
    'T40',
    '저온 소결 세라믹 필터',
    '소결 온도를 180℃ 낮춘 필터 제조 방법입니다.',
    ['소결 조제의 배합을 바꾸어 강도를 유지하면서 온도를 낮췄습니다.', '연료 비용이 22% 줄었습니다.'],
    ['현장 시험 완료', '특허 등록', '오수빈 부교수'],
    { course: 'filter' },
  ),
  technology(
    'T60',
    '적은 사진으로 시작하는 불량 분류',
    '불량 사진 30장으로 분류를 시작하는 인공지능 학습 방법입니다.',
    ['정상 사진을 먼저 학습하고 불량은 조금씩 더합니다.', '새 불량 유형이 나와도 하루 안에 반영합니다.'],
    ['현장 시험 중', '프로그램 등록', '신우람 교수'],
    { course: 'neural' },
  ),
  technology(
    'T60',
    '철제 구조물 안의 무선 센서 배치',
    '전파가 막힌 곳에서도 자료를 놓치지 않는 배치 방법입니다.',
    ['중계기 위치를 도면에서 계산하고 현장에서 한 번만 확인합니다.'],
    ['현장 시험 완료', '특허 출원', '나주온 조교수'],
    { course: 'sensor' },
  ),
  technology(
    'T50',
    '방문객 동선 시각화 도구',
    '예약·결제 자료로 체류 시간과 이동을 지도에 그립니다.',
    ['개인을 알아볼 수 없게 묶은 자료만 씁니다.', '축제와 체험장의 혼잡 시간을 미리 알려 줍니다.'],
    ['상용화 준비', '프로그램 등록', '이나결 교수'],
    { course: 'tourism-data' },
  ),
  technology(
    'T10',
    '협동로봇 교체형 손가락',
    '공구 없이 2분 안에 바꾸는 로봇 손가락입니다.',
    ['자석과 걸쇠를 함께 써서 빠짐을 막았습니다.', '인쇄형 부품이라 모양을 바꾸기 쉽습니다.'],
    ['시제품 시험 완료', '특허 출원', '노현결 조교수'],
    { course: 'cobot' },
  ),
  space(
    'T10',
    '메이커룸',
    '3D 프린터와 레이저 커터로 시제품을 만드는 공간입니다.',
    ['안전교육을 마친 뒤 이용할 수 있습니다.', '재료는 직접 준비하거나 실비로 구매합니다.'],
    ['산학협력관 1층 105호', '12명', '시간당 5,000원'],
    { device: 'printer3d' },
  ),
  space(
    'T60',
    '화상회의실',
    '원격 자문과 발표에 알맞은 회의실입니다.',
    ['85인치 화면과 회의용 카메라, 마이크를 갖추었습니다.'],
    ['산학협력관 3층 312호', '10명', '무료'],
    { scene: 'video-room' },
  ),
  space(
    'T20',
    '공동 시식실',
    '칸막이 자리 여섯 곳과 준비실을 갖춘 시식 공간입니다.',
    ['관능평가 설계와 참가자 모집을 함께 도와드립니다.'],
    ['생명과학관 2층 208호', '6명', '시간당 20,000원'],
    { device: 'sensory' },
  ),
  space(
    'T10',
    '개방형 실험실',
    '기업 연구원이 머물며 실험하는 공간입니다.',
    ['3개월 단위로 빌리며 공용장비 이용료를 감면합니다.'],
    ['산학협력관 2층', '8개 자리', '월 150,000원'],
    { scene: 'news-lab-bench' },
  ),
  space(
    'T60',
    '데이터 분석실',
    '외부 반출이 어려운 자료를 안전하게 다루는 공간입니다.',
    ['망이 분리된 컴퓨터 네 대가 있습니다.'],
    ['정보관 4층 402호', '4명', '시간당 8,000원'],
    { scene: 'data-room' },
  ),
  space(
    'T10',
    '교육실',
    '집체 교육과 설명회를 여는 공간입니다.',
    ['책상 배치를 바꿀 수 있고 이동식 화면이 있습니다.'],
    ['산학협력관 2층 대강의실', '40명', '반나절 50,000원'],
    { scene: 'news-training-room' },
  ),
  space(
    'T30',
    '배터리 시험실',
    '충방전과 온도 시험을 함께하는 공간입니다.',
    ['방폭 설비가 있어 담당자와 함께 이용합니다.'],
    ['에너지관 1층 101호', '4명', '시간당 30,000원'],
    { device: 'battery' },
  ),
  space(
    'T50',
    '제품 촬영실',
    '조명과 배경을 갖춘 소형 촬영실입니다.',
    ['온라인 판매용 제품 사진을 직접 찍을 수 있습니다.'],
    ['산학협력관 1층 112호', '5명', '시간당 10,000원'],
    { device: 'camera' },
  ),
  example(
    'T20',
    '건조 공정의 색 변화를 온도 구간 제어로 해결',
    '온도 구간을 나누어 제어하여 수율을 12% 높였습니다.',
    [
      '여름철 원료의 갈변이 심해 등급 외 비율이 높았습니다.',
      '건조 구간을 셋으로 나누고 구간마다 색을 재어 온도를 조절했습니다.',
    ],
    ['다온푸드텍', '2026년 3월~6월', '수율 12% 향상'],
    { scene: 'news-drying-line' },
  ),
  example(
    'T10',
    '영상 검사로 검사 시간을 절반으로',
    '조명 각도를 바꾸고 영상 검사를 붙여 검사 시간을 52% 줄였습니다.',
    ['사람이 눈으로 보던 표면 검사를 영상으로 바꾸었습니다.'],
    ['가온정밀', '2026년 1월~5월', '검사 시간 52% 단축'],
    { course: 'vision' },
  ),
  example(
    'T30',
    '폐수 처리 약품 31% 절감',
    '투입 시점을 조절하여 약품을 31% 아꼈습니다.',
    ['유량이 적은 밤에 침전지에 넣는 약품이 지나친 것이 원인이었습니다.'],
    ['마루환경', '2025년 9월~12월', '약품 31% 절감'],
    { course: 'water' },
  ),
  example(
    'T10',
    '두 기관이 함께 쓰는 공동연구실 운영',
    '기업과 연구실이 장비와 사람을 나누어 씁니다.',
    ['장비를 따로 사지 않고 공동 예약으로 이용합니다.'],
    ['솔빛로보틱스', '2025년 7월~현재', '공동 특허 2건'],
    { scene: 'news-joint-lab' },
  ),
  example(
    'T50',
    '어촌 체험 상품의 예약 이탈 줄이기',
    '예약 화면과 체험 시간을 바꾸어 이탈을 40%에서 24%로 낮췄습니다.',
    ['물때를 몰라 예약을 그만두는 사람이 많았습니다.', '체험 시간마다 물때를 함께 보여 주었습니다.'],
    ['푸른섬해양', '2026년 4월~8월', '예약 이탈 16%p 감소'],
    { scene: 'tide-board' },
  ),
  example(
    'T50',
    '골목 상점의 지도와 안내 화면 제작',
    '상점 12곳의 정보를 한 화면에 모았습니다.',
    ['상인회와 학생 창업팀이 함께 만들었습니다.'],
    ['은물결관광', '2026년 5월~7월', '안내 화면 3곳 설치'],
    { scene: 'news-alley-shop' },
  ),
];
