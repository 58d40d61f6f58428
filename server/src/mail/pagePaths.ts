/** Paths of pages to which mails, notifications and redirects link. The pages themselves belong to remotes. */
export const pagePaths = {
  login: '/login',
  changePassword: '/login/changePw',
  findPassword: '/login/findPw01',
  socialCallback: '/login/snsKakao',
  socialFailure: '/login/snsFail',
  memberInfo: '/myPage/InfoDetail',
  myEducation: '/myPage/edu',
  myEquipment: '/myPage/equ',
  myTechAdvice: '/myPage/tech',
  myJointProjects: '/myPage/assn',
  mySupport: '/myPage/collabo',
  myQuestions: '/myPage/qna',
  questions: '/infoPlaza/qna',
  myTravel: '/travel/my',
  travelArticle: '/travel/infoDetail',
} as const;

/** Page of a version of terms. */
export const toTermsPath = (code: string, version: string): string => `/terms/${code.toLowerCase()}?version=${version}`;

/** Page of a question for its author. */
export const toOwnQuestionPath = (qnaUid: string): string => `/myPage/qnaDetail?qnaUid=${qnaUid}`;

/** Page of an application for its member. @param menu key of the kind: `tech`, `assn`, `collabo` */
export const toApplicationPath = (menu: string, aplUid: string): string => `/myPage/${menu}?aplUid=${aplUid}`;

/** Page of a question for everyone except its author. */
export const toPublicQuestionPath = (qnaUid: string): string => `/infoPlaza/qna_detail?qnaUid=${qnaUid}`;

/** Page of the member's own enrolment. */
export const toMyEducationPath = (aplUid: string): string => `${pagePaths.myEducation}?aplUid=${aplUid}`;

/** Page of the member's own equipment booking. */
export const toOwnBookingPath = (rsvUid: string): string => `${pagePaths.myEquipment}?rsvUid=${rsvUid}`;

/** Page for booking equipment, on a day or by default the first free one. */
export const toBookingPagePath = (eqUid: string, date?: string): string =>
  `/easyReservation?eqUid=${encodeURIComponent(eqUid)}${date === undefined ? '' : `&date=${date}`}`;

/** Page of the orders that were paid together. */
export const toPurchasePath = (purchaseUid: string): string => `/travel/purchase?purchaseUid=${purchaseUid}`;

/** Page on which a buyer without an account finds an order again. */
export const toFindOrderPath = (rsvtNo: string): string => `/travel/findOrder?no=${encodeURIComponent(rsvtNo)}`;

/** Page of the voucher of a travel reservation. */
export const toVoucherPath = (rsvtUid: string): string => `/travel/voucher?rsvtUid=${rsvtUid}`;

/** Page of the member's passes. */
export const toMyPassesPath = (): string => `${pagePaths.myTravel}?tab=pass`;

/** Page of the cards for the member's passes. */
export const toMyCardsPath = (): string => `${pagePaths.myTravel}?tab=card`;

/** Page of the member's travel reviews. */
export const toMyReviewsPath = (): string => `${pagePaths.myTravel}?tab=review`;

/** Page of a member's inquiry to the travel service. */
export const toMyInquiryPath = (inquiryUid: string): string => `/travel/inquiries?inquiryUid=${inquiryUid}`;

/** Page for reviewing a used reservation. */
export const toReviewWritePath = (rsvtUid: string): string => `/travel/reviewWrite?rsvtUid=${rsvtUid}`;

/** Server pages of a payment: the window of the built-in provider, and the return path of every window. */
export const payPaths = { mock: '/pay/mock', mockFinish: '/pay/mock/finish', returned: '/pay/return' } as const;

/** Page on which a member continues with an order after the payment window. */
export const toPaymentPath = (orderUid: string): string => `/travel/payment?orderUid=${orderUid}`;

/** Path through the loading page, as after a visit to another site. */
export const toLoadPath = (next: string): string => `/load?next=${encodeURIComponent(next)}`;

/** Page for ordering an option on a day. */
export const toReservePath = (goodsDtlId: string, useDate: string): string =>
  `/travel/reserve?goodsDtlId=${goodsDtlId}&useDate=${useDate}`;

/** Page of the member's reservation. */
export const toMyReservationPath = (rsvtUid: string): string => `/travel/myReservation?rsvtUid=${rsvtUid}`;

/** Path of the mailed data export. */
export const dataExportPath = '/file/my-data';
