import { adminToday } from '@haesol/contracts/member';
import { get } from '@haesol/remote/routes';

/** Counts of waiting work, for the page of today and the menu of all pages. */
export const today = get(adminToday, { approvalYn: 'Y', retentionYn: 'Y' });
