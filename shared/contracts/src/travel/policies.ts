import { toSeoulDate } from '../common/seoul.ts';
import type { ContentLocale } from '../common/values.ts';
import { orderLimits } from './orderLimits.ts';
import { reviewLimits } from './reviewLimits.ts';

/** Limits of orders and reviews that texts name. */
const shopLimits: Readonly<Record<'earnPct' | 'holdMinutes' | 'maxCount' | 'minPoints' | 'reviewDays', number>> = {
  /** Most pieces of one kind at a time; an option may have fewer. */
  maxCount: orderLimits.count,
  holdMinutes: orderLimits.holdSec / 60,
  minPoints: orderLimits.minPoints,
  earnPct: orderLimits.earnPct,
  reviewDays: reviewLimits.days,
};

/** Rules of the travel shop. Code, tables, terms, answers and mails take their numbers from here. */
export const travelPolicy = {
  /** Refund percentage of dated goods by remaining days; fewer days than in the last row are not refunded. */
  datedRefund: [
    { daysBefore: 3, ratePct: 100 },
    { daysBefore: 2, ratePct: 80 },
    { daysBefore: 1, ratePct: 50 },
    { daysBefore: 0, ratePct: 0 },
  ],
  /** Days of a withdrawal without a reason (Act on Consumer Protection in Electronic Commerce, article 17). */
  withdrawalDays: 7,
  /** An unused pass is refunded fully within this many days, at least those of a withdrawal, and at this percentage until it expires. */
  passRefund: { fullDays: 7, laterPct: 90 },
  /** Days within which a new pass must be used first, unless the pass has its own number. */
  passValidDays: 180,
  /** Working days until a refund is sent (Act on Consumer Protection in Electronic Commerce, article 18). */
  refundWorkDays: 3,
  /** Hours within which a provider answers a request; otherwise everything is refunded. */
  answerHours: 24,
  limits: shopLimits,
};
export type TravelPolicy = typeof travelPolicy;

/** A refund above this amount is proposed by one member of staff and approved by another within these hours. */
export const refundApproval = { aboveKrw: 300_000, hours: 72 };

/** Days after the refusal of a request for the provider's reason in which its member may ask again at the rate of its day. */
export const refundAgainDays = 1;

/** Age groups of prices. */
export const ageGroups = ['ADULT', 'YOUTH', 'CHILD', 'SENIOR'] as const;
export type AgeGroup = (typeof ageGroups)[number];
/** Other groups are younger; the provider requires their ages. */
export const isAdult = (group: AgeGroup): boolean => group === 'ADULT' || group === 'SENIOR';

/** Days on which a price is sold: `WEEKEND` are Saturdays, Sundays and holidays, of rooms the nights of Friday and Saturday. */
export const priceDays = ['ALL', 'WEEKDAY', 'WEEKEND', 'HIGH'] as const;
export type PriceDays = (typeof priceDays)[number];
/** Kind of a day; `HIGH` only for goods that have a price for the season. */
export const dayKinds = ['WEEKDAY', 'WEEKEND', 'HIGH'] as const;
export type DayKind = (typeof dayKinds)[number];
export const isSoldOn = (days: PriceDays, kind: DayKind): boolean => days === 'ALL' || days === kind;

/** Languages of guides. */
export const guideLangs = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW'] as const;

/** Refund percentage of dated goods by remaining days. */
export const datedRateOf = (daysLeft: number, { datedRefund }: TravelPolicy = travelPolicy): number =>
  datedRefund.find(({ daysBefore }) => daysLeft >= daysBefore)?.ratePct ?? 0;

export interface PassAge {
  readonly daysSinceBought: number;
  readonly isExpired: boolean;
  readonly isUsed: boolean;
}

/** Refund percentage of a pass: 0 after use or expiry. */
export function passRateOf(
  { daysSinceBought, isExpired, isUsed }: PassAge,
  { passRefund }: TravelPolicy = travelPolicy,
): number {
  if (isUsed || isExpired) return 0;
  return daysSinceBought <= passRefund.fullDays ? 100 : passRefund.laterPct;
}

/** Keeps the refund steps that still apply at a moment in Seoul. The first one is the present one: a past step is never offered. */
export function currentSteps<Step extends { readonly untilDt: string | null }>(
  steps: readonly Step[],
  now: Date | number,
): Step[] {
  const today = toSeoulDate(now);
  return steps.filter(({ untilDt }) => untilDt === null || untilDt >= today);
}

interface RefundWords {
  /** Label of a step that lasts one day, because the next one follows a day later. */
  readonly day: (days: number) => string;
  /** Label of a step's last day. */
  readonly until: (days: number) => string;
  readonly useDay: string;
  /** Label of the step before the provider's confirmation. */
  readonly unconfirmed: string;
  readonly pass: (fullDays: number) => readonly [full: string, later: string, used: string];
  /** Line of the terms for the day of use and later. */
  readonly onwards: (useDay: string) => string;
  /** Refund of a line of the terms. */
  readonly share: (ratePct: number) => string;
}

