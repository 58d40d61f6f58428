import type { SearchType } from '@haesol/contracts/member';
import { toSearchText } from '../../common/text/searchText.ts';
import type { KindNames } from './terms.ts';

/**
 * A kind of thing that the search of the whole site finds. What is compared of each thing stands in `search_thing`, which
 * triggers keep as its view `search_source` says; pages come from the registry.
 */
export interface SearchSource {
  readonly type: SearchType;
  /** What people call the kind: who types one of these wants the kind first, and its pages before all. */
  readonly names: readonly string[];
  /** Pages that list the kind. */
  readonly pages: readonly string[];
  /** What a hit of the kind is worth besides its words. */
  readonly bonus: number;
}

/** Types that a keyword of people names. */
export function toKindNames(sources: readonly SearchSource[]): KindNames {
  return new Map(sources.flatMap(({ type, names }) => names.map((name) => [toSearchText(name), type] as const)));
}

/** Every kind, in the order in which equal hits stand. A kind is added here, with its label and link in mf-portal. */
export const searchSources: readonly SearchSource[] = [
  {
    type: 'PAGE',
    names: [],
    pages: [],
    bonus: 2,
  },
  {
    type: 'EDU',
    names: ['교육', '재직자 교육', '교육 과정', '과정', '강의', '강좌', '수업', '연수', '인강'],
    pages: ['/cooperation/edu'],
    bonus: 1,
  },
  {
    type: 'EQU',
    names: ['장비', '공용장비', '기기', '실험 장비', '분석 장비'],
    pages: ['/cooperation/equ', '/cooperation/equipment', '/easyReservation'],
    bonus: 1,
  },
  {
    type: 'FAQ',
    names: ['faq', '자주 묻는 질문', '질문'],
    pages: ['/infoPlaza/faq'],
    bonus: 1,
  },
  {
    type: 'PASS',
    names: ['패스', '이용권', '입장권'],
    pages: ['/travel/passes'],
    bonus: 1,
  },
  {
    type: 'ATTRACTION',
    names: ['관광지', '관광', '여행지', '가볼 만한 곳', '명소'],
    pages: ['/travel/attractions'],
    bonus: 0.5,
  },
  {
    type: 'TOUR',
    names: ['추천코스', '코스', '여행 코스'],
    pages: ['/travel/tours'],
    bonus: 0.5,
  },
  {
    type: 'REF',
    names: ['자료', '자료실', '서식', '양식'],
    pages: ['/infoPlaza/reference'],
    bonus: 0.5,
  },
  {
    type: 'NOTICE',
    names: ['공지', '공지사항', '공고', '모집 공고'],
    pages: ['/infoPlaza/notice'],
    bonus: 0,
  },
  {
    type: 'NEWS',
    names: ['소식', '뉴스', '산학소식'],
    pages: ['/infoPlaza/news'],
    bonus: -0.5,
  },
];
