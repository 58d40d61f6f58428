import * as z from 'zod/mini';
import { faq } from '../board/faq.ts';
import { post } from '../board/posts.ts';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { date } from '../common/values.ts';
import { bookableEquipment } from '../lab/equipment.ts';
import { edu } from '../learn/edu.ts';
import { attraction } from '../travel/attraction.ts';
import { passItem } from '../travel/pass.ts';
import { coupon, promotion } from '../travel/promotion.ts';
import { tour } from '../travel/tour.ts';

const bannerEvidence = ['COUNTS', 'SLOTS', 'TICKET'] as const;

const banner = z.object({
  id: z.string(),
  title: z.string(),
  sub: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  /** Sentence under the title; may be empty. Servers of earlier releases leave out this and what follows. */
  text: z.optional(z.string()),
  moreLink: z.optional(z.nullable(z.string())),
  moreLabel: z.optional(z.nullable(z.string())),
  /** What stands beside the words: counts of the office, free slots of equipment, or a pass. Null: the picture alone. */
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
    /** Courses with places that take applications now. */
    openCourseCnt: z.int(),
    advisorCnt: z.int(),
    openNoticeCnt: z.int(),
    openProgramCnt: z.int(),
    referenceCnt: z.int(),
    equipment: z.object({
      totalCnt: z.int(),
      /** With a free slot on `date`. */
      freeCnt: z.int(),
      /** First working day that can be booked; null without equipment. */
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

/** What every kind of hit has in common. */
const searchHit = z.object({
  type: z.enum(searchTypes),
  /** Identifier of the thing; of a page its path. */
  uid: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Short facts in their order; of a page the part of the site that it stands in. */
  facts: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
});
export type SearchHit = z.output<typeof searchHit>;

/** A question with a part of its answer; servers of earlier releases leave that out. */
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
    /** Pages one group; the others keep their counts and come with an empty list. */
    type: choice([...searchTypes, ''], ''),
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
    /** The kinds without a list of their own: pages and news. */
    otherLists: z.array(z.object({ type: z.enum(searchTypes), list: z.array(searchHit), cnt_total: z.int() })),
    /** Kinds that found something, that of the best hit first; equally good ones in the order of `searchTypes`. */
    order: z.array(z.enum(searchTypes)),
    /** The hits of all kinds that fit best, the best one first; empty where one group is paged. */
    best: z.array(searchHit),
    /** What was searched instead of a misspelt word or one that was typed on the wrong keyboard; else null. */
    corrected: z.nullable(z.string()),
  }),
  summary: 'Searches the whole site.',
});
export type MainSearch = z.output<typeof mainSearch.response>;
