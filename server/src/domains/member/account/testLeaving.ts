import { randomUUID } from 'node:crypto';
import { samplePassword } from '../../../../demo/members.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMail } from '../../../testing/testMail.ts';
import { type Caller, createCaller } from '../../lab/booking/testBookings.ts';

/** Creates a member without data. */
export async function createMember(test: TestApp): Promise<Caller & { readonly email: string }> {
  const model = await test.db
    .selectFrom('member')
    .selectAll()
    .where('email', '=', 'general@demo.example')
    .executeTakeFirstOrThrow();
  const member = { ...model, member_uid: randomUUID(), email: `${randomUUID()}@mail.example` };
  await test.db.insertInto('member').values(member).execute();
  return { ...(await createCaller(test, member.member_uid)), email: member.email };
}

async function prove(who: Caller) {
  const { data } = await who.call('POST', '/auth/reauth', { password: samplePassword });
  return { ...who.headers, 'x-reauth': data.reauthToken as string };
}

/** Ends the membership. @returns the response */
export async function leave(test: TestApp, who: Caller) {
  const payload = { reasonCd: 'RARELY', password: samplePassword };
  const request = { method: 'PATCH', url: '/api/v1/mypage/sign-out', headers: await prove(who), payload } as const;
  return (await test.app.inject(request)).json();
}

/** Returns the text of the data export. */
export async function readExport(test: TestApp, who: Caller & { readonly email: string }): Promise<string> {
  await test.app.inject({ method: 'POST', url: '/api/v1/mypage/export', headers: await prove(who) });
  const link = /(\/file\/my-data\?token=\S+)/.exec(await readMail(test, who.email))?.[1] ?? '';
  const { rawPayload } = await test.app.inject(link);
  return rawPayload.toString('utf8');
}
