import type { Page } from '@haesol/contracts/common';
import {
  type MainSearch,
  type SearchArea,
  type SearchHit,
  type SearchType,
  searchTypes,
} from '@haesol/contracts/member';
import type { Db } from '../../../db/schema.ts';
import { createFaqRepository } from '../../board/faq/repository.ts';
import { createPostRepository } from '../../board/posts/repository.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { createEquipmentRepository } from '../../lab/equipment/repository.ts';
import { createEduRepository } from '../../learn/education/repository.ts';
import { createAttractionRepository } from '../../travel/attraction/repository.ts';
import { createPassRepository } from '../../travel/pass/repository.ts';
import { createTourRepository } from '../../travel/tour/repository.ts';
import type { RankedHit } from '../search/rank.ts';
import { createSiteRanking } from '../search/siteRanking.ts';

export interface SearchQuery {
  readonly searchKeyword: string;
  /** Pages only this group; returns the counts of the others. */
  readonly type: SearchType | '';
  /** Part of the site whose items come first. */
  readonly area: SearchArea;
  readonly page: Page;
  readonly languageCd: string;
  readonly now: Date;
}

const bestHits = 5;
/** Kinds whose lists have a specific shape. */
const ownLists: readonly SearchType[] = ['ATTRACTION', 'PASS', 'NOTICE', 'TOUR', 'EDU', 'EQU', 'REF', 'FAQ'];

const toHit = ({ place: _place, no: _no, total: _total, rank: _rank, ...hit }: RankedHit): SearchHit => hit;

/** Orders kinds by their best match. */
const toGroupOrder = (hits: readonly RankedHit[]): SearchType[] =>
  hits
    .filter(({ no }) => no === 1)
    .sort((a, b) => a.rank - b.rank || searchTypes.indexOf(a.type) - searchTypes.indexOf(b.type))
    .map(({ type }) => type);

/** Ranks everything on the site, then reads the details of the matches by kind. */
export function createSiteSearch(db: Db) {
  const ranking = createSiteRanking(db);
  const attractions = createAttractionRepository(db);
  const passes = createPassRepository(db);
  const posts = createPostRepository(db);
  const tours = createTourRepository(db);
  const edus = createEduRepository(db);
  const equipment = createEquipmentRepository(db);
  const faqs = createFaqRepository(db);

  return {
    async searchSite({ searchKeyword, type, area, page, languageCd, now }: SearchQuery): Promise<MainSearch> {
      const locale = toContentLocale(languageCd);
      const { hits, corrected } = await ranking.rank({
        searchKeyword,
        type,
        area,
        page,
        now,
        locale,
        best: bestHits,
      });
      const word = corrected ?? searchKeyword;
      const of = (own: SearchType) => hits.filter((hit) => hit.type === own);
      const isShown = ({ no }: RankedHit) => no > page.offset && no <= page.offset + page.limit;
      const shown = (own: SearchType) => (type === '' || type === own ? of(own).filter(isShown) : []);
      const uids = (own: SearchType) => shown(own).map(({ uid }) => uid);
      const total = (own: SearchType) => of(own)[0]?.total ?? 0;
      const read = async <T>(own: SearchType, list: (uids: readonly string[]) => Promise<T[]>) => ({
        list: uids(own).length === 0 ? [] : await list(uids(own)),
        cnt_total: total(own),
      });
      const places = await read('ATTRACTION', (some) => attractions.listByUid(some, { now, languageCd }));
      const passList = await read('PASS', (some) => passes.listByUid(some, languageCd));
      // One statement reads the posts of two boards.
      const postUids = [...uids('NOTICE'), ...uids('REF')];
      const postList = postUids.length === 0 ? [] : await posts.listByUid(postUids, word, now);
      const ofBoard = async (own: readonly string[]) => postList.filter(({ postUid }) => own.includes(postUid));
      const notices = await read('NOTICE', ofBoard);
      const faqList = await read('FAQ', (some) => faqs.listByUid(some, word));
      const excerpts = new Map([
        ...postList.map(({ postUid, summary }) => [postUid, summary] as const),
        ...faqList.list.map(({ faqUid, summary }) => [faqUid, summary] as const),
      ]);
      const best = hits
        .filter(({ place }) => place <= bestHits)
        .map((hit) => ({ ...toHit(hit), summary: excerpts.get(hit.uid) ?? hit.summary }));
      const tourList = await read('TOUR', (some) => tours.listByUid(some, { now, languageCd }));
      return {
        searchKeyword,
        mainAttractionList: { mainAttractionList: places.list, cnt_total: places.cnt_total },
        mainPassList: { mainPassList: passList.list, cnt_total: passList.cnt_total },
        mainPostList: { mainPostsList: notices.list, cnt_total: notices.cnt_total },
        mainTourList: { mainTourList: tourList.list, cnt_total: tourList.cnt_total },
        mainEduList: await read('EDU', (some) => edus.listByUid(some, { now, memberUid: null })),
        mainEquList: await read('EQU', (some) => equipment.listByUid(some, now)),
        mainReferenceList: await read('REF', ofBoard),
        mainFaqList: faqList,
        otherLists: searchTypes
          .filter((own) => !ownLists.includes(own) && total(own) > 0)
          .map((own) => ({ type: own, list: shown(own).map(toHit), cnt_total: total(own) })),
        order: toGroupOrder(hits),
        best: type === '' ? best : [],
        corrected,
      };
    },
  };
}
