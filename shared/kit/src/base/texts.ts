/** Text of the kit: its key in `languages/<language>.json`, and the Korean text. */
export interface KitText {
  readonly key: string;
  readonly ko: string;
}

/* Texts of the kit. Most of them can be replaced by a prop. Each is a separate export, so that a build includes only the used
   ones. */

export const required: KitText = { key: 'required', ko: '필수' };
export const optional: KitText = { key: 'optional', ko: '선택' };
export const busy: KitText = { key: 'busy', ko: '처리 중입니다.' };
export const loading: KitText = { key: 'loading', ko: '불러오는 중입니다.' };
export const close: KitText = { key: 'close', ko: '닫기' };
export const newWindow: KitText = { key: 'newWindow', ko: '(새 창)' };
export const newMark: KitText = { key: 'newMark', ko: 'NEW' };
export const newMarkSpoken: KitText = { key: 'newMarkSpoken', ko: '새 글' };
export const showPassword: KitText = { key: 'showPassword', ko: '비밀번호 보기' };
export const hidePassword: KitText = { key: 'hidePassword', ko: '비밀번호 숨기기' };
export const capsLock: KitText = { key: 'capsLock', ko: 'Caps Lock이 켜져 있습니다.' };
export const characterCount: KitText = { key: 'characterCount', ko: '글자 수' };
export const search: KitText = { key: 'search', ko: '검색' };
export const searchField: KitText = { key: 'searchField', ko: '검색 구분' };
export const searchKeyword: KitText = { key: 'searchKeyword', ko: '검색어' };
export const searchPlaceholder: KitText = { key: 'searchPlaceholder', ko: '검색어를 입력해 주세요' };
export const clearSearch: KitText = { key: 'clearSearch', ko: '검색어 지우기' };
export const pagination: KitText = { key: 'pagination', ko: '페이지' };
export const pageUnit: KitText = { key: 'pageUnit', ko: '쪽' };
export const totalBefore: KitText = { key: 'totalBefore', ko: '전체 ' };
export const totalAfter: KitText = { key: 'totalAfter', ko: '건' };
export const pageOf: KitText = { key: 'pageOf', ko: '{{page}}/{{pageCount}}쪽' };
export const firstPage: KitText = { key: 'firstPage', ko: '처음 페이지' };
export const previousPage: KitText = { key: 'previousPage', ko: '이전 페이지' };
export const nextPage: KitText = { key: 'nextPage', ko: '다음 페이지' };
export const lastPage: KitText = { key: 'lastPage', ko: '마지막 페이지' };
export const steps: KitText = { key: 'steps', ko: '진행 단계' };
export const stepDone: KitText = { key: 'stepDone', ko: '완료' };
export const stepCurrent: KitText = { key: 'stepCurrent', ko: '진행 중' };
export const stepToDo: KitText = { key: 'stepToDo', ko: '다음' };
export const emptyTitle: KitText = { key: 'emptyTitle', ko: '등록된 게시물이 없습니다.' };
export const errorTitle: KitText = { key: 'errorTitle', ko: '정보를 불러오지 못했습니다.' };
export const errorText: KitText = { key: 'errorText', ko: '잠시 후 다시 시도해 주세요.' };
export const retry: KitText = { key: 'retry', ko: '다시 시도' };
export const retrying: KitText = { key: 'retrying', ko: '다시 시도하는 중…' };
export const faultTitle: KitText = { key: 'faultTitle', ko: '화면을 표시하지 못했습니다.' };
export const faultAdvice: KitText = { key: 'faultAdvice', ko: '다시 시도하거나 다른 메뉴를 이용해 주세요.' };
export const requestId: KitText = { key: 'requestId', ko: '문의용 번호' };
export const previousSlide: KitText = { key: 'previousSlide', ko: '이전' };
export const nextSlide: KitText = { key: 'nextSlide', ko: '다음' };
export const slidePosition: KitText = { key: 'slidePosition', ko: '{{count}}개 중 {{position}}번째' };
export const pause: KitText = { key: 'pause', ko: '정지' };
export const play: KitText = { key: 'play', ko: '재생' };
export const decrease: KitText = { key: 'decrease', ko: '수량 줄이기' };
export const increase: KitText = { key: 'increase', ko: '수량 늘리기' };
export const errorSummary: KitText = { key: 'errorSummary', ko: '입력한 내용 {{count}}건을 확인해 주세요.' };
export const messageKind = {
  info: { key: 'messageKindInfo', ko: '안내' },
  warning: { key: 'messageKindWarning', ko: '주의' },
  success: { key: 'messageKindSuccess', ko: '완료' },
  danger: { key: 'messageKindDanger', ko: '오류' },
} as const;
/** Default name of a table. */
export const table: KitText = { key: 'table', ko: '표' };
export const timelineState = {
  done: { key: 'timelineStateDone', ko: '완료' },
  current: { key: 'timelineStateCurrent', ko: '진행 중' },
  attention: { key: 'timelineStateAttention', ko: '확인 필요' },
  todo: { key: 'timelineStateTodo', ko: '예정' },
} as const;
export const phoneParts = [
  { key: 'phoneParts1', ko: '앞자리' },
  { key: 'phoneParts2', ko: '가운데 자리' },
  { key: 'phoneParts3', ko: '끝자리' },
] as const;
export const phoneForeign: KitText = { key: 'phoneForeign', ko: '다른 나라 번호 입력' };
export const phoneKorean: KitText = { key: 'phoneKorean', ko: '한국 번호 입력' };
export const phoneHelp: KitText = {
  key: 'phoneHelp',
  ko: '국가 번호부터 입력해 주세요. 예: +1\u00a0212\u00a0555\u00a00123',
};
export const fileDrop: KitText = { key: 'fileDrop', ko: '파일을 여기에 놓거나 직접 선택해 주세요.' };
export const fileChoose: KitText = { key: 'fileChoose', ko: '파일 선택' };
export const fileCount: KitText = { key: 'fileCount', ko: '{{max}}개 중 {{count}}개' };
export const fileRemove: KitText = { key: 'fileRemove', ko: '{{name}} 삭제' };
export const fileUploading: KitText = { key: 'fileUploading', ko: '올리는 중' };
export const fileDone: KitText = { key: 'fileDone', ko: '완료' };
export const fileHelp = {
  attach: {
    key: 'fileHelpAttach',
    ko: '파일마다 {{size}}까지, 최대 {{max}}개. pdf, hwp, hwpx, 워드·엑셀·파워포인트, odt·ods·odp, txt, csv, zip, 이미지',
  },
  image: { key: 'fileHelpImage', ko: '파일마다 {{size}}까지, 최대 {{max}}개. jpg, png, webp, gif' },
} as const;
export const fileRefusals = {
  failed: { key: 'fileRefusalsFailed', ko: '파일을 올리지 못했습니다. 다시 시도해 주세요.' },
  size: { key: 'fileRefusalsSize', ko: '{{size}} 이하의 파일만 첨부할 수 있습니다.' },
  count: { key: 'fileRefusalsCount', ko: '파일은 최대 {{max}}개까지 첨부할 수 있습니다.' },
  type: { key: 'fileRefusalsType', ko: '첨부할 수 없는 파일 형식입니다.' },
  empty: { key: 'fileRefusalsEmpty', ko: '내용이 없는 파일은 첨부할 수 없습니다.' },
} as const;
export const previousMonth: KitText = { key: 'previousMonth', ko: '이전 달' };
export const nextMonth: KitText = { key: 'nextMonth', ko: '다음 달' };
export const holiday: KitText = { key: 'holiday', ko: '공휴일' };
export const previousWeeks: KitText = { key: 'previousWeeks', ko: '이전 {{weeks}}주' };
export const nextWeeks: KitText = { key: 'nextWeeks', ko: '다음 {{weeks}}주' };
export const today: KitText = { key: 'today', ko: '오늘' };
export const dayChosen: KitText = { key: 'dayChosen', ko: '선택됨' };
export const openCalendar: KitText = { key: 'openCalendar', ko: '{{label}} 달력에서 고르기' };
export const dateExample: KitText = { key: 'dateExample', ko: '예) 2026. 12. 3.' };
export const dateError: KitText = { key: 'dateError', ko: '날짜를 2026. 12. 3.과 같이 입력해 주세요.' };
export const dateTooEarly: KitText = { key: 'dateTooEarly', ko: '{{day}}부터 고를 수 있습니다.' };
export const dateTooLate: KitText = { key: 'dateTooLate', ko: '{{day}}까지 고를 수 있습니다.' };
export const periodFrom: KitText = { key: 'periodFrom', ko: '시작일' };
export const periodTo: KitText = { key: 'periodTo', ko: '종료일' };
export const periodError: KitText = { key: 'periodError', ko: '종료일은 시작일과 같거나 뒤여야 합니다.' };
export const periods = {
  today: { key: 'periodsToday', ko: '오늘' },
  week: { key: 'periodsWeek', ko: '1주' },
  month: { key: 'periodsMonth', ko: '1개월' },
  own: { key: 'periodsOwn', ko: '직접 입력' },
} as const;
export const switchState = {
  on: { key: 'switchStateOn', ko: '켬' },
  off: { key: 'switchStateOff', ko: '끔' },
} as const;
export const firstChoose: KitText = { key: 'firstChoose', ko: '{{label}}부터 선택해 주세요' };
export const choose: KitText = { key: 'choose', ko: '선택해 주세요' };
export const adults: KitText = { key: 'adults', ko: '어른' };
export const children: KitText = { key: 'children', ko: '어린이' };
export const childAge: KitText = { key: 'childAge', ko: '어린이 {{child}} 나이' };
export const years: KitText = { key: 'years', ko: '만 {{age}}세' };
export const people: KitText = { key: 'people', ko: '어른 {{adults}}명, 어린이 {{children}}명' };
export const zoomTitle: KitText = { key: 'zoomTitle', ko: '이미지 보기 {{percent}}%' };
export const zoomIn: KitText = { key: 'zoomIn', ko: '확대' };
export const zoomOut: KitText = { key: 'zoomOut', ko: '축소' };
export const share: KitText = { key: 'share', ko: '공유하기' };
export const shareLink: KitText = { key: 'shareLink', ko: '주소' };
export const shareCopy: KitText = { key: 'shareCopy', ko: '주소 복사' };
export const shareCopied: KitText = { key: 'shareCopied', ko: '주소를 복사했습니다.' };
export const shareCopyFailed: KitText = {
  key: 'shareCopyFailed',
  ko: '복사하지 못했습니다. 주소를 길게 눌러 복사해 주세요.',
};
export const shareWith: KitText = { key: 'shareWith', ko: '{{name}}에 공유' };
export const shareSheet: KitText = { key: 'shareSheet', ko: '다른 앱으로 공유' };
export const shareQr: KitText = { key: 'shareQr', ko: '휴대폰 카메라로 비추면 이 화면이 열립니다.' };
export const qrOf: KitText = { key: 'qrOf', ko: '{{what}} QR 코드' };
export const voucherCode: KitText = { key: 'voucherCode', ko: '바우처 번호' };
export const voucherState = {
  valid: { key: 'voucherStateValid', ko: '사용 가능' },
  used: { key: 'voucherStateUsed', ko: '사용 완료' },
  expired: { key: 'voucherStateExpired', ko: '기간 만료' },
} as const;
export const ruleKept: KitText = { key: 'ruleKept', ko: '됨' };
export const ruleOpen: KitText = { key: 'ruleOpen', ko: '아직' };
export const crop = {
  zoom: { key: 'cropZoom', ko: '확대' },
  x: { key: 'cropX', ko: '좌우 위치' },
  y: { key: 'cropY', ko: '상하 위치' },
} as const;
export const cropHelp: KitText = { key: 'cropHelp', ko: '사진을 끌어 위치를 맞추고, 두 손가락이나 휠로 확대합니다.' };
export const cropPreview: KitText = { key: 'cropPreview', ko: '자른 사진 미리보기' };
export const cropCancel: KitText = { key: 'cropCancel', ko: '취소' };
export const cropDone: KitText = { key: 'cropDone', ko: '사용하기' };
export const mapPlaces: KitText = { key: 'mapPlaces', ko: '{{count}}곳' };
