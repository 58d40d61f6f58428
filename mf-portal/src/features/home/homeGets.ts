import { postsList } from '@haesol/contracts/board';
import { equipmentWeek } from '@haesol/contracts/lab';
import { eduList } from '@haesol/contracts/learn';
import { mainBenefit, mainFacts } from '@haesol/contracts/member';
import { get } from '@haesol/remote/routes';

/** GETs of the home page; each of its sections reads one or two of these. */
export const homeGets = {
  benefit: get(mainBenefit, {}),
  facts: get(mainFacts, {}),
  urgentPost: get(postsList, { pageNum: 1, pageSize: 1, searchKeyword: '', board: 'NOTICE', urgent: 'Y' }),
  openCourses: get(eduList, { pageNum: 1, pageSize: 24, state: 'OPEN' }),
  equipmentWeek: get(equipmentWeek, { limit: 5, start: 'BOOKABLE' }),
} as const;
