import { eduList, equipmentWeek, mainBenefit, postsList } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** What the home page asks for; each of its parts reads one of these. */
export const homeGets = {
  benefit: get(mainBenefit, {}),
  urgentPost: get(postsList, { pageNum: 1, pageSize: 1, searchKeyword: '', board: 'NOTICE', urgent: 'Y' }),
  openCourses: get(eduList, { pageNum: 1, pageSize: 24, state: 'OPEN,FULL,SCHEDULED' }),
  equipmentWeek: get(equipmentWeek, { limit: 5, start: 'BOOKABLE' }),
} as const;
