/** Pages of the site that the server leads to: in mails, notifications and redirects. Remotes own the pages themselves. */
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

/** Where its writer reads a question. */
export const toOwnQuestionPath = (qnaUid: string): string => `/myPage/qnaDetail?qnaUid=${qnaUid}`;

/** Where a member reads one of their applications. @param menu key of the kind: `tech`, `assn`, `collabo` */
export const toApplicationPath = (menu: string, aplUid: string): string => `/myPage/${menu}?aplUid=${aplUid}`;

/** Where everybody but its writer reads a question. */
export const toPublicQuestionPath = (qnaUid: string): string => `/infoPlaza/qna_detail?qnaUid=${qnaUid}`;

/** Where a member reads an enrolment of their own. */
export const toMyEducationPath = (aplUid: string): string => `${pagePaths.myEducation}?aplUid=${aplUid}`;

/** Where a member reads a booking of equipment. */
export const toOwnBookingPath = (rsvUid: string): string => `${pagePaths.myEquipment}?rsvUid=${rsvUid}`;

/** Where equipment is booked, on a day or on the first that is free. */
export const toBookingPagePath = (eqUid: string, date?: string): string =>
  `/easyReservation?eqUid=${encodeURIComponent(eqUid)}${date === undefined ? '' : `&date=${date}`}`;

/** The voucher of a reservation of travel. */
export const toVoucherPath = (rsvtUid: string): string => `/travel/voucher?rsvtUid=${rsvtUid}`;

/** The member's passes. */
export const toMyPassesPath = (): string => `${pagePaths.myTravel}?tab=pass`;

/** The cards that come with the member's passes. */
export const toMyCardsPath = (): string => `${pagePaths.myTravel}?tab=card`;

/** The member's reviews of travel. */
export const toMyReviewsPath = (): string => `${pagePaths.myTravel}?tab=review`;

/** An inquiry of the member to the travel service. */
export const toMyInquiryPath = (inquiryUid: string): string => `/travel/inquiries?inquiryUid=${inquiryUid}`;

/** Where a review of a used reservation is written. */
export const toReviewWritePath = (rsvtUid: string): string => `/travel/reviewWrite?rsvtUid=${rsvtUid}`;

/** Pages of the server about a payment: the window of the built-in provider, and where every window returns. */
export const payPaths = { mock: '/pay/mock', mockFinish: '/pay/mock/finish', returned: '/pay/return' } as const;

/** Where a member goes on with an order when a provider's window has closed. */
export const toPaymentPath = (orderUid: string): string => `/travel/payment?orderUid=${orderUid}`;

/** A page by way of the loading page, as after a visit to another site. */
export const toLoadPath = (next: string): string => `/load?next=${encodeURIComponent(next)}`;

/** A reservation of the member. */
export const toMyReservationPath = (rsvtUid: string): string => `/travel/myReservation?rsvtUid=${rsvtUid}`;

/** Download of a member's own data, which a mail leads to. */
export const dataExportPath = '/file/my-data';
