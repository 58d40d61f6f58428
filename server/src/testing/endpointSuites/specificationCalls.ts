import type { Access, Endpoint, LanguageDefault } from '@haesol/contracts/common';

type Method = Endpoint['method'];

export interface SpecifiedCall {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly query: readonly string[];
  /** Header besides the bearer token. */
  readonly header: 'language' | 'exrate' | 'none';
  readonly language: LanguageDefault;
  /** Response with `list` and `cnt_total`, or another object. */
  readonly answers: 'list' | 'object';
  /** List with ids for this endpoint, and the field of the key. */
  readonly idFrom?: { readonly path: string; readonly key: string };
  /** Value of the parameter if no list has it. */
  readonly example?: string;
  /** Query string required for a result. */
  readonly exampleQuery?: string;
}

const page = ['pageNum', 'pageSize'] as const;

type Options = Partial<Omit<SpecifiedCall, 'method' | 'path' | 'access'>>;

function call(access: Access, line: string, options: Options = {}): SpecifiedCall {
  const [method, path] = line.split(' ') as [Method, string];
  const isList = options.query?.includes('pageNum') ?? false;
  const language = options.header === undefined || options.header === 'language' ? 'header' : 'none';
  return {
    method,
    path,
    access,
    query: [],
    header: 'language',
    language,
    answers: isList ? 'list' : 'object',
    ...options,
  };
}

const main = [
  call('optional', 'GET /api/v1/main/benefit'),
  call('optional', 'GET /api/v1/main/main', { query: ['searchKeyword', 'language'] }),
];

const mypage = (
  [
    ['GET /api/v1/mypage/buy/list', { query: page }],
    ['GET /api/v1/mypage/coupon', { query: page }],
    ['GET /api/v1/mypage/myCoupon', { query: page }],
    ['POST /api/v1/mypage/coupon/insert', { query: ['couponPblcnUid'] }],
    ['GET /api/v1/mypage/myAttraction/list', { query: page }],
    ['GET /api/v1/mypage/myPage', { header: 'none', language: 'none' }],
    ['GET /api/v1/mypage/myPass/list', { query: page, header: 'exrate', language: 'none' }],
    ['GET /api/v1/mypage/exchangeCard/list', { answers: 'list' }],
    ['GET /api/v1/mypage/voucher', { query: ['rsvtUid'] }],
    ['POST /api/v1/mypage/change-password', {}],
    ['POST /api/v1/mypage/mobile/insert', { query: ['couponPblcnUid'] }],
    ['PATCH /api/v1/mypage/my-info/update', {}],
    ['PATCH /api/v1/mypage/refundPass', { query: ['etcWhy', 'rsvtUid', 'whyCd'] }],
    ['PATCH /api/v1/mypage/sign-out', {}],
  ] satisfies [string, Options][]
).map(([line, options]) => call('member', line, { language: 'content', ...options }));

const attraction = [
  call('optional', 'GET /api/v1/attraction/list', {
    query: [...page, 'etcInformation', 'facilitiesRecord', 'gdsCategoryCd', 'gdsTycd', 'searchKeyword'],
    language: 'content',
  }),
  call('optional', 'GET /api/v1/attraction/detail/{gdsUid}', {
    language: 'content',
    idFrom: { path: '/api/v1/attraction/list', key: 'gdsUid' },
  }),
  call('member', 'POST /api/v1/attraction/interest', { query: ['gdsUid'], language: 'content' }),
  call('member', 'DELETE /api/v1/attraction/interest/delete', { query: ['gdsUid'], language: 'content' }),
];

const common = [
  call('public', 'POST /api/v1/cert/check'),
  call('public', 'POST /api/v1/cert/send-mail', { query: ['email'] }),
  call('public', 'GET /api/v1/codes/GDS_TYCD', { answers: 'list' }),
  call('public', 'GET /api/v1/codes/GDS_CATEGORY_CD', { answers: 'list' }),
  call('public', 'GET /api/v1/codes/CTPV', { answers: 'list' }),
  call('public', 'GET /api/v1/codes/SGG', { answers: 'list' }),
  call('public', 'GET /api/v1/codes-name/{code}', { example: 'GDS_TYCD' }),
  call('public', 'GET /api/v1/terms/{code}', { idFrom: { path: '/api/v1/terms/list', key: 'code' } }),
  call('public', 'GET /api/v1/terms/list', { query: page }),
  // For members, and visitors signing up with a proof of the mailbox.
  call('optional', 'POST /file/uploadFile', { header: 'none', language: 'none', answers: 'list' }),
];

