import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { seoulInstant } from '../../../db/seoulTime.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { readMails } from '../../../testing/testMail.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { createApplicationReminders } from './dayBefore.ts';
import { applyForAdvice } from './testApplications.ts';

const address = 'general@demo.example';

describe('deadline of a supplement', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let aplUid: string;
  beforeAll(async () => {
    [member, staff] = await createCallers(test, 'general', 'office');
  });
  beforeEach(async () => {
    await test.context.clock.moveTo(sampleBaseDate);
    await test.db.deleteFrom('mail_outbox').execute();
    aplUid = await applyForAdvice(test, member);
    await move({ to: 'REVIEWING' });
    await move({ to: 'SUPPLEMENT', memo: '사양서를 더해 주세요.', dueDt: '2026-11-26' });
  });

  const move = (body: object) => staff.call('PATCH', `/admin/applications/${aplUid}/transition`, body);
  const extend = (body: object, who = staff) => who.call('PATCH', `/admin/applications/${aplUid}/due`, body);
  const read = async () => (await member.call('GET', `/mypage/apply/${aplUid}`)).data;
  const readWaiting = async () => {
    const { waiting } = (await member.call('GET', '/mypage/dashboard')).data;
    return waiting.find(({ uid }: { uid: string }) => uid === aplUid);
  };
  const answer = () => member.call('POST', `/mypage/apply/${aplUid}/supplement`, { answer: '사양서를 올립니다.' });
  const moveTo = (day: string, time: string) => test.context.clock.moveTo(seoulInstant(day, time));
  /** @returns number of reminders that this application has received by then */
  async function remind(day: string, time: string): Promise<number> {
    await moveTo(day, time);
    await createApplicationReminders(test.context)['apply.supplementTomorrow']?.run({});
    return (await readMails(test, address, 'SUPPLEMENT_TOMORROW')).filter(({ text }) => text.includes(aplUid)).length;
  }

  it('lasts until midnight in Seoul; then the review pauses until the answer', async () => {
    await moveTo('2026-11-26', '23:59');
    expect([await read(), await readWaiting()]).toMatchObject([{ overdueYn: 'N' }, { overdueYn: 'N' }]);
    await moveTo('2026-11-27', '00:00');
    expect([await read(), await readWaiting()]).toMatchObject([
      { state: 'SUPPLEMENT', dueDt: '2026-11-26', overdueYn: 'Y' },
      { overdueYn: 'Y' },
    ]);

    expect((await answer()).data).toEqual({ state: 'REVIEWING' });
    expect(await read()).toMatchObject({ state: 'REVIEWING', overdueYn: 'N' });
  });

  it('is announced once on the day before, by mail and notification, not at night', async () => {
    expect(await remind('2026-11-24', '10:00')).toBe(0);
    expect(await remind('2026-11-25', '08:59')).toBe(0);
    expect(await remind('2026-11-25', '09:00')).toBe(1);
    expect(await remind('2026-11-25', '18:00')).toBe(1);

    const [mail] = await readMails(test, address, 'SUPPLEMENT_TOMORROW');
    for (const text of ['내일(2026. 11. 26.(목))까지', '신청은 취소되지 않습니다.', `/myPage/tech?aplUid=${aplUid}`])
      expect(mail?.text).toContain(text);
    const { list } = (await member.call('GET', '/notifications')).data;
    expect(list[0]).toMatchObject({ kind: 'TECH_MOVE', title: '보완 내용을 내일까지 제출해 주세요.' });
  });

  it('is not announced to a member who has answered', async () => {
    await answer();

    expect(await remind('2026-11-25', '10:00')).toBe(0);
  });

  it('is extended by staff, even after it has passed, and announced again', async () => {
    expect(await remind('2026-11-25', '10:00')).toBe(1);
    await moveTo('2026-11-28', '10:00');

    const extended = await extend({ dueDt: '2026-12-04', memo: '천천히 준비해 주세요.' });

    expect(extended.data).toEqual({ dueDt: '2026-12-04' });
    const shown = await read();
    expect(shown).toMatchObject({ state: 'SUPPLEMENT', dueDt: '2026-12-04', overdueYn: 'N' });
    const memo = '제출 기한: 2026. 12. 4.(금) (변경 전: 2026. 11. 26.(목))\n천천히 준비해 주세요.';
    expect(shown.timeline.at(-1)).toMatchObject({ changeYn: 'Y', state: 'SUPPLEMENT', dueDt: '2026-12-04', memo });
    expect(await readWaiting()).toMatchObject({ text: '사양서를 더해 주세요.', dueDt: '2026-12-04' });
    const { list } = (await member.call('GET', '/notifications')).data;
    expect(list[0]).toMatchObject({ kind: 'TECH_MOVE', title: '기술자문 신청의 보완 제출 기한이 연장되었습니다.' });
    const [mail] = await readMails(test, address, 'SUPPLEMENT_EXTENDED');
    expect(mail?.text).toContain('제출 기한: 2026. 12. 4.(금) (변경 전: 2026. 11. 26.(목))');
    expect(mail?.text).toContain('천천히 준비해 주세요.');
    expect(await listAuditActions(test.db, aplUid)).toContain('application.due');
    expect(await remind('2026-12-03', '10:00')).toBe(2);
  });

  it('cannot be set earlier, without a request, or by members', async () => {
    for (const dueDt of ['2026-11-26', '2026-11-25', '2026-11-22'])
      expect((await extend({ dueDt })).data.fieldErrors).toMatchObject([{ field: 'dueDt' }]);
    expect((await extend({ dueDt: '2026-12-04' }, member)).code).toBe('4030');
    await answer();

    expect((await extend({ dueDt: '2026-12-04' })).code).toBe('4405');
    expect((await read()).timeline.at(-1)).toMatchObject({ type: 'ANSWER' });
  });

  it('is extended once by two concurrent requests', async () => {
    const twice = await Promise.all([1, 2].map(() => extend({ dueDt: '2026-12-04' })));

    expect(twice.map(({ code }) => code).sort()).toEqual(['200', '4000']);
    expect(await readMails(test, address, 'SUPPLEMENT_EXTENDED')).toHaveLength(1);
  });
});
