import { toHref } from '@haesol/remote/routes';

export const paths = {
  today: '/office',
  qna: '/office/qna',
  qnaItem: '/office/qna/item',
  applications: '/office/applications',
  applicationItem: '/office/applications/item',
  courses: '/office/courses',
  enrolments: '/office/enrolments',
  posts: '/office/posts',
  faq: '/office/faq',
  bookings: '/office/bookings',
  closures: '/office/closures',
  penalties: '/office/penalties',
  orders: '/office/orders',
  orderItem: '/office/orders/item',
  refunds: '/office/refunds',
  inquiries: '/office/inquiries',
  reviews: '/office/reviews',
  passes: '/office/passes',
  gate: '/office/gate',
  coupons: '/office/coupons',
  promoCodes: '/office/promo-codes',
  promotions: '/office/promotions',
  feed: '/office/feed',
  travelInfo: '/office/travel-info',
  members: '/office/members',
  searchWords: '/office/search-words',
  templates: '/office/templates',
  mail: '/office/mail',
  jobs: '/office/jobs',
  audit: '/office/audit',
  roles: '/office/roles',
} as const;

export const toQnaItemHref = (qnaUid: string): string => toHref(paths.qnaItem, { qnaUid });
export const toApplicationHref = (aplUid: string): string => toHref(paths.applicationItem, { aplUid });
export const toEnrolmentsHref = (eduUid: string): string => toHref(paths.enrolments, { eduUid });
export const toOrderHref = (orderUid: string): string => toHref(paths.orderItem, { orderUid });
