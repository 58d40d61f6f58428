import type { MainSearch, SearchType } from '@haesol/shared/contracts';
import { formatDate, formatKrw } from '@haesol/shared/i18n';
import { toHref } from '@haesol/shared/routes';
import { paths, toBookingHref, toCourseHref, toNoticeHref, toPassHref, toTourHref } from '#paths';

/** One hit, as every group shows it. */
export interface Hit {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Facts below the text, in their order; empty ones are left out. */
  readonly facts: readonly string[];
  readonly href: string;
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
}

export interface HitGroup {
  readonly type: SearchType;
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** @param date `YYYY-MM-DD` */
const toDay = (date: string) => formatDate(`${date}T00:00:00+09:00`);
const toPlaceHref = (name: string) => toHref(paths.attractions, { searchKeyword: name });

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

/** The eight groups in the order of the page. */
export function toGroups(found: MainSearch): readonly HitGroup[] {
  return [
    {
      type: 'EQU',
      total: found.mainEquList.cnt_total,
      hits: found.mainEquList.list.map((one) => ({
        key: one.eqUid,
        title: one.eqNm,
        text: one.model,
        facts: [one.ctgNm, one.place],
        href: toBookingHref(one.eqUid),
        picture: { url: one.thumbUrl, alt: one.thumbAlt },
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
        facts: [one.addr],
        href: toPlaceHref(one.gdsNm),
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
        facts: [formatKrw(one.price)],
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
        text: '',
        facts: [one.categoryNm],
        href: toHref(paths.faqDetail, { faqUid: one.faqUid }),
      })),
    },
  ];
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Parts of a text, those that were searched for marked; spacing and case never matter. */
export function toParts(text: string, word: string): readonly TextPart[] {
  const letters = [...word.normalize('NFC').replaceAll(/\s/g, '')];
  if (letters.length === 0) return [{ text, isHit: false }];
  const pattern = letters.map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export const toSearchHref = (searchKeyword: string, type: SearchType | '' = ''): string =>
  toHref(paths.search, { search: searchKeyword, type });
