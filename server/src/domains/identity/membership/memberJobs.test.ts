import { inTransaction } from '../../../db/retry.ts';
import { createJobRunner } from '../../../jobs/jobRunner.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { proveMailbox } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { aJoinForm } from '../join/testJoin.ts';
import { createMemberHandlers } from './memberJobs.ts';
import { moveMember } from './moveMember.ts';

describe('the demo, a minute after a sign-up', () => {
  const test = setUpTestApp({ sample: true });

  /** Signs up a member of the faculty. @returns the key */
  async function join(email: string): Promise<string> {
    const staff = { deptCd: 'D201', staffNo: '202601' };
    const certToken = await proveMailbox(test, email);
    const payload = { ...aJoinForm, memberClass: 'FACULTY', staff, certToken };
    const response = await test.app.inject({ method: 'POST', url: '/api/v1/join', payload });
    expect(response.json().data.state).toBe('PENDING_CLASS');
    return response.json().data.memberUid;
  }

  async function refuse(memberUid: string): Promise<void> {
    const now = await test.context.clock.now();
    const move = { to: 'REFUSED', memo: '재직을 확인하지 못했습니다.', now } as const;
    await inTransaction(test.db, (trx) => moveMember(test.context, trx, memberUid, move));
  }

  const runJobs = () =>
    createJobRunner({
      db: test.db,
      handlers: createMemberHandlers(test.context),
      onError: () => undefined,
    }).runDue();

  async function runAfterMinute(): Promise<void> {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + 90_000));
    await runJobs();
  }

  const readState = async (memberUid: string) => (await findRow(test.db, 'member', { member_uid: memberUid })).state;

  it('confirms a member whom staff have left', async () => {
    const memberUid = await join('left@haesol.example');
    await runJobs();
    const early = await readState(memberUid);
    await runAfterMinute();

    expect([early, await readState(memberUid)]).toEqual(['PENDING_CLASS', 'ACTIVE']);
  });

  it('leaves a member whom staff have refused, also after a correction', async () => {
    const [refused, corrected] = [await join('refused@haesol.example'), await join('corrected@haesol.example')];
    await refuse(refused);
    await refuse(corrected);
    const sent = { class_refused_at: null, class_sent_at: await test.context.clock.now() };
    await changeRows(test.db, 'member', { member_uid: corrected }, sent);
    await runAfterMinute();

    expect([await readState(refused), await readState(corrected)]).toEqual(['PENDING_CLASS', 'PENDING_CLASS']);
  });
});
