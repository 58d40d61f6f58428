/** Texts of the samples, short and long, from the site's own screens. */
export const words = {
  save: '저장하기',
  saving: '저장 중',
  cancel: '취소',
  apply: '신청하기',
  wait: '대기 신청',
  remove: '삭제',
  more: '전체보기',
  open: '접수중',
  link: '공용장비 이용 안내',
  long: '2027년 1분기 공용장비 이용료 감면 및 동계 정기점검에 따른 예약 제한, 안전교육 이수 기준 변경 안내(중소기업·가족회사 대상)',
  display: '함께 풉니다',
  title: '공용장비 간편예약',
  section: '이번 주 장비 가용 현황',
  body: '본문은 어절 단위로 줄을 바꾸고 숫자 1,234,500은 표에서 폭을 맞춥니다.',
  caption: '날짜, 조회수, 단위 12. 3.(목) 1,204',
  inlineHelp: '기업에서 발급받은 주소로 입력해 주세요.',
  mailError: '이메일 형식으로 입력해 주세요.',
  chosenReason: '남은 이용권이 없습니다.',
  terms:
    '제1조(목적) 이 약관은 해솔대학교 산학협력단이 운영하는 홈페이지의 이용 조건과 절차, 이용자와 산학협력단의 권리와 의무를 정함을 목적으로 합니다.',
} as const;

/** Fixed day of the samples, so that screenshots are the same every day. */
export const sampleToday = '2026-11-23';

export const options = [
  { value: 'food', label: '식료품 제조업' },
  { value: 'bio', label: '바이오·의약' },
  { value: 'metal', label: '금속 가공 제품 및 기계·장비 제조업(주문 제작 포함)' },
] as const;

export const address = [
  {
    value: 'nuri',
    label: '누리도',
    options: [
      {
        value: 'haesol',
        label: '해솔시',
        options: [
          { value: 'solbit', label: '솔빛동' },
          { value: 'baram', label: '바람동' },
        ],
      },
      { value: 'gaon', label: '가온시', options: [{ value: 'mirae', label: '미래동' }] },
    ],
  },
] as const;

export interface SampleRow {
  readonly id: string;
  readonly state: '접수중' | '검토중' | '보완요청';
  readonly title: string;
  readonly day: string;
  readonly count: number;
}

export const rows: readonly SampleRow[] = [
  { id: 'a', state: '접수중', title: '현장 AI 품질검사 입문', day: '2026. 11. 23.', count: 1204 },
  { id: 'b', state: '검토중', title: words.long, day: '2026. 11. 20.', count: 87 },
  { id: 'c', state: '보완요청', title: '건조 공정의 색 변화', day: '2026. 11. 18.', count: 3 },
];

export const stateColors = { 접수중: 'blue', 검토중: 'sky', 보완요청: 'red' } as const;

/** Number of places in each region of the map. */
export const mapCounts: Readonly<Record<string, number>> = {
  해솔시: 12,
  가온시: 9,
  나래시: 8,
  다온군: 6,
  라움군: 7,
  마루군: 5,
  솔빛군: 8,
  푸른섬군: 9,
};

export const passwordRules = [
  { id: 'length', text: '8자 이상 64자 이하', kept: true },
  { id: 'kinds', text: '영문 대·소문자, 숫자, 특수문자 중 3종류 이상(10자 이상이면 2종류)', kept: true },
  { id: 'noSequence', text: '같거나 이어지는 글자 4자 없음', kept: false },
] as const;

export const comments = {
  reply: '답글',
  staff: '담당자',
  answer: '네, 감면은 2027년 1월부터 적용됩니다.',
  removed: '삭제된 댓글입니다.',
  none: '등록된 댓글이 없습니다.',
} as const;
