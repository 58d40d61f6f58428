import * as z from 'zod/mini';
import { faq } from '../board/faq.ts';
import { post } from '../board/posts.ts';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { contentLang, date } from '../common/values.ts';
import { bookableEquipment } from '../lab/equipment.ts';
import { edu } from '../learn/edu.ts';
import { attraction } from '../travel/attraction.ts';
import { passItem } from '../travel/pass.ts';
import { coupon, promotion } from '../travel/promotion.ts';
import { tour } from '../travel/tour.ts';

export const bannerEvidence = ['COUNTS', 'SLOTS', 'TICKET'] as const;

const banner = z.object({
  id: z.string(),
  title: z.string(),
  sub: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  /** Subtitle; may be empty. This and the following fields are absent from responses of earlier server releases. */
  text: z.optional(z.string()),
  moreLink: z.optional(z.nullable(z.string())),
  moreLabel: z.optional(z.nullable(z.string())),
  /** Content beside the text: counts of the office, free slots of equipment, or a pass. Null: only the picture. */
  evidence: z.optional(z.nullable(z.enum(bannerEvidence))),
});
export type Banner = z.output<typeof banner>;

export const mainBenefit = defineEndpoint({
  name: 'main.benefit',
  method: 'GET',
  path: '/api/v1/main/benefit',
  access: 'optional',
  language: 'header',
  response: z.object({
    banners: z.array(banner),
    coupons: z.array(coupon),
    passes: z.array(passItem),
    promotions: z.array(promotion),
  }),
  summary: 'What the home page shows: three banners, coupons, passes, promotions.',
});
export type MainBenefit = z.output<typeof mainBenefit.response>;

export const mainFacts = defineEndpoint({
  name: 'main.facts',
  method: 'GET',
  path: '/api/v1/main/facts',
  access: 'public',
  language: 'none',
  response: z.object({
    /** Courses open for application with free places. */
    openCourseCnt: z.int(),
    advisorCnt: z.int(),
    openNoticeCnt: z.int(),
    openProgramCnt: z.int(),
    referenceCnt: z.int(),
    equipment: z.object({
      totalCnt: z.int(),
      /** Number with a free slot on `date`. */
      freeCnt: z.int(),
      /** First bookable working day; null without equipment. */
      date: z.nullable(date),
      /** Lowest price of an hour for companies, in won; null without equipment. */
      priceFrom: z.nullable(z.int()),
    }),
  }),
  summary: 'Figures of the home page: open courses, advisors, notices, programmes, files, free equipment.',
});
export type MainFacts = z.output<typeof mainFacts.response>;

export const searchTypes = [
  'PAGE',
  'EDU',
  'EQU',
  'FAQ',
  'REF',
  'NOTICE',
  'NEWS',
  'PASS',
  'ATTRACTION',
  'TOUR',
] as const;
export type SearchType = (typeof searchTypes)[number];
const searchAreas = ['OFFICE', 'TRAVEL'] as const;
export type SearchArea = (typeof searchAreas)[number];

/** Fields of every kind of hit. */
const searchHit = z.object({
  type: z.enum(searchTypes),
  /** Identifier of the item; for a page its path. */
  uid: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Short facts in their order; for a page its section of the site. */
  facts: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  /** Language of title and summary; absent from responses of earlier server releases. */
  lang: z.optional(contentLang),
});
export type SearchHit = z.output<typeof searchHit>;

/** Question with an excerpt of its answer, which is absent from responses of earlier server releases. */
const foundFaq = z.extend(faq, { summary: z.optional(z.string()) });
export type FoundFaq = z.output<typeof foundFaq>;

export const mainSearch = defineEndpoint({
  name: 'main.search',
  method: 'GET',
  path: '/api/v1/main/main',
  access: 'optional',
  language: 'header',
  query: z.object({
    searchKeyword: queryText(),
    language: queryText(),
    /** Pages through one group; the others return their counts with an empty list. */
    type: choice([...searchTypes, ''], ''),
    /** Part of the site whose matches are ranked before those of the other part. */
    area: choice(searchAreas, 'OFFICE'),
    ...pageQuery(5),
  }),
  response: z.object({
    searchKeyword: z.string(),
    mainAttractionList: z.object({ mainAttractionList: z.array(attraction), cnt_total: z.int() }),
    mainPassList: z.object({ mainPassList: z.array(passItem), cnt_total: z.int() }),
    mainPostList: z.object({ mainPostsList: z.array(post), cnt_total: z.int() }),
    mainTourList: z.object({ mainTourList: z.array(tour), cnt_total: z.int() }),
    mainEduList: listOf(edu),
    mainEquList: listOf(bookableEquipment),
    mainReferenceList: listOf(post),
    mainFaqList: listOf(foundFaq),
    /** Kinds without a separate list: pages and news. */
    otherLists: z.array(z.object({ type: z.enum(searchTypes), list: z.array(searchHit), cnt_total: z.int() })),
    /** Kinds with results, the one with the best hit first; ties in the order of `searchTypes`. */
    order: z.array(z.enum(searchTypes)),
    /** Best hits across all kinds, the best first; empty when paging through one group. */
    best: z.array(searchHit),
    /** Corrected search term for a misspelling or the wrong keyboard layout; else null. */
    corrected: z.nullable(z.string()),
  }),
  summary: 'Searches the whole site.',
});
export type MainSearch = z.output<typeof mainSearch.response>;
