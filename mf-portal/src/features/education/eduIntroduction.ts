import { contentsGet } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** What staff wrote about the courses. */
export const eduIntroduction = get(contentsGet, { menuKey: 'cooperation_edu' });
