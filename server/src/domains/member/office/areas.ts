import type { VersionKind } from '@haesol/contracts/board';
import type { OfficeArea } from '@haesol/contracts/common';
import type {
  AssignedQueue,
  adminFind,
  ExportedScreen,
  MemberPart,
  MovedQueue,
  OfficeQueue,
  PresenceKind,
  PreviewKind,
  RestoredKind,
  TemplateArea,
} from '@haesol/contracts/member';
import type * as z from 'zod/mini';

// Areas of the calls whose input decides the area; those of all other calls are in the contract.

export const queueAreas = {
  qna: 'board',
  inquiries: 'travel',
  applications: 'learn',
  reservations: 'lab',
  'booking-settlements': 'lab',
  enrolments: 'learn',
  members: 'member',
  refunds: 'travel',
  reviews: 'travel',
  orders: 'travel',
  posts: 'content',
  retention: 'privacy',
} as const satisfies Record<AssignedQueue | MovedQueue, OfficeArea>;

export const restoredAreas = {
  posts: 'content',
  faq: 'content',
  sharing: 'content',
  banners: 'content',
  notices: 'learn',
  programs: 'learn',
  promotions: 'travel',
  feed: 'travel',
  'travel-info': 'travel',
  tours: 'travel',
  'place-notices': 'travel',
  'exchange-rates': 'travel',
  coupons: 'travel',
} as const satisfies Record<RestoredKind, OfficeArea>;

export const exportAreas = {
  qna: 'board',
  applications: 'learn',
  enrolments: 'learn',
  allEnrolments: 'learn',
  participants: 'learn',
  bookings: 'lab',
  penalties: 'lab',
  orders: 'travel',
  refunds: 'travel',
  inquiries: 'travel',
  reviews: 'travel',
  passes: 'travel',
  members: 'member',
  companies: 'member',
  mail: 'member',
  audit: 'privacy',
  access: 'privacy',
  courses: 'learn',
  equipment: 'lab',
  goods: 'travel',
  posts: 'content',
  coupons: 'travel',
  exchangeCards: 'travel',
} as const satisfies Record<ExportedScreen, OfficeArea>;

export const previewAreas = {
  POST: 'content',
  FAQ: 'content',
  PAGE: 'content',
  BANNER: 'content',
  COURSE: 'learn',
  NOTICE: 'learn',
  PROGRAM: 'learn',
  SHARING: 'content',
} as const satisfies Record<PreviewKind, OfficeArea>;

export const versionAreas = {
  POST: 'content',
  FAQ: 'content',
  PAGE: 'content',
  SHARING: 'content',
  BANNER: 'content',
  NOTICE: 'learn',
  PROGRAM: 'learn',
  COURSE: 'learn',
} as const satisfies Record<VersionKind, OfficeArea>;

export const templateAreaOf = { QNA: 'board', INQUIRY: 'travel', CLOSURE: 'travel' } as const satisfies Record<
  TemplateArea,
  OfficeArea
>;

export const presenceAreas = {
  QNA: 'board',
  INQUIRY: 'travel',
  APPLICATION: 'learn',
  BOOKING: 'lab',
  ENROLMENT: 'learn',
  ORDER: 'travel',
  REFUND: 'travel',
  REVIEW: 'travel',
  MEMBER: 'member',
  POST: 'content',
  FAQ: 'content',
  SHARING: 'content',
  PAGE: 'content',
  TERMS: 'content',
  BANNER: 'content',
  COURSE: 'learn',
  NOTICE: 'learn',
  PROGRAM: 'learn',
  EQUIPMENT: 'lab',
  GOODS: 'travel',
  PASS: 'travel',
  TOUR: 'travel',
  COUPON: 'travel',
  COMPANY: 'member',
} as const satisfies Record<PresenceKind, OfficeArea>;

export const foundAreas = {
  BOOKING: 'lab',
  APPLICATION: 'learn',
  ORDER: 'travel',
  QNA: 'board',
  INQUIRY: 'travel',
  MEMBER: 'member',
} as const satisfies Record<z.output<typeof adminFind.response>['list'][number]['kind'], OfficeArea>;

export const memberPartAreas = {
  BOOKING: 'lab',
  PENALTY: 'lab',
  APPLICATION: 'learn',
  ENROLMENT: 'learn',
  QUESTION: 'board',
  ORDER: 'travel',
} as const satisfies Record<MemberPart, OfficeArea>;

/** Areas of the counts of today. Jobs are for administrators, proposals for those who may move their queues. */
export const waitingAreas = {
  QNA: 'board',
  ENROLMENT: 'learn',
  APPLICATION: 'learn',
  BOOKING: 'lab',
  INQUIRY: 'travel',
  ORDER: 'travel',
  REFUND: 'travel',
  REVIEW: 'travel',
  MEMBER: 'member',
  MAIL: 'member',
  RETENTION: 'privacy',
} as const satisfies Record<Exclude<OfficeQueue, 'APPROVAL' | 'JOB'>, OfficeArea>;
