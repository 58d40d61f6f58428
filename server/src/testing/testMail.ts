import type { TestApp } from './testApp.ts';
import { sendTo } from './testApp.ts';

interface SentMail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

/** Lists mails of a kind to an address, newest first. For tests; browsers read `/dev/outbox`. */
export async function readMails({ app }: TestApp, to: string, kind?: string): Promise<SentMail[]> {
  const response = await app.inject({
    url: `/dev/outbox?to=${encodeURIComponent(to)}`,
    headers: { accept: 'application/json' },
  });
  return (response.json() as SentMail[]).filter((mail) => kind === undefined || mail.kind === kind);
}

/** Returns the text of the newest mail to an address. */
export async function readMail(test: TestApp, to: string): Promise<string> {
  const [mail] = await readMails(test, to);
  return mail === undefined ? '' : `${mail.subject}\n${mail.text}`;
}

export async function readCode(test: TestApp, to: string): Promise<string> {
  return /인증번호: (\d{6})/.exec(await readMail(test, to))?.[1] ?? '';
}

type Purpose = 'JOIN' | 'EMAIL' | 'SNS' | 'FIND' | 'REAUTH' | 'GUEST';

/** Proves a mailbox by the code in its mail. Returns the token. */
export async function proveMailbox(test: TestApp, email: string, purpose: Purpose = 'JOIN'): Promise<string> {
  await sendTo(test.app, 'POST', `/api/v1/cert/send-mail?email=${encodeURIComponent(email)}`, { purpose });
  const code = await readCode(test, email);
  const payload = { email, code, purpose };
  const response = await test.app.inject({ method: 'POST', url: '/api/v1/cert/check', payload });
  return response.json().data.certToken;
}
