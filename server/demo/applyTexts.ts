import type { ChecklistItem } from '@haesol/contracts/learn';

/** 기한은 기준일에서 센 날수입니다. */
export interface NoticeText {
  readonly title: string;
  readonly kindNm: string;
  readonly summary: string;
  readonly supportMax: number;
  readonly companySharePct: number;
  readonly cashSharePct: number;
  readonly months: number;
  /** First and last day of the application, in days from the base date. */
  readonly days: readonly [from: number, to: number];
}

const million = 1_000_000;

export const noticeTexts: readonly NoticeText[] = [
  {
    title: '2027년 상반기 산학공동기술과제 신규 공고',
    kindNm: '현장 해결형',
    summary: '생산 현장의 기술 문제를 대학 연구실과 함께 풀 중소기업을 모집합니다.',
    supportMax: 45 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 10,
    days: [-10, 11],
  },
  {
    title: '제품 고도화 공동과제 공고',
    kindNm: '제품 고도화형',
    summary: '판매 중인 제품의 성능과 내구성을 높이는 과제를 지원합니다.',
    supportMax: 50 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 10,
    days: [-6, 18],
  },
  {
    title: '바이오헬스 특화 분야 공동과제 공고',
    kindNm: '특화 분야형',
    summary: '식품·의료기기 분야의 시험과 인증까지 잇는 과제를 지원합니다.',
    supportMax: 80 * million,
    companySharePct: 30,
    cashSharePct: 50,
    months: 12,
    days: [-3, 25],
  },
  {
    title: '창업기업 시제품 공동과제 공고',
    kindNm: '창업기업형',
    summary: '창업 7년 이내 기업의 첫 시제품 개발을 돕습니다.',
    supportMax: 20 * million,
    companySharePct: 10,
    cashSharePct: 30,
    months: 6,
    days: [-14, 3],
  },
  {
    title: '탄소저감 공정 개선 공동과제 공고',
    kindNm: '특화 분야형',
    summary: '에너지 사용과 배출을 줄이는 공정 개선 과제를 모집합니다.',
    supportMax: 60 * million,
    companySharePct: 30,
    cashSharePct: 40,
    months: 12,
    days: [9, 37],
  },
  {
    title: '관광 데이터 활용 공동과제 공고',
    kindNm: '현장 해결형',
    summary: '지역 관광 데이터를 상품 개발에 활용하는 과제를 모집합니다.',
    supportMax: 30 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 8,
    days: [16, 44],
  },
  {
    title: '2026년 하반기 산학공동기술과제 추가 공고',
    kindNm: '현장 해결형',
    summary: '하반기 추가 예산으로 진행한 공고입니다.',
    supportMax: 30 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 8,
    days: [-96, -68],
  },
  {
    title: '스마트제조 실증 공동과제 공고',
    kindNm: '제품 고도화형',
    summary: '설비 데이터와 영상 검사를 현장에서 실증하는 과제입니다.',
    supportMax: 50 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 10,
    days: [-150, -121],
  },
  {
    title: '2026년 상반기 산학공동기술과제 공고',
    kindNm: '현장 해결형',
    summary: '상반기에 진행한 공고입니다.',
    supportMax: 45 * million,
    companySharePct: 25,
    cashSharePct: 40,
    months: 10,
    days: [-250, -221],
  },
  {
    title: '소재·부품 국산화 공동과제 공고',
    kindNm: '제품 고도화형',
    summary: '수입에 의존하던 소재와 부품을 대체하는 과제입니다.',
    supportMax: 50 * million,
    companySharePct: 30,
    cashSharePct: 40,
    months: 12,
    days: [-320, -290],
  },
];

export const noticeEligibility: readonly string[] = [
  '누리도에 사업장이 있는 중소기업(휴업·폐업 제외)',
  '해솔대학교 전임교원을 책임교수로 둘 수 있는 기업(매칭 요청 가능)',
  '같은 내용으로 다른 정부·지자체 지원을 받고 있지 않은 과제',
  '국세와 지방세를 완납한 기업',
];

export const noticeChecklist: readonly ChecklistItem[] = [
  { nm: '사업계획서', requiredYn: 'Y', text: '홈페이지 양식(hwpx 또는 docx)에 작성해 올립니다.' },
  { nm: '기업부담금 확약서', requiredYn: 'N', text: '대표자 서명 후 올립니다. 선정된 뒤에 내도 됩니다.' },
  { nm: '사업자등록증 사본', requiredYn: 'N', text: '회원정보의 사업자등록번호와 같아야 합니다.' },
  { nm: '견적서', requiredYn: 'N', text: '재료비와 시험비가 500만원을 넘으면 올려 주세요.' },
];

export interface ProgramText {
  readonly kindNm: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly limitKrw: number | null;
  readonly companySharePct: number;
  readonly checklist: readonly ChecklistItem[];
}

