import { errorCodes } from '@haesol/contracts/common';
import { adminMailTemplates } from '@haesol/contracts/member';
import { enqueueMail } from '../../../mail/outbox.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const url = '/admin/mail-templates/FIND_ID.ko';
const words = { subject: '[안내] {제목}', opening: '첫 문단\n\n둘째 문단\n둘째 줄', closing: '{기관} 드림' };
const mail = { kind: 'FIND_ID', to: 'haneul@mail.example', subject: '아이디 안내', lines: ['아이디는 kim입니다.'] };

describe('words of staff around mails', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let other: Caller;
  beforeAll(async () => {
    [staff, other] = await createCallers(test, 'office', 'admin');
  });
  beforeEach(async () => {
    await test.db.deleteFrom('mail_template').execute();
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const list = async (query = '') =>
    adminMailTemplates.response.parse((await staff.call('GET', `/admin/mail-templates?${query}`)).data);
  const send = async (locale?: 'en') => {
    await enqueueMail(test.db, { ...mail, ...(locale && { locale }) });
    return test.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body_text', 'body_html'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
  };

  it('stand in the mails of their kind and language that are sent afterwards', async () => {
    expect((await staff.call('PUT', url, words)).code).toBe('200');

    const korean = await send();
    expect(korean.subject).toContain('[안내] 아이디 안내');
    expect(korean.body_text).toMatch(/^첫 문단\n\n둘째 문단\n둘째 줄\n\n아이디는 kim입니다\.\n\n.+ 드림\n\n/);
    expect(korean.body_html).toContain('<p>둘째 문단<br>둘째 줄</p>');
    await test.db.deleteFrom('mail_outbox').execute();
    expect((await send('en')).body_text).not.toContain('첫 문단');
  });

  it('never replace what the mail says, and are put back to those of the site', async () => {
    await staff.call('PUT', url, { subject: '', opening: '', closing: '' });
    expect(await send()).toMatchObject({
      subject: expect.stringContaining('아이디 안내'),
      body_text: expect.stringMatching(/^아이디는 kim입니다\./),
    });
    expect((await staff.call('DELETE', url)).code).toBe('200');
    expect((await staff.call('DELETE', url)).code).toBe(errorCodes.notFound);
  });

  it('are listed for each kind and language that the site writes, the changed ones first', async () => {
    await staff.call('PUT', url, words);
    const { list: korean, cnt_total: count } = await list('lang=ko&pageSize=100');

    expect(korean[0]).toMatchObject({ mailKey: 'FIND_ID.ko', ...words, sample: { subject: expect.any(String) } });
    expect(korean).toHaveLength(count);
    expect(korean.every(({ sample }) => sample.lines.length > 0)).toBe(true);
    const english = (await list('lang=en&pageSize=100')).list;
    expect(english.map(({ mailKey }) => mailKey)).toContain('FIND_ID.en');
    // Courses are in Korean alone.
    expect(english.length).toBeLessThan(count);
    expect((await list('searchKeyword=둘째')).list.map(({ mailKey }) => mailKey)).toEqual(['FIND_ID.ko']);
  });

  it('refuse an unknown variable at its field, a mail that is not sent, and a member of staff without the right', async () => {
    const refused = await staff.call('PUT', url, { ...words, opening: '{이름} 님' });
    expect(refused.code).toBe(errorCodes.invalidInput);
    expect(JSON.stringify(refused)).toContain('{이름}: 없는 변수입니다.');
    expect((await staff.call('PUT', '/admin/mail-templates/NONE.ko', words)).code).toBe(errorCodes.notFound);
    const [member] = await createCallers(test, 'company');
    expect((await member?.call('PUT', url, words))?.code).toBe(errorCodes.forbidden);
  });

  it('are not overwritten by the form of another person, not even the first one', async () => {
    expect((await staff.call('PUT', url, { ...words, rev: 0 })).code).toBe('200');
    expect((await other.call('PUT', url, { ...words, opening: '다른 글', rev: 0 })).code).toBe(
      errorCodes.moveNotAllowed,
    );
    expect((await list('lang=ko')).list[0]).toMatchObject({ opening: words.opening, rev: 1 });
    await staff.call('DELETE', url);
    expect((await other.call('PUT', url, { ...words, rev: 1 })).code).toBe(errorCodes.moveNotAllowed);
  });
});
