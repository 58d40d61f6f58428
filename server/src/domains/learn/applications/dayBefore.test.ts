import { setUpTestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { createApplicationReminders } from './dayBefore.ts';
import { applyForAdvice } from './testApplications.ts';

const hourMs = 3_600_000;

describe('reminder on the day before a visit', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let aplUid: string;
  beforeAll(async () => {
    const [member, caller] = await createCallers(test, 'general', 'office');
    staff = caller;
    aplUid = await applyForAdvice(test, member);
    await move({ to: 'REVIEWING' });
    await move({ to: 'MATCHED', advisorUid: 'AD001' });
    await move({ to: 'IN_PROGRESS', visitDt: '2026-11-24T14:00:00+09:00', visitPlace: '생산동' });
  });

  const move = (body: object) => staff.call('PATCH', `/admin/applications/${aplUid}/transition`, body);
  const moveVisit = (visitDt: string) => staff.call('PATCH', `/admin/applications/${aplUid}/visit`, { visitDt });
  /** @param hours after Monday 10:00 */
  async function run(hours: number): Promise<number> {
    await test.context.clock.moveTo(new Date(sampleBaseDate.getTime() + hours * hourMs));
    await createApplicationReminders(test.context)['apply.visitTomorrow']?.run({});
    const rows = await test.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('kind', '=', 'VISIT_TOMORROW')
      .where('body_text', 'like', `%${aplUid}%`)
      .execute();
    return rows.length;
  }

  it('is sent once, by mail and notification, and not at night', async () => {
    expect(await run(-24)).toBe(0);
    expect(await run(-3)).toBe(0);
    expect(await run(0)).toBe(1);
    expect(await run(2)).toBe(1);

    const mail = await test.db
      .selectFrom('mail_outbox')
      .select(['to_addr', 'body_text'])
      .where('kind', '=', 'VISIT_TOMORROW')
      .where('body_text', 'like', `%${aplUid}%`)
      .executeTakeFirstOrThrow();
    expect(mail.to_addr).toBe('general@demo.example');
    expect(mail.body_text).toContain('일시: 2026. 11. 24.(화) 14:00');
    expect(mail.body_text).toContain('장소: 생산동');
  });

  it('is sent again for a new date, and not for a closed application', async () => {
    await moveVisit('2026-11-26T16:00:00+09:00');
    expect([await run(3), await run(24), await run(48), await run(50)]).toEqual([1, 1, 2, 2]);

    await moveVisit('2026-11-26T17:00:00+09:00');
    await move({ to: 'REPORTING' });
    expect(await run(51)).toBe(2);
  });
});
