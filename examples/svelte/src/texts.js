/** Fee of the guided visit, in won. */
const feeKrw = 5000;

export const texts = {
  ko: {
    back: '견학 요금으로',
    count: '인원',
    guide: '견학은 평일 10시와 14시에 시작합니다.',
    member: '회원은 견학을 바로 신청할 수 있습니다.',
    open: '견학 안내',
    sum: (count) => `${(count * feeKrw).toLocaleString('ko')}원`,
    visitor: '로그인하면 견학을 신청할 수 있습니다.',
  },
  en: {
    back: 'Back to the fee',
    count: 'People',
    guide: 'Visits start at 10:00 and 14:00 on weekdays.',
    member: 'Members can apply for a visit at once.',
    open: 'About the visit',
    sum: (count) => `KRW ${(count * feeKrw).toLocaleString('en')}`,
    visitor: 'Sign in to apply for a visit.',
  },
};
