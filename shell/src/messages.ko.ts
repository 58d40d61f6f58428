import { type BrandLink, type BrandTexts, koreanBrand, type PageBrand } from '@haesol/contracts/brand';

/** Related sites of the fictional university. */
const siteLinks: readonly BrandLink[] = [
  { label: '해솔대학교', href: 'https://www.haesol.example' },
  { label: '누리도', href: 'https://www.nuri.example' },
  { label: '누리테크노파크', href: 'https://www.nuritp.example' },
  { label: '누리관광재단', href: 'https://www.nuritour.example' },
];

/**
 * All Korean texts of the shell. Texts with parameters are functions. A lint rule keeps Korean text out of the other sources
 * (`scripts/lint/koreanText.grit`).
 */
const korean = {
  lang: 'ko',
  brand: koreanBrand,
  home: '홈',
  skip: { main: '본문 바로가기', menu: '주메뉴 바로가기' },
  groups: {
    intro: '산학협력단 소개',
    cooperation: '산학협력',
    studentSupport: '학생지원',
    corporateCenter: '기업협업센터(ICC)',
    infoPlaza: '정보광장',
    mypage: '마이페이지',
    travel: '여행·패스',
  },
  groupTabs: {
    intro: '소개',
    cooperation: '산학협력',
    studentSupport: '학생지원',
    corporateCenter: 'ICC',
    infoPlaza: '정보광장',
  },
  groupDescriptions: {
    intro: '산학협력단이 하는 일과 함께하는 사람',
    cooperation: '기업과 대학이 함께 쓰는 교육, 장비, 기술',
    studentSupport: '현장에서 배우고 일로 이어지는 과정',
    corporateCenter: '지역 기업과 한 지붕 아래에서 푸는 문제',
    infoPlaza: '공지와 소식, 질문과 자료를 한곳에서',
    mypage: '신청과 예약, 문의의 진행 상황',
    travel: '산학협력으로 만든 지역 여행 서비스',
  },
  header: {
    mainMenu: '주메뉴',
    utility: '바로가기',
    easyReservation: '간편예약',
    travel: '여행·패스',
    login: '로그인',
    join: '회원가입',
    logout: '로그아웃',
    mypage: '마이페이지',
    person: (name: string) => `${name}님`,
    memberClass: {
      COMPANY: '기업회원',
      STUDENT: '학생회원',
      FACULTY: '교직원회원',
      GENERAL: '일반회원',
      STAFF: '담당자',
    } as Readonly<Record<string, string>>,
    alerts: '알림',
    unread: (count: number) => `읽지 않은 알림 ${count}건`,
    alertsWithCount: (count: number) => (count > 0 ? `알림, 읽지 않은 알림 ${count}건` : '알림'),
    manyAlerts: '99+',
    search: '통합검색',
    allMenu: '전체 메뉴',
    closeMenu: (title: string) => `${title} 메뉴 닫기`,
  },
  passwordNotice: {
    label: '비밀번호 변경 안내',
    text: '임시 비밀번호를 사용하고 있습니다. 새 비밀번호로 변경해 주세요.',
    change: '비밀번호 변경',
  },
  alerts: {
    close: '알림 닫기',
    readAll: '모두 읽음',
    unread: '읽지 않음',
    none: '새로운 알림이 없습니다.',
    loading: '불러오는 중입니다.',
    failed: '알림을 불러오지 못했습니다.',
    retry: '다시 시도',
  },
  drawer: {
    title: '전체 메뉴',
    close: '전체 메뉴 닫기',
    greeting: { name: (name: string) => `${name}님`, rest: ', 안녕하세요.' },
    loginRequired: '로그인이 필요합니다.',
  },
  display: {
    title: '화면 설정',
    close: '화면 설정 닫기',
    theme: '화면 밝기',
    themes: { system: '기기 설정', light: '밝게', dark: '어둡게', contrast: '고대비' },
    textSize: '글자 크기',
    percent: (value: number) => `${value}%`,
  },
  breadcrumb: { label: '현재 위치', home: '홈' },
  serviceBar: {
    label: (title: string) => `${title} 메뉴`,
    languages: '언어',
  },
  sideMenu: { label: (title: string) => `${title} 메뉴`, unit: (_count: number) => '건' },
  subHeader: { label: (title: string) => `${title} 제목` },
  help: {
    title: '도움이 필요하신가요?',
    phoneLabel: '대표전화',
    hoursLabel: '운영시간',
    hours: ({ opens, closes }: BrandTexts) => `평일 ${opens}~${closes}`,
    hoursNote: ({ lunchFrom, lunchTo }: BrandTexts) => `점심시간 ${lunchFrom}~${lunchTo}, 주말·공휴일 휴무`,
    qna: 'Q&A 문의하기',
    faq: '자주 묻는 질문',
  },
  footer: {
    policies: '이용 안내',
    use: '이용약관',
    privacy: '개인정보처리방침',
    security: '정보보안',
    accessibility: '웹접근성 안내',
    noMailCollection: '이메일무단수집거부',
    sites: '관련 사이트',
    sitesPlaceholder: '관련 사이트',
    siteLinks,
    go: '이동',
    phone: '전화',
    fax: '팩스',
    commerce: { name: '상호', representative: '대표자', businessNo: '사업자등록번호', mailOrderNo: '통신판매업 신고' },
    escrow: '구매안전서비스',
    withdrawal: '청약철회 안내',
  },
  scrollToTop: '맨 위로',
  loading: { overlay: '처리하고 있습니다.', page: '잠시만 기다려 주세요.', region: '불러오는 중입니다.' },
  error: {
    fallbackMessage: 'Error',
    fallbackTitle: '일시적인 오류가 발생했습니다.',
    documentTitles: { 403: '이용 권한 없음', 404: '페이지를 찾을 수 없습니다', 500: '오류' },
    code: (status: number) => `오류 코드 ${status}`,
    notFound: '페이지를 찾을 수 없습니다.',
    notFoundEnglish: 'This page could not be found',
    popular: '자주 찾는 화면',
    education: '교육 신청',
    advice: '기술자문',
    notFoundHint: '주소가 바뀌었거나 잘못 입력되었을 수 있습니다.',
    hint: '잠시 후 다시 시도해 주세요. 계속되면 아래 대표전화로 알려 주세요.',
    home: '홈으로',
    back: '이전 화면',
    retry: '다시 시도',
    remote: '이 영역을 불러오지 못했습니다.',
    remoteHint: '다른 메뉴는 그대로 이용하실 수 있습니다.',
  },
  access: { loginRequired: '로그인이 필요한 서비스입니다.', notAllowed: '이용 권한이 없습니다.' },
  session: {
    expired: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.',
    elsewhere: '다른 창에서 로그아웃되었습니다.',
    guestExpired: '비회원 이용 시간이 끝났습니다. 이메일을 다시 확인해 주세요.',
  },
  registry: { newShell: '새 버전이 나왔습니다. 새로고침한 뒤 이용해 주세요.' },
  logoutQuestion: { title: '로그아웃하시겠습니까?', yes: '로그아웃', no: '취소' },
  leaveQuestion: {
    title: '작성 중인 내용이 있습니다. 페이지를 나가시겠습니까?',
    text: '나가면 저장하지 않은 내용은 사라집니다.',
    yes: '나가기',
    no: '계속 작성',
    danger: true,
  },
  network: {
    gone: '인터넷 연결이 끊겼습니다. 작성 중인 내용은 그대로 있으며, 다시 연결되면 이어서 불러옵니다.',
    back: '인터넷에 다시 연결되었습니다.',
  },
  toast: { region: '알림 메시지', dismiss: '닫기', kinds: { done: '완료', info: '안내', error: '오류' } },
  loginDialog: {
    title: '로그인',
    text: '로그인하면 보고 있던 화면에서 이어서 진행합니다. 작성 중인 내용은 그대로 남아 있습니다.',
    close: '닫기',
    leave: '로그인 화면으로',
  },
  idleDialog: {
    title: '곧 자동 로그아웃됩니다',
    text: '일정 시간 동안 사용하지 않으셨습니다. 작성 중인 내용은 남아 있습니다.',
    stay: '로그인 연장',
    leave: '로그아웃',
  },
  clean: { home: '홈으로', contact: '문의' },
  // Texts of the kit in the components of the shell, by their keys.
  kit: { close: '닫기', messageKindWarning: '주의' },
} as const;

type Texts<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Value]: Texts<Value[Key]> };

/** Texts of the shell in one language, and sign and menu groups of another brand. */
export type ShellTexts = Texts<typeof korean> & {
  readonly mark?: PageBrand['mark'];
  readonly order?: PageBrand['order'];
};

declare global {
  var hsTexts: ShellTexts | undefined;
}

/**
 * Texts of the shell in the language of the page. In browsers a script of the page has brought those of another language
 * (`texts/`), so that Korean pages load no more; the server sets them for each rendering.
 */
export const messages: ShellTexts = { ...(globalThis.hsTexts ?? korean) };

/** Returns the language of a name that may be Korean on a page in another language, such as a menu entry of a Korean remote. */
export const langOf = (name: string): 'ko' | undefined =>
  messages.lang !== 'ko' && /[\uac00-\ud7a3]/.test(name) ? 'ko' : undefined;

/** Names of the languages, the same in every language. */
export const languageNames: Readonly<Record<string, string>> = {
  ko: '한국어',
  en: 'English',
  ja: '日本語',
  'zh-CN': '简体',
  'zh-TW': '繁體',
};
