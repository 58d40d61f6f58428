import type { SearchType } from '@haesol/contracts/member';
import { toSearchText } from '../../common/text/searchText.ts';
import type { KindNames } from './terms.ts';

/**
 * Kind of item in the site search. The compared texts are in `search_thing`, which triggers keep equal to its view
 * `search_source`; pages come from the registry.
 */
export interface SearchSource {
  readonly type: SearchType;
  /** Names of the kind: a keyword with one of them ranks the kind first, and its pages before all. */
  readonly names: readonly string[];
  /** Pages that list the kind. */
  readonly pages: readonly string[];
  /** Score of the kind's matches in addition to their words. */
  readonly bonus: number;
}

/** Maps names to kinds. */
export function toKindNames(sources: readonly SearchSource[]): KindNames {
  return new Map(sources.flatMap(({ type, names }) => names.map((name) => [toSearchText(name), type] as const)));
}

/** All kinds, in the order of equally ranked matches. Add a kind here, and its label and link in mf-portal. */
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
    names: ['패스', '이용권', '입장권', 'pass', 'passes', 'パス', '通票', '套票'],
    pages: ['/travel/passes'],
    bonus: 1,
  },
  {
    type: 'ATTRACTION',
    names: [
      '관광지',
      '관광',
      '여행지',
      '가볼 만한 곳',
      '명소',
      'places to visit',
      'place',
      'places',
      'attraction',
      'attractions',
      '観光地',
      '景点',
      '景點',
    ],
    pages: ['/travel/attractions'],
    bonus: 0.5,
  },
  {
    type: 'TOUR',
    names: [
      '추천코스',
      '코스',
      '여행 코스',
      'itinerary',
      'itineraries',
      'tour',
      'tours',
      'モデルコース',
      '推荐路线',
      '推薦行程',
    ],
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
