import { toHref } from '@haesol/remote/routes';

export const paths = {
  home: '/',
  intro: '/intro/intro',
  vision: '/intro/vision',
  chart: '/intro/chart',
  education: '/cooperation/edu',
  myEducation: '/myPage/edu',
  equipment: '/cooperation/equ',
  equipmentList: '/cooperation/equipment',
  advice: '/cooperation/tech',
  project: '/cooperation/assn',
  sharing: '/cooperation/collabo',
  advisors: '/cooperation/advice',
  projectNotice: '/cooperation/assignment',
  resources: '/cooperation/sharing',
  resourceDetail: '/cooperation/sharingDetail',
  application: '/cooperation/application',
  applyComplete: '/cooperation/applyComplete',
  future: '/studentSupport/future',
  training: '/studentSupport/training',
  jobTraining: '/studentSupport/jobTraining',
  shopTraining: '/studentSupport/shopTraining',
  spotTraining: '/studentSupport/spotTraining',
  job: '/studentSupport/job',
  founded: '/studentSupport/founded',
  corporateCenter: '/corporateCenter',
  terms: '/terms',
  accessibility: '/terms/accessibility',
  noMailCollection: '/terms/noMailCollection',
  search: '/searchView',
  samples: '/test',
  checks: '/test2',
  platform: '/platform',
  notices: '/infoPlaza/notice',
  noticeDetail: '/infoPlaza/noticeDetail',
  reference: '/infoPlaza/reference',
  referenceDetail: '/infoPlaza/referenceDetail',
  faq: '/infoPlaza/faq',
  faqDetail: '/infoPlaza/faqDetail',
  newsDetail: '/infoPlaza/newsDetail',
  easyReservation: '/easyReservation',
  travel: '/travel',
  attractions: '/travel/attractions',
  attraction: '/travel/attraction',
  passes: '/travel/passes',
  pass: '/travel/pass',
  promotion: '/travel/promotion',
  tours: '/travel/tours',
  tour: '/travel/tour',
} as const;

export const toNoticeHref = (postUid: string): string => toHref(paths.noticeDetail, { postUid });
export const toFaqHref = (faqUid: string): string => toHref(paths.faqDetail, { faqUid });
/** Frequently asked questions of a category. */
export const toFaqsHref = (categoryCd: string): string => toHref(paths.faq, { categoryCd });
/** Notices of a category, or of a search. */
export const toNoticesHref = (filter: { categoryCd?: string; searchKeyword?: string }): string =>
  toHref(paths.notices, filter);
/** List of courses with one of them open over it. */
export const toCourseHref = (eduUid: string): string => toHref(paths.education, { eduUid });
/** List of the safety training for a device. */
export const toTrainingHref = (eqUid: string): string => toHref(paths.education, { kind: 'SAFETY', device: eqUid });
/** Application for a course; visitors sign in there first. */
export const toEnrolHref = (eduUid: string): string => toHref(paths.application, { type: 'edu', eduUid });
/** The member's own enrolment. */
export const toMyEduHref = (aplUid: string): string => toHref(paths.myEducation, { aplUid });
/** Calendar file of a course. */
export const toCalendarFileHref = (eduUid: string): string => toHref('/file/edu-calendar', { eduUid });
export const toPassHref = (gdsDtlUid: string): string => toHref(paths.pass, { gdsDtlUid });
export const toPromotionHref = (id: string): string => toHref(paths.promotion, { id });
export const toTourHref = (tourUid: string): string => toHref(paths.tour, { tourUid });
/** Question form; visitors sign in there first. @param title initial title of the question */
export const toAskHref = (categoryCd: string, title = ''): string => toHref('/myPage/qnaWrite', { categoryCd, title });
/** @param part empty for all parts */
export const toSamplesHref = (part?: string, state?: string): string => toHref(paths.samples, { part, state });
export const toBookingHref = (eqUid: string): string => toHref(paths.easyReservation, { eqUid });
/** Detail page of equipment, with specification, prices and free times. */
export const toEquipmentHref = (eqUid: string): string => toHref(paths.equipmentList, { eqUid });
/** Equipment of a category. */
export const toEquipmentListHref = (ctg: string): string => toHref(paths.equipmentList, { ctg });
/** Booking of equipment on a day. */
export const toBookingDayHref = (eqUid: string, date: string): string => toHref(paths.easyReservation, { eqUid, date });
export const toChartHref = (searchKeyword: string): string => toHref(paths.chart, { searchKeyword });
export const toTermsHref = (tab: string, version: string, compare: string): string =>
  toHref(paths.terms, { tab, version, compare });
/** Advisers of a field. */
export const toAdvisorsHref = (field: string): string => toHref(paths.advisors, { field });
export const toProjectNoticeHref = (noticeUid: string): string => toHref(paths.projectNotice, { noticeUid });
export const toResourceHref = (shareUid: string): string => toHref(paths.resourceDetail, { shareUid });
/** Question form about a shared resource. */
export const toResourceAskHref = (shareUid: string, title: string): string =>
  toHref('/myPage/qnaWrite', { categoryCd: 'COLLABO', title, refType: 'SHARING', refUid: shareUid });
/** Form of a kind (`tech`, `assn`, `collabo`, `edu`), with its subject. */
export const toApplicationHref = (about: {
  type: string;
  noticeUid?: string;
  pgmUid?: string;
  advisorUid?: string;
  eduUid?: string;
}): string => toHref(paths.application, about);
export const toCompleteHref = (aplUid: string): string => toHref(paths.applyComplete, { aplUid });
export const toEnrolledHref = (enrollUid: string): string => toHref(paths.applyComplete, { enrollUid });
/** Application in my page. @param kind `TECH`, `ASSN`, `COLLABO` */
export const toMyApplicationHref = (kind: string, aplUid: string): string =>
  toHref(`/myPage/${kind.toLowerCase()}`, { aplUid });
