import { contentsGet } from '@haesol/contracts/common';
import { get } from '@haesol/remote/routes';

/** What staff wrote about the courses. */
export const eduIntroduction = get(contentsGet, { menuKey: 'cooperation_edu' });