const proof: ChecklistItem = { nm: '견적서', requiredYn: 'Y', text: '서로 다른 두 곳 이상의 견적서를 올립니다.' };
const registration: ChecklistItem = {
  nm: '사업자등록증 사본',
  requiredYn: 'N',
  text: '처음 신청하는 기업만 올립니다.',
};

export const programTexts: readonly ProgramText[] = [
  {
    kindNm: '제작',
    title: '시제품 제작',
    summary: '3D 프린터와 5축 가공으로 시제품을 만듭니다.',
    html: '<p>도면이나 설명 자료를 바탕으로 제작 방법을 함께 정하고, 시제품 제작소의 장비로 만듭니다. 설계 보완과 후가공 비용도 지원합니다.</p><ul><li>지원 항목: 재료비, 가공비, 설계 보완</li><li>기간: 협약 후 3개월 이내</li></ul>',
    limitKrw: 10 * million,
    companySharePct: 20,
    checklist: [
      proof,
      { nm: '도면 또는 설명 자료', requiredYn: 'N', text: '치수와 재질을 알 수 있으면 됩니다.' },
      registration,
    ],
  },
  {
    kindNm: '인증',
    title: '시험·인증',
    summary: '국내외 시험과 인증 비용을 지원합니다.',
    html: '<p>공인 시험 성적서와 인증 취득에 드는 비용을 지원하고, 시험 항목을 고르는 일부터 함께합니다.</p><ul><li>지원 항목: 시험 수수료, 인증 심사비</li><li>기간: 협약 후 6개월 이내</li></ul>',
    limitKrw: 5 * million,
    companySharePct: 30,
    checklist: [proof, registration],
  },
  {
    kindNm: '디자인',
    title: '디자인',
    summary: '8주 동안 전문가와 제품·포장 디자인을 개선합니다.',
    html: '<p>디자인 전문가가 사용자 조사부터 시안, 최종안까지 8주 동안 함께합니다.</p><ul><li>지원 항목: 제품·포장 디자인, 사용성 시험</li><li>기간: 8주</li></ul>',
    limitKrw: 6 * million,
    companySharePct: 20,
    checklist: [proof, registration],
  },
  {
    kindNm: '홍보',
    title: '마케팅',
    summary: '제품 영상과 상세 화면을 만듭니다.',
    html: '<p>제품 사진과 영상, 온라인 판매용 상세 화면을 만들고 첫 광고 운영을 돕습니다.</p><ul><li>지원 항목: 촬영, 편집, 상세 화면 제작</li><li>기간: 협약 후 3개월 이내</li></ul>',
    limitKrw: 4 * million,
    companySharePct: 30,
    checklist: [proof, registration],
  },
  {
    kindNm: '권리',
    title: '지식재산',
    summary: '특허와 디자인 출원 비용을 지원합니다.',
    html: '<p>선행기술 조사와 특허·디자인 출원 비용을 지원합니다. 출원인은 신청 기업입니다.</p><ul><li>지원 항목: 선행기술 조사, 출원 대리인 비용</li><li>기간: 협약 후 4개월 이내</li></ul>',
    limitKrw: 1_500_000,
    companySharePct: 30,
    checklist: [proof, registration],
  },
  {
    kindNm: '모임',
    title: '네트워킹',
    summary: '두 달에 한 번 열리는 주제 모임에 참여합니다.',
    html: '<p>두 달에 한 번 주제를 정해 기업과 연구실이 만납니다. 참가비는 없으며, 발표를 원하면 신청서에 적어 주세요.</p>',
    limitKrw: null,
    companySharePct: 0,
    checklist: [{ nm: '기업 소개 자료', requiredYn: 'N', text: '모임에서 나눌 자료가 있으면 올려 주세요.' }],
  },
];

