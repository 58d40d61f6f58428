import { adminFaqs, adminPages, adminPosts, adminQnaList, adminSharings, adminTerms } from '@haesol/contracts/board';
import { type Endpoint, type EndpointData, queryText } from '@haesol/contracts/common';
import { adminCompanies, adminMembers } from '@haesol/contracts/identity';
import { adminBookingDay, adminBookings, adminClosures, adminEquipment, adminPenalties } from '@haesol/contracts/lab';
import {
  adminAllEnrolments,
  adminApplications,
  adminCourses,
  adminEnrolments,
  adminNotices,
  adminPrograms,
} from '@haesol/contracts/learn';
import {
  adminAccessLog,
  adminApprovals,
  adminAudit,
  adminBanners,
  adminCodes,
  adminJobs,
  adminMails,
  adminMailTemplates,
  adminPopularWords,
  adminRetention,
  adminTemplates,
  searchSynonyms,
} from '@haesol/contracts/member';
import { adminFlags, adminRemoteSettings, adminRights } from '@haesol/contracts/release';
import {
  adminCoupons,
  adminExchangeCards,
  adminFeed,
  adminGoods,
  adminGoodsStock,
  adminInquiries,
  adminOrders,
  adminPasses,
  adminPassGoods,
  adminPlaceNotices,
  adminPromoCodes,
  adminPromotions,
  adminRates,
  adminRefunds,
  adminReviews,
  adminTours,
  adminTravelInfo,
} from '@haesol/contracts/travel';
import { fromSearch, get, type ListState, listState, queryShapeOf, toHref } from '@haesol/remote/routes';
import * as z from 'zod/mini';
import { paths } from '#paths';

/** Entry that a dialog shows: its key, or `new`. */
const editing = { extra: { edit: queryText() } };
/** A new entry of the FAQ may begin with an answered question. */
const fromQuestion = { extra: { edit: queryText(), qnaUid: queryText() }, fixed: { draftsYn: 'Y' } } as const;
const withDrafts = { ...editing, fixed: { draftsYn: 'Y' } } as const;

/** Row of the list of an endpoint. */
export type RowOf<E extends Endpoint> = EndpointData<E> extends { readonly list: readonly (infer Row)[] } ? Row : never;

type Keyed<K extends string> = Readonly<Record<K, string>> & { readonly pageNum: number; readonly pageSize: number };

/**
 * Creates the state of a list whose address has other keys than the filter of its endpoint.
 * @param endpoint parses its keys; undefined for an endpoint without a filter
 */
function keyedState<const K extends string>(
  path: string,
  endpoint: Endpoint | undefined,
  ...keys: readonly K[]
): Pick<ListState<never, Keyed<K>>, 'hrefOf' | 'isNarrowed' | 'parse' | 'path'> {
  const shape = endpoint === undefined ? {} : queryShapeOf(endpoint);
  const read = (key: string, value: unknown) => {
    const schema = shape[key];
    return schema === undefined ? String(value) : String(z.parse(schema, value));
  };
  return {
    path,
    parse(search) {
      const values = Object.fromEntries(keys.map((key) => [key, read(key, search.get(key) ?? '')]));
      return { ...values, pageNum: Number(search.get('pageNum') ?? 1), pageSize: 20 } as Keyed<K>;
    },
    hrefOf(state, change) {
      const values = Object.entries({ ...state, pageNum: 1, ...change }).filter(([key]) => key !== 'pageSize');
      const shown = values.map(([key, value]) => [key, read(key, value)] as const);
      return toHref(path, Object.fromEntries(shown.filter(([key, text]) => text !== (key === 'pageNum' ? '1' : ''))));
    },
    isNarrowed: () => false,
  };
}

export const synonyms = get(searchSynonyms, {});
export const pages = get(adminPages, {});
export const terms = get(adminTerms, {});
export const rights = get(adminRights, {});
export const flags = get(adminFlags, {});
export const remoteSettings = get(adminRemoteSettings, {});
export const bookingDay = get(adminBookingDay, { date: fromSearch('date') });
export const goodsStock = get(adminGoodsStock, { id: fromSearch('goodsDtlId'), month: fromSearch('month') });
export const enrolments = get(adminEnrolments, {
  eduUid: fromSearch('eduUid'),
  state: fromSearch('state'),
  paid: fromSearch('paid'),
  searchKeyword: fromSearch('searchKeyword'),
  sort: fromSearch('sort'),
  pageNum: fromSearch('pageNum'),
});

/** State of each queue in the address of its page. */
export const lists = {
  qna: listState(adminQnaList, paths.qna),
  posts: listState(adminPosts, paths.posts, withDrafts),
  faq: listState(adminFaqs, paths.faq, fromQuestion),
  banners: listState(adminBanners, paths.banners, editing),
  sharing: listState(adminSharings, paths.share, editing),
  calls: listState(adminNotices, paths.calls, editing),
  programs: listState(adminPrograms, paths.programs, editing),
  placeNotices: listState(adminPlaceNotices, paths.placeNotices, editing),
  exchangeRates: listState(adminRates, paths.exchangeRates, editing),
  popularWords: listState(adminPopularWords, paths.popularWords),
  members: listState(adminMembers, paths.members),
  companies: listState(adminCompanies, paths.companies),
  codes: listState(adminCodes, paths.codes, editing),
  mailTemplates: listState(adminMailTemplates, paths.mailTemplates, editing),
  templates: listState(adminTemplates, paths.templates, editing),
  mail: listState(adminMails, paths.mail),
  audit: listState(adminAudit, paths.audit),
  access: listState(adminAccessLog, paths.access),
  retention: listState(adminRetention, paths.retention),
  jobs: listState(adminJobs, paths.jobs),
  approvals: listState(adminApprovals, paths.approvals, editing),
  applications: listState(adminApplications, paths.applications),
  courses: listState(adminCourses, paths.courses, editing),
  allEnrolments: listState(adminAllEnrolments, paths.enrolments, editing),
  bookings: listState(adminBookings, paths.bookings),
  equipment: listState(adminEquipment, paths.equipment),
  closures: listState(adminClosures, paths.closures, editing),
  penalties: listState(adminPenalties, paths.penalties),
  goods: listState(adminGoods, paths.goods),
  passGoods: listState(adminPassGoods, paths.passGoods),
  orders: listState(adminOrders, paths.orders),
  refunds: listState(adminRefunds, paths.refunds),
  inquiries: listState(adminInquiries, paths.inquiries, editing),
  reviews: listState(adminReviews, paths.reviews),
  passes: listState(adminPasses, paths.passes),
  exchangeCards: listState(adminExchangeCards, paths.exchangeCards),
  coupons: listState(adminCoupons, paths.coupons, editing),
  promoCodes: listState(adminPromoCodes, paths.promoCodes, editing),
  promotions: listState(adminPromotions, paths.promotions, editing),
  feed: listState(adminFeed, paths.feed, editing),
  travelInfo: listState(adminTravelInfo, paths.travelInfo, editing),
  tours: listState(adminTours, paths.tours),
  enrolments: keyedState(paths.enrolments, adminEnrolments, 'eduUid', 'state', 'paid', 'searchKeyword', 'sort', 'edit'),
  searchWords: keyedState(paths.searchWords, undefined, 'edit'),
  roles: keyedState(paths.roles, undefined, 'edit'),
  flags: keyedState(paths.flags, undefined, 'edit'),
  remoteSettings: keyedState(paths.remoteSettings, undefined, 'edit'),
  pages: keyedState(paths.pages, undefined, 'edit'),
  terms: keyedState(paths.terms, undefined, 'edit'),
};
