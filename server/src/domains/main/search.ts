import type { MainSearch, Page, SearchType } from '@haesol/shared/contracts';
import type { Db } from '../../db/schema.ts';
import { noAttractionFilter } from '../attraction/filters.ts';
import { createAttractionRepository } from '../attraction/repository.ts';
import { createEduRepository, noEduFilter } from '../edu/repository.ts';
import { createEquipmentRepository, noEquipmentFilter } from '../equipment/repository.ts';
import { createFaqRepository } from '../faq/repository.ts';
import { createPassRepository } from '../pass/repository.ts';
import { createPostRepository } from '../posts/repository.ts';
import { toOtherKeyboard } from '../search/searchText.ts';
import { createTourRepository } from '../tour/repository.ts';

export interface SearchQuery {
  readonly searchKeyword: string;
  /** Pages this group alone; the others come as counts. */
  readonly type: SearchType | '';
  readonly page: Page;
  readonly languageCd: string;
  readonly now: Date;
}

type Groups = Omit<MainSearch, 'searchKeyword' | 'corrected'>;

const emptyGroups: Groups = {
  mainAttractionList: { mainAttractionList: [], cnt_total: 0 },
  mainPassList: { mainPassList: [], cnt_total: 0 },
  mainPostList: { mainPostsList: [], cnt_total: 0 },
  mainTourList: { mainTourList: [], cnt_total: 0 },
  mainEduList: { list: [], cnt_total: 0 },
  mainEquList: { list: [], cnt_total: 0 },
  mainReferenceList: { list: [], cnt_total: 0 },
  mainFaqList: { list: [], cnt_total: 0 },
};

export function countHits(groups: Groups): number {
  const lists = [
    groups.mainAttractionList,
    groups.mainPassList,
    groups.mainPostList,
    groups.mainTourList,
    groups.mainEduList,
    groups.mainEquList,
    groups.mainReferenceList,
    groups.mainFaqList,
  ];
  return lists.reduce((sum, { cnt_total }) => sum + cnt_total, 0);
}

/** Searches every domain with the same words; each answers as its own list does. */
export function createSiteSearch(db: Db) {
  const attractions = createAttractionRepository(db);
  const passes = createPassRepository(db);
  const posts = createPostRepository(db);
  const tours = createTourRepository(db);
  const edus = createEduRepository(db);
  const equipment = createEquipmentRepository(db);
  const faqs = createFaqRepository(db);

  async function searchGroups({ searchKeyword, type, page, languageCd, now }: SearchQuery): Promise<Groups> {
    if (searchKeyword === '') return emptyGroups;
    const pageOf = (own: SearchType) => {
      if (type === own) return { ...page, now, languageCd };
      return { limit: type === '' ? page.limit : 0, offset: 0, now, languageCd };
    };
    const post = { searchKeyword, field: 'ALL', categoryCd: '', urgent: '', sort: 'LATEST' } as const;
    const places = await attractions.listAttractions({ ...noAttractionFilter, searchKeyword }, pageOf('ATTRACTION'));
    const passList = await passes.listPasses({ searchKeyword, psCd: '' }, pageOf('PASS'));
    const notices = await posts.listPosts({ ...post, board: 'NOTICE' }, pageOf('NOTICE'));
    const reference = await posts.listPosts({ ...post, board: 'REFERENCE' }, pageOf('REF'));
    const tourList = await tours.listTours(
      { searchKeyword, themeCd: '', etcInformation: '', tourDays: '' },
      pageOf('TOUR'),
    );
    const eduList = await edus.listEdus({ ...noEduFilter, searchKeyword }, pageOf('EDU'));
    const equipmentList = await equipment.listEquipment({ ...noEquipmentFilter, searchKeyword }, pageOf('EQU'));
    const faqList = await faqs.listFaqs({ searchKeyword, categoryCd: '', sort: 'LATEST' }, pageOf('FAQ'));
    return {
      mainAttractionList: { mainAttractionList: places.list, cnt_total: places.cnt_total },
      mainPassList: { mainPassList: passList.list, cnt_total: passList.cnt_total },
      mainPostList: { mainPostsList: notices.list, cnt_total: notices.cnt_total },
      mainTourList: { mainTourList: tourList.list, cnt_total: tourList.cnt_total },
      mainEduList: eduList,
      mainEquList: { list: equipmentList.list, cnt_total: equipmentList.cnt_total },
      mainReferenceList: { list: reference.list, cnt_total: reference.cnt_total },
      mainFaqList: { list: faqList.list, cnt_total: faqList.cnt_total },
    };
  }

  return {
    /** What was typed on the wrong keyboard is searched as it was meant, when only that finds something. */
    async searchSite(query: SearchQuery): Promise<MainSearch> {
      const found = await searchGroups(query);
      const corrected = countHits(found) > 0 ? null : toOtherKeyboard(query.searchKeyword);
      if (corrected !== null) {
        const meant = await searchGroups({ ...query, searchKeyword: corrected });
        if (countHits(meant) > 0) return { searchKeyword: query.searchKeyword, ...meant, corrected };
      }
      return { searchKeyword: query.searchKeyword, ...found, corrected: null };
    },
  };
}