/** 애로기술 자문: 제목, 분야, 현황, 희망 내용. */
export const adviceTexts: readonly (readonly [
  title: string,
  fields: readonly [string, string],
  problem: string,
  wish: string,
])[] = [
  [
    '과채 건조 공정의 색 변화 개선',
    ['T20', 'T21'],
    '70℃ 열풍 건조기로 하루 400kg을 건조합니다. 여름철 원료에서 갈변이 심해져 등급 외 비율이 18%까지 올랐습니다.',
    '온도 구간을 나누어 제어하는 방법과 전처리 조건을 알고 싶습니다.',
  ],
  [
    '프레스 소음과 진동 저감',
    ['T10', 'T13'],
    '200톤 프레스의 진동이 옆 라인 검사기에 영향을 줍니다.',
    '방진 구조와 기초 보강 방법을 진단받고 싶습니다.',
  ],
  [
    '영상 검사 조명 조건 찾기',
    ['T10', 'T12'],
    '금속 표면의 반사 때문에 미세 흠집이 보이지 않습니다.',
    '조명 각도와 파장을 고르는 기준을 자문받고 싶습니다.',
  ],
  [
    '폐수 처리 약품 사용량 절감',
    ['T30', 'T32'],
    '응집제 사용량이 한 해 동안 30% 늘었습니다.',
    '투입 시점을 조절하는 방법을 알고 싶습니다.',
  ],
  [
    '배터리 팩 발열 원인 분석',
    ['T30', 'T31'],
    '급속 충전 때 특정 셀의 온도가 8℃ 높습니다.',
    '셀 배치와 방열 구조를 점검받고 싶습니다.',
  ],
  [
    '사출품 수축 변형 개선',
    ['T10', 'T13'],
    '두께가 다른 부위에서 휨이 생겨 조립 불량이 납니다.',
    '냉각 시간과 금형 온도 조건을 정하고 싶습니다.',
  ],
  [
    '접착 부위 박리 문제',
    ['T40', 'T41'],
    '고온 고습 시험 뒤 접착 부위가 떨어집니다.',
    '표면 처리와 접착제 선정 기준을 자문받고 싶습니다.',
  ],
  [
    '수요 예측 모델 도입 검토',
    ['T60', 'T61'],
    '계절 상품의 재고가 남거나 모자라는 일이 반복됩니다.',
    '보유 자료로 예측이 가능한지 진단받고 싶습니다.',
  ],
  [
    '체험 상품 예약 동선 개선',
    ['T50', 'T51'],
    '예약 후 이탈이 40%에 이릅니다.',
    '방문객 자료를 읽고 상품 구성을 바꾸고 싶습니다.',
  ],
  [
    '센서 통신 끊김 해결',
    ['T60', 'T62'],
    '철제 구조물 안에서 무선 센서 자료가 자주 빠집니다.',
    '통신 방식과 중계기 위치를 정하고 싶습니다.',
  ],
  [
    '발효 시간 편차 줄이기',
    ['T20', 'T23'],
    '같은 배합에서도 발효 시간이 6시간까지 차이 납니다.',
    '균주 관리와 온도 기준을 세우고 싶습니다.',
  ],
  [
    '도자 유약 균열 원인 찾기',
    ['T40', 'T42'],
    '소성 뒤 이틀이 지나면 유약에 잔금이 생깁니다.',
    '소성 곡선과 유약 조성을 점검받고 싶습니다.',
  ],
];

/** 공동과제: 제목, 요약. */
export const projectTexts: readonly (readonly [title: string, summary: string])[] = [
  [
    '과채류 저온 건조 공정의 실시간 색 변화 예측과 제어',
    '건조기 안의 과채 색을 카메라로 재고 온도 구간을 스스로 조절하는 제어기를 만듭니다. 등급 외 비율을 18%에서 8% 아래로 낮추는 것이 목표입니다.',
  ],
  [
    '소형 협동로봇용 교체형 손가락 개발',
    '공구 없이 바꾸는 손가락을 만들어 작업 전환 시간을 10분에서 2분으로 줄입니다.',
  ],
  ['배터리 모듈 냉각판 경량화', '냉각 유로를 다시 설계해 무게를 20% 줄이고 온도 편차를 3℃ 안으로 맞춥니다.'],
  ['갯벌 체험 예약 자료를 활용한 물때 안내 서비스', '물때와 예약 자료를 이어 체험 시간을 추천합니다.'],
  ['세라믹 필터의 재생 공정 개발', '막힌 필터를 되살리는 공정을 만들어 교체 비용을 절반으로 줄입니다.'],
  ['영상 기반 포장 불량 검사 장치 개발', '포장 이음매의 들뜸을 영상으로 찾아 분당 60개를 검사합니다.'],
  ['해조류 가공 부산물의 기능성 소재화', '버려지던 부산물에서 보습 성분을 뽑아 화장품 원료로 시험합니다.'],
  ['금형 냉각 조건 자동 추천 프로그램 개발', '사출 이력을 학습해 냉각 시간을 추천합니다.'],
];

/** 공유·협업: 제목, 희망 내용. */
export const supportTexts: readonly (readonly [title: string, wish: string])[] = [
  ['냉동 과일 시제품 포장 디자인', '한 번에 먹을 분량의 포장을 새로 만들고 사용성을 시험하고 싶습니다.'],
  ['휴대용 수질 측정기 케이스 제작', '생활 방수가 되는 손잡이형 케이스를 만들고 싶습니다.'],
  ['의료용 받침대 하중 시험', '정적 하중과 반복 하중 시험 성적서가 필요합니다.'],
  ['도자 식기 온라인 상세 화면 제작', '제품 사진과 사용 장면 영상을 만들고 싶습니다.'],
  ['접이식 진열대 디자인 출원', '접이 구조의 디자인 출원을 준비하고 있습니다.'],
  ['스마트팜 센서 함체 시제품', '습기가 많은 곳에서 쓰는 함체를 만들고 싶습니다.'],
  ['지역 기업 모임 참여', '건조·포장 공정을 가진 기업과 경험을 나누고 싶습니다.'],
];
