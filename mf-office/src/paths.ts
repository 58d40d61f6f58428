import { toHref } from '@haesol/remote/routes';

export const paths = {
  today: '/office',
  qna: '/office/qna',
  qnaItem: '/office/qna/item',
  applications: '/office/applications',
  applicationItem: '/office/applications/item',
  courses: '/office/courses',
  enrolments: '/office/enrolments',
  approvals: '/office/approvals',
  posts: '/office/posts',
  faq: '/office/faq',
  banners: '/office/banners',
  share: '/office/share',
  calls: '/office/calls',
  programs: '/office/programs',
  pages: '/office/pages',
  terms: '/office/terms',
  bookings: '/office/bookings',
  bookingItem: '/office/bookings/item',
  bookingDay: '/office/bookings/day',
  equipment: '/office/equipment',
  equipmentEdit: '/office/equipment/edit',
  deviceLabel: '/office/equipment/label',
  checkIn: '/office/equipment/check-in',
  closures: '/office/closures',
  penalties: '/office/penalties',
  goods: '/office/goods',
  goodsEdit: '/office/goods/edit',
  goodsStock: '/office/goods/stock',
  passGoods: '/office/pass-goods',
  passGoodsEdit: '/office/pass-goods/edit',
  orders: '/office/orders',
  orderItem: '/office/orders/item',
  refunds: '/office/refunds',
  inquiries: '/office/inquiries',
  reviews: '/office/reviews',
  passes: '/office/passes',
  exchangeCards: '/office/exchange-cards',
  gate: '/office/gate',
  coupons: '/office/coupons',
  promoCodes: '/office/promo-codes',
  promotions: '/office/promotions',
  feed: '/office/feed',
  travelInfo: '/office/travel-info',
  tours: '/office/tours',
  tourEdit: '/office/tours/edit',
  placeNotices: '/office/place-notices',
  exchangeRates: '/office/exchange-rates',
  members: '/office/members',
  memberItem: '/office/members/item',
  companies: '/office/companies',
  companyItem: '/office/companies/item',
  codes: '/office/codes',
  searchWords: '/office/search-words',
  popularWords: '/office/search-words/popular',
  templates: '/office/templates',
  mailTemplates: '/office/mail-templates',
  mail: '/office/mail',
  jobs: '/office/jobs',
  audit: '/office/audit',
  access: '/office/access-log',
  retention: '/office/retention',
  roles: '/office/roles',
  flags: '/office/flags',
  remoteSettings: '/office/remote-settings',
  /** Page of another remote, for administrators. */
  platform: '/platform',
} as const;

const filterOf = (list: string) => Object.fromEntries(new URLSearchParams(list.split('?')[1]));
/** @param list address of the list; its filter stays with the question, so that the next one is chosen by it too */
export const toQnaItemHref = (qnaUid: string, list: string = paths.qna): string =>
  toHref(paths.qnaItem, { ...filterOf(list), qnaUid });
/** @param list as for {@link toQnaItemHref} */
export const toApplicationHref = (aplUid: string, list: string = paths.applications): string =>
  toHref(paths.applicationItem, { ...filterOf(list), aplUid });
export const toInquiryHref = (inquiryUid: string): string => toHref(paths.inquiries, { edit: inquiryUid });
export const toEnrolmentsHref = (eduUid: string): string => toHref(paths.enrolments, { eduUid });
/** @param list as for {@link toQnaItemHref} */
export const toOrderHref = (orderUid: string, list: string = paths.orders): string =>
  toHref(paths.orderItem, { ...filterOf(list), orderUid });
/** @param list as for {@link toQnaItemHref} */
export const toMemberHref = (memberUid: string, list: string = paths.members): string =>
  toHref(paths.memberItem, { ...filterOf(list), memberUid });
export const toCompanyHref = (bizNo: string): string => toHref(paths.companyItem, { bizNo });
export const toBookingDayHref = (date: string): string => toHref(paths.bookingDay, { date });
/** @param list as for {@link toQnaItemHref} */
export const toBookingHref = (rsvUid: string, list: string = paths.bookings): string =>
  toHref(paths.bookingItem, { ...filterOf(list), rsvUid });
export const toEquipmentEditHref = (eqUid: string): string => toHref(paths.equipmentEdit, { eqUid });
/** Page with the QR code of a device, for printing. */
export const toDeviceLabelHref = (eqUid: string): string => toHref(paths.deviceLabel, { eqUid });
/** Page behind the QR code of a device. */
export const toCheckInHref = (eqUid: string): string => toHref(paths.checkIn, { eqUid });
/** List of closures with the form for a device. */
export const toClosureHref = (eqUid: string): string => toHref(paths.closures, { edit: 'new', eqUid });
/** Page of a shared technology, space or case for everyone. */
export const toPublicSharingHref = (shareUid: string): string => toHref('/cooperation/sharingDetail', { shareUid });
/** Page of a device for everyone. */
export const toPublicEquipmentHref = (eqUid: string): string => toHref('/cooperation/equipment', { eqUid });
export const toGoodsEditHref = (goodsDtlId: string): string => toHref(paths.goodsEdit, { goodsDtlId });
export const toTourEditHref = (tourUid: string): string => toHref(paths.tourEdit, { tourUid });
export const toGoodsStockHref = (goodsDtlId: string, month = ''): string =>
  toHref(paths.goodsStock, { goodsDtlId, ...(month !== '' && { month }) });
export const toPassGoodsEditHref = (gdsDtlUid: string): string => toHref(paths.passGoodsEdit, { gdsDtlUid });
/** Pages for everyone with an entry of the office, for its preview: path and query. */
export const publicPages = {
  POST: (postUid: string, { board = '' }: Readonly<Record<string, string>>) =>
    [`/infoPlaza/${board.toLowerCase()}Detail`, { postUid }] as const,
  FAQ: (faqUid: string) => ['/infoPlaza/faqDetail', { faqUid }] as const,
  PAGE: (menuKey: string) => [`/${menuKey.replace('_', '/')}`, {}] as const,
  BANNER: () => ['/', {}] as const,
  COURSE: (eduUid: string) => ['/cooperation/edu', { eduUid }] as const,
  NOTICE: (noticeUid: string) => ['/cooperation/assignment', { noticeUid }] as const,
  PROGRAM: () => ['/cooperation/collabo', {}] as const,
  SHARING: (shareUid: string) => ['/cooperation/sharingDetail', { shareUid }] as const,
};
/** Page of a place for everyone. */
export const toPublicGoodsHref = (gdsUid: string): string => toHref('/travel/attraction', { gdsUid });
/** Page of a pass for everyone. */
export const toPublicPassHref = (gdsDtlUid: string): string => toHref('/travel/pass', { gdsDtlUid });
/** Page of a tour for everyone. */
export const toPublicTourHref = (tourUid: string): string => toHref('/travel/tour', { tourUid });
