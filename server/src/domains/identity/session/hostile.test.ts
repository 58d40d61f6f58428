import { openTestApp, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { proveMailbox, readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { aJoinForm, joinPassword } from '../join/testJoin.ts';

describe('malicious input', () => {
  const test = setUpTestApp({ sample: true });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: `/api/v1${url}`, payload, headers });
  const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;

  it.each([
    ['a Cyrillic letter', 'cоmpany@demo.example'],
    ['another header', 'a@mail.example\r\nBcc: victim@mail.example'],
    ['another receiver', 'a@mail.example,victim@mail.example'],
    ['a name beside it', '"한가람" <company@demo.example>'],
    ['a zero byte', 'a\0@mail.example'],
    ['a route', '@mail.example:company@demo.example'],
    ['255 characters', `${'a'.repeat(243)}@mail.example`],
  ])('refuses an address with %s, and sends no mail', async (_name, email) => {
    const answers = [
      await post('/auth/login', { id: email, password: joinPassword }),
      await post('/auth/find-pw', { name: '한가람', email }),
      await post(`/cert/send-mail?email=${encodeURIComponent(email)}`, {}),
      await test.app.inject(`/api/v1/join/check-email?email=${encodeURIComponent(email)}`),
    ];

    expect(answers.map(codeOf)).toEqual(['4000', '4000', '4000', '4000']);
    expect(await readMails(test, 'victim@mail.example')).toEqual([]);
  });

  it.each([
    ['a letter of full width', (name: string) => `\uff43${name}@mail.example`],
    ['a sign of full width', (name: string) => `c${name}\uff20mail.example`],
    ['a letter that is not seen', (name: string) => `c${name}\u200b@mail.example`],
    ['a mark of direction', (name: string) => `\u202ec${name}@mail.example`],
  ])('sends mail to the plain address of one with %s, and to no other', async (what, write) => {
    const name = what.replaceAll(' ', '');
    const typed = write(name);
    await post(`/cert/send-mail?email=${encodeURIComponent(typed)}`, {});

    expect(await readMails(test, `c${name}@mail.example`)).toHaveLength(1);
    expect(await readMails(test, typed)).toEqual([]);
  });

  it('treats all spellings of an address as one', async () => {
    await test.app.inject({ method: 'POST', url: '/api/v1/cert/send-mail?email=Same.One%40MAIL.example' });
    const [mail] = await readMails(test, 'same.one@mail.example');
    const again = await post('/cert/check', {
      email: ' SAME.one@mail.EXAMPLE ',
      code: /인증번호: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '',
      purpose: 'JOIN',
    });

    expect(codeOf(again)).toBe('200');
  });

  it.each([
    ['role', 'ADMIN'],
    ['state', 'ACTIVE'],
    ['memberUid', '00000000-0000-4000-8000-000000000000'],
    ['email', 'admin@demo.example'],
    ['must_change_pw', false],
    ['__proto__x', { role: 'ADMIN' }],
  ])('cannot set %s in addition to the form fields', async (field, value) => {
    const certToken = await proveMailbox(test, `${field.toLowerCase().replaceAll('_', '')}@assign.example`);
    const joined = await post('/join', { ...aJoinForm, certToken, [field]: value });

    expect(codeOf(joined)).toBe('4000');
  });

  it('cannot change protected fields', async () => {
    const { headers } = await signIn(test, 'general');
    const proof = (await post('/auth/reauth', { password: 'Haesol!2026' }, headers)).json().data.reauthToken;
    const change = (payload: object) =>
      sendTo(test.app, 'PATCH', '/api/v1/mypage/my-info/update', payload, {
        headers: { ...headers, 'x-reauth': proof },
      });
    const answers = [];
    for (const extra of [{ role: 'ADMIN' }, { memberClass: 'FACULTY' }, { state: 'ACTIVE' }, { bizNo: '0009000010' }]) {
      answers.push(codeOf(await change({ name: '새이름', ...extra })));
    }
    const me = await test.app.inject({ url: '/api/v1/auth/me', headers });

    expect(answers).toEqual(['4000', '4000', '4000', '4000']);
    expect(me.json().data).toMatchObject({ user_nm: '오하람', memberClass: 'GENERAL', roles: ['MEMBER'] });
  });

  it.each([
    ['31 letters', '가'.repeat(31)],
    ['ten thousand letters', '가'.repeat(10_000)],
    ['one letter', '가'],
    ['a link', '<a href=//evil.example>'],
    ['a line of its own', '한결\n비밀번호: 1234'],
    ['letters of another script', 'Ηаnа'],
  ])('refuses a name with %s', async (_name, name) => {
    const response = await post('/join', { ...aJoinForm, name, certToken: 'x' });

    expect(response.json().data.fieldErrors).toMatchObject([{ field: 'name' }]);
  });

  it('treats all encodings of a name as one', async () => {
    const certToken = await proveMailbox(test, 'parted@mail.example');
    const joined = await post('/join', { ...aJoinForm, name: `\u202d${'한결'.normalize('NFD')}\u200b`, certToken });
    const found = await post('/auth/find-pw', { name: '한결', email: 'parted@mail.example' });

    expect(joined.json().data.user_nm).toBe('한결'.normalize('NFC'));
    expect(found.json().data).toEqual({ issued: 'Y' });
  });

  it('cannot inject lines into a mail through the name of a company', async () => {
    const company = {
      nm: '(주)새물결\n\n아래에서 확인해 주세요\u0007',
      bizNo: '000-90-00020',
      scaleCd: 'SMALL',
      industryCd: 'ICT',
    };
    const certToken = await proveMailbox(test, 'lines@mail.example');
    await post('/join', { ...aJoinForm, memberClass: 'COMPANY', company, certToken });
    const { nm } = await findRow(test.db, 'company', { biz_no: '0009000020' });

    expect(nm).toBe('(주)새물결  아래에서 확인해 주세요');
  });

  it('cannot flood a mailbox with found ids', async () => {
    const limited = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    const codes = [];
    for (let round = 0; round < 7; round += 1) {
      const found = await sendTo(limited.app, 'POST', '/api/v1/auth/find-id', {
        name: '한가람',
        tel1: '010',
        tel2: '0000',
        tel3: '1001',
      });
      const mailed = await sendTo(limited.app, 'POST', '/api/v1/auth/find-id/mail', {
        ticket: found.json().data.ticket,
      });
      codes.push(codeOf(mailed));
    }
    const mails = await readMails(limited, 'company@demo.example', 'FIND_ID');
    await limited.close();

    expect(codes).toEqual(['200', '200', '200', '200', '200', '4290', '4290']);
    expect(mails).toHaveLength(5);
  });
});
