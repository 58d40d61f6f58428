/**
 * Korean defaults of the texts that the kit itself says. Every one of them can be replaced by a prop, so that a screen
 * in another language passes its own. Each is an export, so that a build takes those that it uses.
 */

export const required = '필수';
export const optional = '선택';
export const busy = '처리 중입니다.';
export const loading = '불러오는 중입니다.';
export const close = '닫기';
export const newWindow = '새 창';
export const newMark = 'NEW';
export const newMarkSpoken = '새 글';
export const showPassword = '비밀번호 보기';
export const hidePassword = '비밀번호 숨기기';
export const capsLock = 'Caps Lock이 켜져 있습니다.';
export const characterCount = '글자 수';
export const search = '검색';
export const searchField = '검색 구분';
export const searchKeyword = '검색어';
export const searchPlaceholder = '검색어를 입력해 주세요';
export const clearSearch = '검색어 지우기';
export const pagination = '페이지';
export const pageUnit = '쪽';
export const totalBefore = '전체 ';
export const totalAfter = '건';
export const pageOf = (page: number, pageCount: number) => `${page}/${pageCount}쪽`;
export const firstPage = '처음 페이지';
export const previousPage = '이전 페이지';
export const nextPage = '다음 페이지';
export const lastPage = '마지막 페이지';
export const steps = '진행 단계';
export const stepDone = '완료';
export const stepCurrent = '진행 중';
export const stepToDo = '대기';
export const emptyTitle = '등록된 게시물이 없습니다.';
export const errorTitle = '정보를 불러오지 못했습니다.';
export const errorText = '잠시 후 다시 시도해 주세요.';
export const retry = '다시 시도';
export const requestId = '문의용 번호';
export const previousSlide = '이전';
export const nextSlide = '다음';
export const slidePosition = (position: number, count: number) => `${count}개 중 ${position}번째`;
export const pause = '정지';
export const play = '재생';
export const decrease = '수량 줄이기';
export const increase = '수량 늘리기';
export const errorSummary = (count: number) => `입력한 내용 ${count}건을 확인해 주세요.`;
export const messageKind = { info: '안내', warning: '주의', success: '완료', danger: '오류' } as const;
/** Name of a table that nothing names. */
export const table = '표';
export const timelineState = { done: '완료', attention: '확인 필요', todo: '예정' } as const;
export const phoneParts = ['앞자리', '가운데 자리', '끝자리'] as const;
export const fileDrop = '파일을 여기에 놓거나 직접 선택해 주세요.';
export const fileChoose = '파일 선택';
export const fileCount = (count: number, max: number) => `${max}개 중 ${count}개`;
export const fileRemove = (name: string) => `${name} 삭제`;
export const fileUploading = '올리는 중';
export const fileDone = '완료';
export const fileRefusals = {
  failed: '파일을 올리지 못했습니다. 다시 시도해 주세요.',
  size: '20MB 이하의 파일만 첨부할 수 있습니다.',
  count: '파일은 최대 3개까지 첨부할 수 있습니다.',
  type: '첨부할 수 없는 파일 형식입니다.',
  empty: '내용이 없는 파일은 첨부할 수 없습니다.',
} as const;
export const previousMonth = '이전 달';
export const nextMonth = '다음 달';
export const month = (year: number, month: number) => `${year}년 ${month}월`;
export const today = '오늘';
export const dayChosen = '선택됨';
export const openCalendar = (label: string) => `${label} 달력에서 고르기`;
export const dateExample = '2026. 12. 3.';
export const dateError = '날짜를 2026. 12. 3.과 같이 입력해 주세요.';
export const dateTooEarly = (day: string) => `${day}부터 고를 수 있습니다.`;
export const dateTooLate = (day: string) => `${day}까지 고를 수 있습니다.`;
export const periodFrom = '시작일';
export const periodTo = '종료일';
export const periodError = '종료일은 시작일과 같거나 뒤여야 합니다.';
export const periods = { today: '오늘', week: '1주', month: '1개월', own: '직접 입력' } as const;
export const switchState = { on: '켬', off: '끔' } as const;
export const firstChoose = (label: string) => `${label}부터 선택해 주세요`;
export const choose = '선택해 주세요';
export const adults = '어른';
export const children = '어린이';
export const childAge = (child: number) => `어린이 ${child} 나이`;
export const years = (age: number) => `만 ${age}세`;
export const people = (adults: number, children: number) => `어른 ${adults}명, 어린이 ${children}명`;
export const zoomTitle = (percent: number) => `이미지 보기 ${percent}%`;
export const zoomIn = '확대';
export const zoomOut = '축소';
export const share = '공유하기';
export const shareLink = '주소';
export const shareCopy = '주소 복사';
export const shareCopied = '주소를 복사했습니다.';
export const shareCopyFailed = '복사하지 못했습니다. 주소를 길게 눌러 복사해 주세요.';
export const shareWith = (name: string) => `${name}에 공유`;
export const shareQr = '휴대폰 카메라로 비추면 이 화면이 열립니다.';
export const qrOf = (what: string) => `${what} QR 코드`;
export const voucherCode = '바우처 번호';
export const voucherState = { valid: '사용 가능', used: '사용 완료', expired: '기간 만료' } as const;
export const ruleKept = '됨';
export const ruleOpen = '아직';
export const crop = { zoom: '확대', x: '좌우 위치', y: '상하 위치' } as const;
export const cropHelp = '사진을 끌어 위치를 맞추고, 두 손가락이나 휠로 확대합니다.';
export const cropPreview = '자른 사진 미리보기';
export const cropCancel = '취소';
export const cropDone = '사용하기';
export const mapPlaces = (count: number) => `${count}곳`;
