import { eduList, equipmentWeek, mainBenefit, mainFacts, postsList } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** What the home page asks for; each of its parts reads one or two of these. */
export const homeGets = {
  benefit: get(mainBenefit, {}),
  facts: get(mainFacts, {}),
  urgentPost: get(postsList, { pageNum: 1, pageSize: 1, searchKeyword: '', board: 'NOTICE', urgent: 'Y' }),
  openCourses: get(eduList, { pageNum: 1, pageSize: 24, state: 'OPEN,FULL,SCHEDULED' }),
  equipmentWeek: get(equipmentWeek, { limit: 5, start: 'BOOKABLE' }),
} as const;
