import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { CertPurpose } from '@haesol/contracts/identity';
import type { AppContext } from '../../../context.ts';
import { inSavepoint, inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { createLimits } from '../../../http/limits/createLimits.ts';
import { mailboxCodes } from '../../../http/limits/fixedLimits.ts';
import { limitRules } from '../../../http/limits/limits.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { acquireMail, type MailRequester } from '../session/mailAllowance.ts';
import { hashToken } from '../session/tokens.ts';
import { createCertRepository } from './repository.ts';
import { codeSec, hourMs, type SendState, tokenSec, toSendState } from './rules.ts';

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Purposes that need an unknown mailbox; `GUEST` takes any, and all others need a known one. */
const forNewMailbox: readonly CertPurpose[] = ['JOIN', 'EMAIL'];
const forAnyMailbox: readonly CertPurpose[] = [...forNewMailbox, 'GUEST'];

function toRefusal({ kind, waitSec }: NonNullable<SendState['refusal']>): ApiError {
  const isCooldown = kind === 'cooldown';
  const n = isCooldown ? waitSec : Math.ceil(waitSec / 60);
  const code = isCooldown ? errorCodes.mailCodeTooSoon : errorCodes.tooManyMailCodes;
  return new ApiError(code, { params: { n }, data: { waitSec } });
}

/** Mailed codes, and the tokens for which they are exchanged. */
export function createCerts({ config, db, mails, limits, secrets }: AppContext) {
  const key = secrets.derive('mail code');
  const toHash = (uid: string, code: string) => createHmac('sha256', key).update(`${uid}\n${code}`).digest('base64url');

  return {
    /**
     * Mails a code. For an unknown account returns the same response and sends nothing.
     * @param isDue further condition for sending, e.g. that the mailbox has an order
     * @throws {ApiError} `4090`, `4104`, `4105`
     */
    async send(
      email: string,
      purpose: CertPurpose,
      requester: MailRequester,
      now: Date,
      isDue: (trx: Trx) => Promise<boolean> = async () => true,
    ) {
      return inTransaction(db, async (trx) => {
        const repository = createCertRepository(trx);
        await repository.lockMailbox(email);
        const isKnown = await repository.hasMember(email);
        if (isKnown && forNewMailbox.includes(purpose)) throw new ApiError(errorCodes.emailTaken);
        const sent = await repository.listSent(email, requester.key, new Date(now.getTime() - hourMs));
        const { refusal, remain } = toSendState(sent, now);
        if (refusal !== undefined && config.rateLimits) throw toRefusal(refusal);
        // In this transaction, so that a later refusal does not count against the mailbox's limit.
        if ((await acquireMail(createLimits(config, trx), email, requester, now)) === undefined) {
          throw toRefusal({ kind: 'cap', waitSec: limitRules.mailboxDay.windowSec });
        }
        const uid = createUid();
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        await repository.create({
          uid,
          email,
          purpose,
          hash: toHash(uid, code),
          asker: requester.key,
          now,
          exp: later(now, codeSec),
        });
        // Constant time: the mail is also written for unknown accounts, and rolled back.
        const isSent = (await isDue(trx)) && (isKnown || forAnyMailbox.includes(purpose));
        await inSavepoint(trx, isSent, () =>
          enqueueMail(trx, mails.mailCode({ to: email, code, locale: requester.locale })),
        );
        return { expireSec: codeSec, resendSec: mailboxCodes.pauseSec, remain: Math.max(0, remain - 1) };
      });
    },

    /** @throws {ApiError} `4101` with the remaining tries, `4102`, `4103` */
    async check(email: string, code: string, purpose: CertPurpose, requester: MailRequester, now: Date) {
      const repository = createCertRepository(db);
      await limits.acquire('codeCheck', `${email} ${requester.key}`, now);
      const latest = await repository.findLatest(email, purpose);
      if (latest === undefined || latest.used_at !== null || latest.exp <= now)
        throw new ApiError(errorCodes.proofExpired);
      const attempt = await repository.takeTry(
        latest.cert_uid,
        requester.isOwnDevice ? 'own_tries' : 'tries',
        mailboxCodes.triesPerCode,
      );
      if (attempt === undefined) throw new ApiError(errorCodes.tooManyCodeTries);
      if (attempt.code_hash !== toHash(latest.cert_uid, code)) {
        const remain = mailboxCodes.triesPerCode - attempt.count;
        if (remain === 0) throw new ApiError(errorCodes.tooManyCodeTries);
        throw new ApiError(errorCodes.wrongMailCode, { params: { n: remain }, data: { remain } });
      }
      const certToken = randomBytes(32).toString('base64url');
      const token = { hash: hashToken(certToken), exp: later(now, tokenSec) };
      if (!(await repository.use(latest.cert_uid, token, now))) throw new ApiError(errorCodes.proofExpired);
      return { certToken, expireSec: tokenSec };
    },

    /** Uses a token in the transaction of the change that it allows. @returns the proven address. @throws {ApiError} `4102` */
    async use(trx: Trx, certToken: string, purposes: readonly CertPurpose[], now: Date): Promise<string> {
      const email = await createCertRepository(trx).useToken(hashToken(certToken), purposes, now);
      if (email === undefined) throw new ApiError(errorCodes.proofExpired);
      return email;
    },
  };
}
