import { type ContentLocale, toCommonForm } from '@haesol/contracts/common';
import type { BookableEquipment } from '@haesol/contracts/lab';
import type { MainSearch, SearchHit, SearchType } from '@haesol/contracts/member';
import { formatDate, formatKrw } from '@haesol/remote/i18n';
import { toHref } from '@haesol/remote/routes';
import { paths, toBookingHref, toCourseHref, toFaqHref, toNoticeHref, toPassHref, toTourHref } from '#paths';

/** Hit as shown in every group. */
export interface Hit {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Language of title, text and facts. @default 'ko' */
  readonly lang?: ContentLocale | undefined;
  /** Name of the kind, among hits of all kinds; in the language of the page. */
  readonly kind?: string | undefined;
  /** Facts below the text, in their order; empty ones are omitted. */
  readonly facts: readonly string[];
  /** For a page: its section of the site; undefined for the first page of a section. */
  readonly page?: { readonly section: string | undefined };
  readonly href: string;
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
  /** For equipment: shown instead of facts. */
  readonly bookable?: Pick<BookableEquipment, 'firstDay' | 'price'>;
}

export interface HitGroup {
  readonly type: SearchType;
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** @param date `YYYY-MM-DD` */
const toDay = (date: string) => formatDate(`${date}T00:00:00+09:00`);
const toPlaceHref = (gdsUid: string) => toHref(paths.attraction, { gdsUid });

type Post = MainSearch['mainPostList']['mainPostsList'][number];

function toPostHit(post: Post, href: string): Hit {
  return {
    key: post.postUid,
    title: post.title,
    text: post.summary,
    facts: [post.categoryNm, formatDate(post.createdDt)],
    href,
  };
}

/** Address of a hit, by its kind. */
const hitHrefs: Readonly<Record<SearchType, (hit: Pick<SearchHit, 'uid'>) => string>> = {
  PAGE: ({ uid }) => uid,
  EDU: ({ uid }) => toCourseHref(uid),
  EQU: ({ uid }) => toBookingHref(uid),
  FAQ: ({ uid }) => toFaqHref(uid),
  REF: ({ uid }) => toHref(paths.referenceDetail, { postUid: uid }),
  NOTICE: ({ uid }) => toNoticeHref(uid),
  NEWS: ({ uid }) => toHref(paths.newsDetail, { postUid: uid }),
  PASS: ({ uid }) => toPassHref(uid),
  ATTRACTION: ({ uid }) => toPlaceHref(uid),
  TOUR: ({ uid }) => toTourHref(uid),
};

export const toHitHref = (hit: Pick<SearchHit, 'type' | 'uid'>): string => hitHrefs[hit.type](hit);

/** Converts a hit of any kind. */
export function toHit(hit: SearchHit): Hit {
  const { type, uid, title, summary, facts, imageUrl, imageAlt, lang } = hit;
  // An article of travel information is a page with a picture.
  const isPage = type === 'PAGE' && imageUrl === null;
  return {
    key: uid,
    title,
    text: summary,
    lang,
    facts: isPage ? [] : facts,
    ...(isPage && { page: { section: facts[0] } }),
    href: toHitHref(hit),
    picture: imageUrl === null ? undefined : { url: imageUrl, alt: imageAlt ?? '' },
  };
}

/** Returns the groups with results, in the order of the answer. */
export function toGroups(found: MainSearch): readonly HitGroup[] {
  const others = found.otherLists.map(({ type, list, cnt_total }) => ({
    type,
    total: cnt_total,
    hits: list.map(toHit),
  }));
  const groups = [...toOwnGroups(found), ...others];
  return found.order.flatMap((type) => groups.find((group) => group.type === type) ?? []);
}

/** Counts hits of all kinds. */
export const countHits = (found: MainSearch): number => toGroups(found).reduce((sum, { total }) => sum + total, 0);

/** Returns the groups of kinds with a separate list. */
function toOwnGroups(found: MainSearch): HitGroup[] {
  return [
    {
      type: 'EQU',
      total: found.mainEquList.cnt_total,
      hits: found.mainEquList.list.map((one) => ({
        key: one.eqUid,
        title: one.eqNm,
        text: [one.ctgNm, one.model, one.place].join(' · '),
        facts: [],
        href: toBookingHref(one.eqUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
        bookable: one,
      })),
    },
    {
      type: 'NOTICE',
      total: found.mainPostList.cnt_total,
      hits: found.mainPostList.mainPostsList.map((post) => toPostHit(post, toNoticeHref(post.postUid))),
    },
    {
      type: 'EDU',
      total: found.mainEduList.cnt_total,
      hits: found.mainEduList.list.map((one) => ({
        key: one.eduUid,
        title: one.title,
        text: one.summary,
        facts: [one.fieldNm, `${toDay(one.startDt)}~${toDay(one.endDt)}`],
        href: toCourseHref(one.eduUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
      })),
    },
    {
      type: 'ATTRACTION',
      total: found.mainAttractionList.cnt_total,
      hits: found.mainAttractionList.mainAttractionList.map((one) => ({
        key: one.gdsUid,
        title: one.gdsNm,
        text: one.summary,
        lang: one.lang,
        facts: [one.addr],
        href: toPlaceHref(one.gdsUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
      })),
    },
    {
      type: 'PASS',
      total: found.mainPassList.cnt_total,
      hits: found.mainPassList.mainPassList.map((one) => ({
        key: one.gdsDtlUid,
        title: one.passNm,
        text: one.summary,
        lang: one.lang,
        facts: [formatKrw(one.price, one.lang)],
        href: toPassHref(one.gdsDtlUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
      })),
    },
    {
      type: 'TOUR',
      total: found.mainTourList.cnt_total,
      hits: found.mainTourList.mainTourList.map((one) => ({
        key: one.tourUid,
        title: one.title,
        text: one.summary,
        lang: one.lang,
        facts: [],
        href: toTourHref(one.tourUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
      })),
    },
    {
      type: 'REF',
      total: found.mainReferenceList.cnt_total,
      hits: found.mainReferenceList.list.map((post) =>
        toPostHit(post, toHref(paths.referenceDetail, { postUid: post.postUid })),
      ),
    },
    {
      type: 'FAQ',
      total: found.mainFaqList.cnt_total,
      hits: found.mainFaqList.list.map((one) => ({
        key: one.faqUid,
        title: one.title,
        text: one.summary ?? '',
        facts: [one.categoryNm],
        href: toFaqHref(one.faqUid),
      })),
    },
  ];
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Creates a pattern for a keyword, regardless of spacing. */
const toPattern = (word: string) =>
  [...word].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');

/** Splits a text into parts, with matches of the keyword marked; spacing and case are ignored. */
export function toParts(text: string, keyword: string): readonly TextPart[] {
  const typed = toCommonForm(keyword);
  const words = [typed.replaceAll(/\s/g, ''), ...typed.split(/\s+/)].filter((word) => word !== '');
  if (words.length === 0) return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${words.map(toPattern).join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
