import { listAgrees, listLogins } from '@haesol/contracts/member';
import { get } from '@haesol/remote/routes';

/** The member's latest sign-ins. */
export const latestLogins = get(listLogins, { pageNum: 1, pageSize: 5 });
/** The member's latest answers to terms and consents. */
export const latestAgreements = get(listAgrees, { pageNum: 1, pageSize: 20 });
