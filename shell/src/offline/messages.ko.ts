/** Separate, because the service worker includes only these. */
export const offlineMessages = {
  title: '인터넷에 연결되어 있지 않습니다.',
  text: '연결을 확인한 뒤 다시 시도해 주세요. 저장한 바우처와 일정은 연결이 없어도 열립니다.',
  kept: '이 기기에 저장한 바우처와 일정',
  again: '다시 시도',
} as const;
