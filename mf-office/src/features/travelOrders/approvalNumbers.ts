import { refundApproval } from '@haesol/contracts/travel';
import { formatNumber } from '@haesol/remote/i18n';

/** Numbers of the texts about refunds that a second member of staff approves. */
export const approvalNumbers = { above: formatNumber(refundApproval.aboveKrw), hours: refundApproval.hours };
