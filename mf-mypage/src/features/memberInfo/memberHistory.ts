import { listAgrees, listLogins } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** The member's latest sign-ins. */
export const latestLogins = get(listLogins, { pageNum: 1, pageSize: 5 });
/** The member's latest answers to terms and consents. */
export const latestAgreements = get(listAgrees, { pageNum: 1, pageSize: 20 });
