import { setUpTestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { createConsentNotice } from './consentNotice.ts';

const yearMs = 365.25 * 86_400_000;

describe('notice of consents', () => {
  const test = setUpTestApp({ sample: true });

  const runAfter = async (years: number) => {
    await test.context.clock.moveTo(new Date(sampleBaseDate.getTime() + years * yearMs));
    await createConsentNotice(test.context)['member.consentNotice']?.run({});
    const { count } = await test.db
      .selectFrom('mail_outbox')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('kind', '=', 'CONSENT_NOTICE')
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('is mailed once in two years, only to members who agreed', async () => {
    const readers = await test.db
      .selectFrom('member_agree')
      .innerJoin('member', 'member.member_uid', 'member_agree.member_uid')
      .select('member_agree.member_uid')
      .distinct()
      .where('code', 'in', ['MARKETING_MAIL', 'MARKETING_TRAVEL'])
      .where('yn', '=', 'Y')
      .where('state', 'in', ['ACTIVE', 'PENDING_CLASS'])
      .execute();

    const early = await runAfter(0);
    const due = await runAfter(2.1);
    const again = await runAfter(2.2);
    const later = await runAfter(4.3);

    expect(readers.length).toBeGreaterThan(0);
    expect([early, due, again, later]).toEqual([0, readers.length, readers.length, 2 * readers.length]);
  });

  it('requests a confirmation of the consent, with a link to change it', async () => {
    const { body_text } = await test.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('kind', '=', 'CONSENT_NOTICE')
      .limit(1)
      .executeTakeFirstOrThrow();

    expect(body_text).toMatch(
      /님은 \d{4}\. \d+\. \d+\.\([일월화수목금토]\)에 소식 수신에 동의하셨습니다\..*\/myPage\/InfoDetail/s,
    );
  });
});
