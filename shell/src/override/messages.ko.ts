/** Separate, because they load with the code that needs them, which is for staff. */
export const overrideMessages = {
  label: '미리보기 빌드',
  until: (time: string) => `미리보기 · ${time}까지`,
  reset: '원래 버전으로',
  resetFailed: '원래 버전으로 돌리지 못했습니다. 네트워크 상태를 확인한 뒤 다시 시도해 주세요.',
  broken: (id: string) => `${id} 미리보기 빌드에 문제가 있어 원래 버전으로 돌렸습니다.`,
  unreachable: '응답이 없어 배포된 빌드를 표시합니다',
  localQuestion: {
    title: '내 컴퓨터의 코드를 이 사이트에서 실행할까요?',
    text: (parts: string) =>
      `${parts}의 코드가 이 브라우저에서 회원님의 권한으로 실행됩니다. 로그아웃하면 끝납니다. 직접 입력한 주소가 아니면 취소해 주세요.`,
    yes: '실행',
    no: '취소',
  },
  loginRequired: '미리보기 빌드를 보려면 로그인한 뒤 주소를 다시 열어 주세요.',
  badLink: '미리보기 주소가 올바르지 않거나 사용 기한이 지났습니다.',
  failed: '미리보기 빌드를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
} as const;
