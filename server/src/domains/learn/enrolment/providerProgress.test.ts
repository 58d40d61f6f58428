import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from './testCourse.ts';

describe('progress import from the provider of a course', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let general: Caller;
  let faculty: Caller;
  beforeAll(async () => {
    [staff, general, faculty] = await createCallers(test, 'office', 'general', 'faculty');
  });

  /** Enrols both with the typed mailboxes, then imports one line. @returns credited learners and skipped lines */
  async function importFor(mailbox: string, typed: readonly [general: string, faculty: string]) {
    const eduUid = await addCourse(test);
    const aplUids: string[] = [];
    for (const [at, who] of [general, faculty].entries()) {
      const { data } = await who.call('POST', `/edu/${eduUid}/enroll`, anApplication({ email: typed[at] ?? '' }));
      await staff.call('PATCH', `/admin/edu/enroll/${data.aplUid}/transition`, { to: 'APPROVED' });
      aplUids.push(data.aplUid);
    }
    const csv = `email,progress\n${mailbox},70`;
    const { data } = await staff.call('POST', `/admin/edu/${eduUid}/progress`, { csv });
    const rows = await test.db
      .selectFrom('enroll')
      .select(['apl_uid', 'progress_pct'])
      .where('edu_uid', '=', eduUid)
      .execute();
    const progress = aplUids.map((aplUid) => rows.find(({ apl_uid }) => apl_uid === aplUid)?.progress_pct);
    return { progress, skipped: data.skipped };
  }

  const account = 'general@demo.example';

  it.each([
    ['who typed it, whatever the account is', 'a@mail.example', ['A@mail.example', 'b@mail.example'], [70, null]],
    ['the same in full width', 'Ａ＠mail.example\u200b', ['A@mail.example', 'b@mail.example'], [70, null]],
    ['the owner of the account, although another typed it', account, ['a@mail.example', account], [70, null]],
    ['the owner of the account, who typed another', account, ['a@mail.example', 'b@mail.example'], [70, null]],
  ] as const)('is credited to %s', async (_whom, mailbox, typed, progress) => {
    expect(await importFor(mailbox, typed)).toEqual({ progress, skipped: [] });
  });

  it('credits no learner when several typed the address', async () => {
    expect(await importFor('team@company.example', ['team@company.example', 'Team@company.example'])).toEqual({
      progress: [null, null],
      skipped: [{ line: 2, reason: 'AMBIGUOUS' }],
    });
  });
});
