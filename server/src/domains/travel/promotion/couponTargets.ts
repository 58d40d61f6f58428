import type { ContentLocale } from '@haesol/contracts/common';
import type { Db } from '../../../db/schema.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { listCodes } from '../../common/codes/repository.ts';
import { toContentLocale, translated } from '../../common/text/translation.ts';

/** Condition under which a coupon can be used; what is empty limits nothing. */
export interface CouponRule {
  readonly forTypes: readonly string[];
  readonly forSgg: readonly string[];
  readonly forWeekdays: readonly number[];
  readonly forGoods: readonly string[];
  readonly minPeople: number;
  readonly forDates: readonly string[] | null;
}

/** Columns of a coupon for {@link CouponRule}, of the table `T`. */
export const ruleColumns = <T extends string>(table: T) =>
  [
    `${table}.for_types as forTypes`,
    `${table}.for_sgg as forSgg`,
    `${table}.for_weekdays as forWeekdays`,
    `${table}.for_goods as forGoods`,
    `${table}.min_people as minPeople`,
    `${table}.for_dates as forDates`,
  ] as const;

/** Goods and days that are named; the others are counted. */
const maxNames = 3;

interface Words {
  readonly all: string;
  types(names: string): string;
  regions(names: string): string;
  more(names: string, count: number): string;
  days(names: string): string;
  readonly noDay: string;
  people(count: number): string;
}

const words: Readonly<Record<ContentLocale, Words>> = {
  ko: {
    all: '모든 상품',
    types: (names) => `${names} 상품`,
    regions: (names) => `${names} 지역`,
    more: (names, count) => `${names} 외 ${count}개`,
    days: (names) => `${names} 이용`,
    noDay: '이용할 날은 정해지면 알려 드립니다',
    people: (count) => `${count}명 이상`,
  },
  en: {
    all: 'Everything',
    types: (names) => names,
    regions: (names) => `in ${names}`,
    more: (names, count) => `${names} and ${count} more`,
    days: (names) => `for use on ${names}`,
    noDay: 'days of use to be announced',
    people: (count) => (count === 1 ? '1 person or more' : `${count} people or more`),
  },
  ja: {
    all: 'すべての商品',
    types: (names) => `${names}の商品`,
    regions: (names) => `${names}の商品`,
    more: (names, count) => `${names}ほか${count}件`,
    days: (names) => `${names}のご利用`,
    noDay: 'ご利用日は決まり次第お知らせします',
    people: (count) => `${count}名様以上`,
  },
  'zh-CN': {
    all: '所有商品',
    types: (names) => `${names}类商品`,
    regions: (names) => `${names}的商品`,
    more: (names, count) => `${names}等另外${count}项`,
    days: (names) => `${names}使用`,
    noDay: '使用日期确定后另行通知',
    people: (count) => `${count}人以上`,
  },
  'zh-TW': {
    all: '所有商品',
    types: (names) => `${names}類商品`,
    regions: (names) => `${names}的商品`,
    more: (names, count) => `${names}等另外${count}項`,
    days: (names) => `${names}使用`,
    noDay: '使用日期確定後另行通知',
    people: (count) => `${count}人以上`,
  },
};

// 4 January 1970 was a Sunday.
const sunday = Date.UTC(1970, 0, 4);
const dayMs = 86_400_000;

function toWeekdays(days: readonly number[], locale: ContentLocale): string {
  const { list } = localFormats(locale);
  const format = new Intl.DateTimeFormat(locale, { weekday: locale === 'ko' ? 'short' : 'long', timeZone: 'UTC' });
  const names = days.map((day) => format.format(sunday + day * dayMs));
  return locale === 'ko' ? `${names.join('·')}요일` : list(names);
}

interface Names {
  readonly codes: ReadonlyMap<string, string>;
  readonly goods: ReadonlyMap<string, string>;
}

/** Returns the conditions of a coupon in words, one after the other. */
function toTargets(rule: CouponRule, names: Names, locale: ContentLocale): string[] {
  const say = words[locale];
  const { list, day } = localFormats(locale);
  const toShort = (all: readonly string[]) =>
    all.length > maxNames ? say.more(all.slice(0, maxNames).join(', '), all.length - maxNames) : list(all);
  const toCodes = (codes: readonly string[]) => {
    const found = codes.map((code) => names.codes.get(code) ?? code);
    return locale === 'ko' ? found.join('·') : list(found);
  };
  const { forTypes, forSgg, forWeekdays, forGoods, minPeople, forDates } = rule;
  // Places that were removed have no name; a coupon for them alone still names them.
  const goods = forGoods.map((uid) => names.goods.get(uid) ?? uid);
  const parts = [
    forTypes.length > 0 && say.types(toCodes(forTypes)),
    forSgg.length > 0 && say.regions(toCodes(forSgg)),
    goods.length > 0 && toShort(goods),
    forWeekdays.length > 0 && say.days(toWeekdays(forWeekdays, locale)),
    forDates !== null && (forDates.length === 0 ? say.noDay : say.days(toShort(forDates.toSorted().map(day)))),
    minPeople > 1 && say.people(minPeople),
  ].filter((part) => part !== false);
  const isLimited = forTypes.length + forSgg.length + goods.length > 0;
  return isLimited ? parts : [say.all, ...parts];
}

async function readNames(db: Db, rules: readonly CouponRule[], languageCd: string): Promise<Names> {
  const types = await listCodes(db, { group: 'GDS_TYCD', upper: '', languageCd });
  const towns = await listCodes(db, { group: 'SGG', upper: '', languageCd });
  const uids = [...new Set(rules.flatMap(({ forGoods }) => forGoods))];
  const goods =
    uids.length === 0
      ? []
      : await db
          .selectFrom('goods as g')
          .select(['g.gds_uid as uid', translated('g.gds_nm', languageCd, 'nm').as('nm')])
          .where('g.gds_uid', 'in', uids)
          .union(
            db
              .selectFrom('pass_option as p')
              .select(['p.gds_dtl_uid as uid', translated('p.pass_nm', languageCd, 'nm').as('nm')])
              .where('p.gds_dtl_uid', 'in', uids),
          )
          .execute();
  return {
    codes: new Map([...types, ...towns].map(({ code, codeName }) => [code, codeName])),
    goods: new Map(goods.map(({ uid, nm }) => [uid, nm])),
  };
}

/** Returns the conditions of each coupon in words, made from its rule, so that they cannot differ. */
export async function writeTargets(db: Db, rules: readonly CouponRule[], languageCd: string): Promise<string[][]> {
  if (rules.length === 0) return [];
  const names = await readNames(db, rules, languageCd);
  return rules.map((rule) => toTargets(rule, names, toContentLocale(languageCd)));
}

/** Replaces the rules of coupons by their conditions in words. */
export async function withTargets<R extends CouponRule>(db: Db, rows: readonly R[], languageCd: string) {
  const texts = await writeTargets(db, rows, languageCd);
  return rows.map(({ forTypes, forSgg, forWeekdays, forGoods, minPeople, forDates, ...row }, at) => ({
    ...row,
    targets: texts[at] ?? [],
    targetsLang: toContentLocale(languageCd),
  }));
}
