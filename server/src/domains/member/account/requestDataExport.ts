import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { hashToken } from '../../identity/session/tokens.ts';
import { createAccountRepository } from './repository.ts';

const linkSec = 86_400;

/** Mails a link that downloads the member's data once. @throws {ApiError} `4290` */
export async function requestDataExport({ mails, limits }: AppContext, member: Principal, write: Write) {
  const { memberUid, name, email, locale, now } = member;
  await limits.acquire('dataExport', memberUid, now);
  const token = randomBytes(32).toString('base64url');
  const exp = new Date(now.getTime() + linkSec * 1000);
  return write(async (trx) => {
    await createAccountRepository(trx).createExport(hashToken(token), memberUid, exp);
    await writeAudit(trx, { actorUid: memberUid, action: 'account.exportData' });
    await enqueueMail(trx, mails.dataExport({ to: email, name, locale, token }));
    return { sentTo: toMaskedEmail(email), expireSec: linkSec };
  });
}