const refundWords: Readonly<Record<ContentLocale, RefundWords>> = {
  ko: {
    day: (days) => `이용 ${days}일 전`,
    until: (days) => `이용 ${days}일 전까지`,
    useDay: '이용 당일',
    unconfirmed: '업체가 확정하기 전까지',
    pass: (days) => [
      `미사용, 구매 후 ${days}일까지`,
      '미사용, 유효기간까지',
      '한 곳이라도 입장하거나 교통카드를 받은 뒤',
    ],
    onwards: (useDay) => `${useDay}과 그 뒤`,
    share: (ratePct) => (ratePct === 0 ? '환불하지 않음' : `결제 금액의 ${ratePct}%`),
  },
  en: {
    day: (days) => (days === 1 ? '1 day before' : `${days} days before`),
    until: (days) => `${days} or more days before`,
    useDay: 'On the day',
    unconfirmed: 'Until the provider confirms',
    pass: (days) => [
      `Unused, within ${days} days of purchase`,
      'Unused, until it expires',
      'After the first admission, or once its transit card is collected',
    ],
    onwards: (useDay) => `${useDay} or later`,
    share: (ratePct) => (ratePct === 0 ? 'no refund' : `${ratePct}% of the amount paid`),
  },
  ja: {
    day: (days) => (days === 1 ? '前日' : `${days}日前`),
    until: (days) => `利用日の${days}日前まで`,
    useDay: '当日',
    unconfirmed: '事業者が確定するまで',
    pass: (days) => [
      `未使用・購入後${days}日以内`,
      '未使用・有効期間内',
      '1か所でも入場、または交通カードを受け取った後',
    ],
    onwards: (useDay) => `${useDay}以降`,
    share: (ratePct) => (ratePct === 0 ? '返金なし' : `支払金額の${ratePct}%を返金`),
  },
  'zh-CN': {
    day: (days) => (days === 1 ? '使用日期前一天' : `使用日期前${days}天`),
    until: (days) => `使用日期前${days}天或更早`,
    useDay: '使用当天',
    unconfirmed: '商家确认之前',
    pass: (days) => [`未使用，购买后${days}天内`, '未使用，有效期内', '已进入任一景点或已领取交通卡后'],
    onwards: (useDay) => `${useDay}及之后`,
    share: (ratePct) => (ratePct === 0 ? '不予退款' : `退还付款金额的${ratePct}%`),
  },
  'zh-TW': {
    day: (days) => (days === 1 ? '使用日前一天' : `使用日前${days}天`),
    until: (days) => `使用日前${days}天或更早`,
    useDay: '使用當天',
    unconfirmed: '業者確認之前',
    pass: (days) => [`未使用，購買後${days}天內`, '未使用，有效期限內', '已進入任一景點或已領取交通卡後'],
    onwards: (useDay) => `${useDay}及之後`,
    share: (ratePct) => (ratePct === 0 ? '不予退款' : `退還付款金額的${ratePct}%`),
  },
};

/** Refund table of dated goods in one language. */
export function datedRefundRules(locale: ContentLocale, { datedRefund }: TravelPolicy = travelPolicy) {
  const words = refundWords[locale];
  return datedRefund.map(({ daysBefore, ratePct }, index) => {
    const isOneDay = datedRefund[index - 1]?.daysBefore === daysBefore + 1;
    if (daysBefore === 0) return { label: words.useDay, daysBefore, ratePct };
    return { label: isOneDay ? words.day(daysBefore) : words.until(daysBefore), daysBefore, ratePct };
  });
}

/** Label of the full refund before the provider's confirmation. */
export const unconfirmedLabel = (locale: ContentLocale): string => refundWords[locale].unconfirmed;

/** Refund table of passes in one language: the first days, the rest of the validity, after the first use. */
export function passRefundRules(locale: ContentLocale, { passRefund }: TravelPolicy = travelPolicy) {
  const [full, later, used] = refundWords[locale].pass(passRefund.fullDays);
  return [
    { label: full, ratePct: 100 },
    { label: later, ratePct: passRefund.laterPct },
    { label: used, ratePct: 0 },
  ];
}

/** Lines of the terms about refunds of dated goods. */
function datedRefundTerms(locale: ContentLocale, policy: TravelPolicy = travelPolicy): string[] {
  const { onwards, share } = refundWords[locale];
  const colon = locale.startsWith('zh') || locale === 'ja' ? '：' : ': ';
  return datedRefundRules(locale, policy).map(({ label, daysBefore, ratePct }) =>
    [daysBefore === 0 ? onwards(label) : label, share(ratePct)].join(colon),
  );
}

/** Numbers of a policy by their names in texts. */
export function travelNumbers(policy: TravelPolicy = travelPolicy) {
  const { datedRefund, withdrawalDays, passRefund, passValidDays, refundWorkDays, limits } = policy;
  const lastFull = datedRefund.findLast(({ ratePct }) => ratePct === 100)?.daysBefore ?? 0;
  return {
    withdrawalDays,
    passDays: passValidDays,
    passFullDays: passRefund.fullDays,
    passLaterPct: passRefund.laterPct,
    refundWorkDays,
    /** Last day with a full refund of dated goods, and the first day without. */
    lastFullDays: lastFull,
    firstFeeDays: lastFull - 1,
    ...limits,
    minPoints: limits.minPoints.toLocaleString('en'),
  };
}

/** Fills `{{passDays}}`, the other names of `travelNumbers` and `{{datedRefund}}` into a text; unknown names stay. */
export function fillTravelNumbers(text: string, policy: TravelPolicy = travelPolicy): string {
  const [first, ...others] = datedRefundRules('ko', policy).filter(({ ratePct }) => ratePct > 0);
  const rows = first === undefined ? [] : [first, ...others.map((row) => ({ ...row, label: row.label.slice(3) }))];
  const values: Readonly<Record<string, number | string>> = {
    ...travelNumbers(policy),
    datedRefund: rows.map(({ label, ratePct }) => `${label} ${ratePct === 100 ? '전액' : `${ratePct}%`}`).join(', '),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The same for a list, in which `{{datedRefundTerms}}` expands to one line for each step. */
export const fillTravelLines = (
  lines: readonly string[],
  policy?: TravelPolicy,
  locale: ContentLocale = 'ko',
): string[] =>
  lines.flatMap((line) =>
    line === '{{datedRefundTerms}}' ? datedRefundTerms(locale, policy) : [fillTravelNumbers(line, policy)],
  );
