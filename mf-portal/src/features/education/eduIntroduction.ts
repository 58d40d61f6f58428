import { contentsGet } from '@haesol/contracts/common';
import { get } from '@haesol/remote/routes';

/** Introduction to the courses, written by staff. */
export const eduIntroduction = get(contentsGet, { menuKey: 'cooperation_edu' });