const pass = [
  call('optional', 'GET /api/v1/pass/list', { query: [...page, 'psCd', 'language'], language: 'pass' }),
  call('optional', 'GET /api/v1/pass/detail/{gdsDtlUid}', {
    language: 'pass',
    idFrom: { path: '/api/v1/pass/list', key: 'gdsUid' },
  }),
  call('member', 'POST /api/v1/pass/buyPass', { language: 'pass' }),
  call('member', 'POST /api/v1/pass/buyPassPayInfo', {
    query: ['gdsDtlUid', 'passCnt', 'promoCode', 'price', 'isPay', 'couponUid'],
    language: 'pass',
  }),
];

const boards = [
  call('member', 'POST /api/v1/inquiry/insertInquiry'),
  call('public', 'GET /api/v1/posts/list', { query: [...page, 'searchKeyword'], language: 'content' }),
  call('public', 'GET /api/v1/posts/{postUid}', {
    language: 'content',
    idFrom: { path: '/api/v1/posts/list', key: 'postUid' },
  }),
  call('public', 'GET /api/v1/posts/faq/list', { query: ['searchKeyword', ...page], language: 'content' }),
  call('public', 'GET /api/v1/posts/faq/{faqUid}', {
    language: 'content',
    idFrom: { path: '/api/v1/posts/faq/list', key: 'faqUid' },
  }),
];

const tours = [
  call('optional', 'GET /api/v1/recommendTour/list', {
    query: [...page, 'searchKeyword', 'themeCd', 'etcInformation', 'tourDays'],
    language: 'content',
  }),
  call('optional', 'GET /api/v1/recommendTour/detail/{tourUid}', {
    language: 'content',
    idFrom: { path: '/api/v1/recommendTour/list', key: 'tourUid' },
  }),
  call('optional', 'GET /api/v1/recommendTour/detail/attraction/{gdsUid}', {
    language: 'content',
    idFrom: { path: '/api/v1/attraction/list', key: 'gdsUid' },
  }),
];

const reserve = [
  call('member', 'GET /api/v1/reserve/list', {
    query: ['endDate', 'gdsTycd', 'languageCd', ...page, 'startDate', 'type'],
  }),
  call('member', 'POST /api/v1/reserve/'),
  call('member', 'PATCH /api/v1/reserve/cancel', { query: ['reserveId'] }),
  call('member', 'GET /api/v1/reserve/coupon', { query: ['goodsDtlId'], answers: 'list' }),
  call('optional', 'GET /api/v1/reserve/goods-info', {
    query: ['goodsCnt', 'goodsDtlId', 'languageCd', 'priceSn'],
    exampleQuery: '?goodsCnt=2&goodsDtlId=G0001-1&priceSn=1',
  }),
  call('member', 'POST /api/v1/reserve/pay-info'),
  call('member', 'GET /api/v1/reserve/user-info', { header: 'none', language: 'none' }),
];

const stickyArea = [
  call('public', 'GET /api/v1/stickyArea/directions', { answers: 'list' }),
  call('public', 'GET /api/v1/stickyArea/liveChat'),
  call('member', 'GET /api/v1/stickyArea/myPass', { query: page }),
  call('public', 'GET /api/v1/stickyArea/promotion/list', {
    query: [...page, 'searchFilter', 'searchKeyword'],
    language: 'content',
  }),
  call('public', 'GET /api/v1/stickyArea/promotion/{id}', {
    language: 'content',
    idFrom: { path: '/api/v1/stickyArea/promotion/list', key: 'id' },
  }),
  call('public', 'GET /api/v1/stickyArea/travelInfo/list', {
    query: [...page, 'searchKeyword', 'touristTycd'],
    language: 'pass',
  }),
  call('public', 'GET /api/v1/stickyArea/travelInfo/{id}', {
    language: 'pass',
    idFrom: { path: '/api/v1/stickyArea/travelInfo/list', key: 'id' },
  }),
];

/** All 56 endpoints of the specification, existing or not. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...main,
  ...mypage,
  ...attraction,
  ...common,
  ...pass,
  ...boards,
  ...tours,
  ...reserve,
  ...stickyArea,
];
