import { adminToday } from '@haesol/contracts/member';
import { get } from '@haesol/remote/routes';

/** What waits for staff: the page of today, and the counts of the menu on all pages. */
export const today = get(adminToday, {});
