import { sql } from 'kysely';
import { openTestApp, sendTo, setUpTestApp } from '../../../testing/testApp.ts';
import { proveMailbox, readMail } from '../../../testing/testMail.ts';
import { createFileRepository } from '../../common/files/repository.ts';
import { aPng, toUploadRequest, type UploadPart } from '../../common/files/testUploads.ts';
import { aJoinForm, joinPassword } from './testJoin.ts';

const agrees = [...aJoinForm.agrees, { code: 'MARKETING_MAIL', version: '2.0', yn: 'Y' }];
const person = { ...aJoinForm, agrees };
const company = { nm: '(주)새물결', bizNo: '000-90-00010', scaleCd: 'SMALL', industryCd: 'ICT', position: '대표' };

describe('sign-up', () => {
  const test = setUpTestApp({ sample: true });

  const join = (payload: object) => test.app.inject({ method: 'POST', url: '/api/v1/join', payload });
  const joinAs = async (email: string, change: object) =>
    join({ ...person, certToken: await proveMailbox(test, email), ...change });
  const logIn = async (id: string) => {
    const payload = { id, password: joinPassword };
    const response = await test.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    return response.json();
  };
  const fieldsOf = (response: { json(): { data: { fieldErrors: { field: string; message: string }[] } } }) =>
    Object.fromEntries(response.json().data.fieldErrors.map(({ field, message }) => [field, message]));
  const bizNo = (start: string) => {
    const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
    const sum = weights.reduce((total, weight, at) => total + weight * Number(start[at]), 0);
    return `${start}${(10 - ((sum + Math.floor((5 * Number(start[8])) / 10)) % 10)) % 10}`;
  };

  it('creates a general member, who signs in at once and gets a mail', async () => {
    const response = await joinAs('general.new@mail.example', { affiliation: '예비창업자' });
    const signedIn = await logIn('general.new@mail.example');

    expect(response.json().data).toMatchObject({ user_nm: '한결', memberClass: 'GENERAL', state: 'ACTIVE' });
    expect(signedIn.data.userInfo).toMatchObject({ user_nm: '한결', memberClass: 'GENERAL' });
    expect(await readMail(test, 'general.new@mail.example')).toContain('회원가입 완료');
  });

  it('keeps the language of the sign-up for later sign-ins', async () => {
    const certToken = await proveMailbox(test, 'maria@mail.example');
    const headers = { language: 'CD0000000129' };
    const name = "María O'Connor-Núñez";
    await test.app.inject({ method: 'POST', url: '/api/v1/join', headers, payload: { ...person, name, certToken } });

    const payload = { id: 'maria@mail.example', password: joinPassword };
    const response = await test.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });

    expect(response.json().data.userInfo).toMatchObject({ user_nm: name });
    expect(response.cookies.find(({ name: key }) => key === 'i18n_redirected')?.value).toBe('ja');
  });

  it('confirms a student by the university mailbox', async () => {
    const student = { deptCd: 'D101', studentNo: '20260001', grade: 1, statusCd: 'ENROLLED' };
    const own = await joinAs('student.new@haesol.example', { memberClass: 'STUDENT', student });
    const other = await joinAs('student.new@mail.example', { memberClass: 'STUDENT', student });

    expect([own.json().data.state, other.json().data.state]).toEqual(['ACTIVE', 'PENDING_CLASS']);
  });

  it('groups members by business number, with one company name and the first in charge', async () => {
    const number = bizNo('000900001');
    const first = await joinAs('one@newwave.example', {
      memberClass: 'COMPANY',
      company: { ...company, bizNo: number },
    });
    const second = await joinAs('two@newwave.example', {
      memberClass: 'COMPANY',
      company: {
        ...company,
        nm: '새물결 주식회사',
        bizNo: `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`,
      },
    });
    const rows = await test.db
      .selectFrom('company as c')
      .innerJoin('member_company as m', 'm.biz_no', 'c.biz_no')
      .innerJoin('member as p', 'p.member_uid', 'c.manager_uid')
      .select(['m.nm', 'p.email as manager'])
      .where('c.biz_no', '=', number)
      .execute();

    expect([first, second].map((response) => response.json().status.code)).toEqual(['200', '200']);
    expect(rows).toEqual([
      { nm: '(주)새물결', manager: 'one@newwave.example' },
      { nm: '(주)새물결', manager: 'one@newwave.example' },
    ]);
  });

  it('takes a country in place of the business number of a company abroad, and groups its members by name', async () => {
    const { bizNo: _none, ...abroad } = { ...company, nm: 'ACME  K.K.', countryCd: 'JP' };
    const memberClass = 'COMPANY';
    const joined = [
      await joinAs('one@acme.example', { memberClass, company: abroad }),
      await joinAs('two@acme.example', { memberClass, company: { ...abroad, nm: 'Acme K.K.' } }),
      await joinAs('three@acme.example', { memberClass, company: { ...abroad, countryCd: 'US' } }),
    ];
    const rows = await test.db
      .selectFrom('member_company as c')
      .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
      .select(['c.biz_no', 'c.nm'])
      .where('m.email', 'like', '%@acme.example')
      .orderBy('m.member_uid')
      .execute();
    const unknown = await joinAs('four@acme.example', { memberClass, company: { ...abroad, countryCd: 'XX' } });
    const korean = await joinAs('five@acme.example', { memberClass, company: { ...abroad, countryCd: 'KR' } });

    expect(joined.map((response) => response.json().status.code)).toEqual(['200', '200', '200']);
    expect(rows.map(({ nm }) => nm)).toEqual(['ACME  K.K.', 'ACME  K.K.', 'ACME  K.K.']);
    expect([rows[0]?.biz_no, rows[2]?.biz_no]).toEqual([
      expect.stringMatching(/^JP-[0-9a-f]{10}$/),
      rows[0]?.biz_no.replace('JP', 'US'),
    ]);
    expect(rows[1]?.biz_no).toBe(rows[0]?.biz_no);
    expect(fieldsOf(unknown)).toEqual({ 'company.countryCd': '국가를 선택해 주세요.' });
    expect(fieldsOf(korean)).toEqual({ 'company.bizNo': '사업자등록번호를 입력해 주세요.' });
  });

  it('stores every consent with the version of its text', async () => {
    await joinAs('consent@mail.example', {});
    const rows = await test.db
      .selectFrom('member_agree as a')
      .innerJoin('member as m', 'm.member_uid', 'a.member_uid')
      .select(['a.code', 'a.version', 'a.yn'])
      .where('m.email', '=', 'consent@mail.example')
      .orderBy('a.agree_uid')
      .execute();

    expect(rows).toEqual([
      { code: 'AGE14', version: '', yn: 'Y' },
      { code: 'USE', version: '2.1', yn: 'Y' },
      { code: 'JOIN_PRIVACY', version: '2.0', yn: 'Y' },
      { code: 'MARKETING_MAIL', version: '2.0', yn: 'Y' },
      { code: 'MARKETING_TRAVEL', version: '2.0', yn: 'N' },
    ]);
  });

  it('reports errors at their fields', async () => {
    const response = await join({
      ...person,
      certToken: 'x',
      memberClass: 'COMPANY',
      name: '김',
      tel1: '02',
      company: { ...company, bizNo: '1234567890', scaleCd: '' },
    });

    expect(fieldsOf(response)).toEqual({
      name: '이름은 한글·영문·한자·가나로 2자에서 30자까지 입력해 주세요.',
      tel1: '휴대폰 번호가 올바르지 않습니다.',
      'company.bizNo': '사업자등록번호가 올바르지 않습니다.',
      'company.scaleCd': '기업 규모를 선택해 주세요.',
    });
  });

  it.each([
    ['two passwords that differ', { passwordConfirm: 'other' }, 'passwordConfirm'],
    ['no password', { password: undefined }, 'password'],
    ['a missing consent', { agrees: agrees.slice(0, 2) }, 'agrees'],
    ['a class without its facts', { memberClass: 'STUDENT' }, 'student.deptCd'],
    ['a class that cannot be chosen', { memberClass: 'STAFF' }, 'memberClass'],
  ])('refuses %s', async (_name, change, field) => {
    const response = await join({ ...person, certToken: 'x', ...change });

    expect(Object.keys(fieldsOf(response))).toEqual([field]);
  });

  it('refuses a common password and one with the mailbox name; the token stays valid', async () => {
    const certToken = await proveMailbox(test, 'seagull@mail.example');
    const refuse = async (password: string) =>
      fieldsOf(await join({ ...person, certToken, password, passwordConfirm: password }));
    const refused = [await refuse('Seagull!92x'), await refuse('Butterfly88!')];
    const right = await join({ ...person, certToken });

    expect(refused).toEqual([
      { password: '비밀번호에 아이디를 넣을 수 없습니다.' },
      { password: '많이 쓰이는 비밀번호는 사용할 수 없습니다.' },
    ]);
    expect(right.json().status.code).toBe('200');
  });

  it('accepts a token once, and no invented one', async () => {
    const certToken = await proveMailbox(test, 'twice@mail.example');
    await join({ ...person, certToken });
    const again = await join({ ...person, certToken });
    const madeUp = await join({ ...person, certToken: 'made-up' });

    expect([again, madeUp].map((response) => response.json().status.code)).toEqual(['4102', '4102']);
  });

  it('creates one member for two concurrent proofs of the same mailbox', async () => {
    const first = await proveMailbox(test, 'race@mail.example');
    const second = await proveMailbox(test, 'race@mail.example');
    const answers = await Promise.all([first, second].map((certToken) => join({ ...person, certToken })));

    expect(answers.map((answer) => answer.json().status.code).sort()).toEqual(['200', '4090']);
  });

  it('reports if an address may sign up', async () => {
    const ask = async (email: string) =>
      (await test.app.inject(`/api/v1/join/check-email?email=${encodeURIComponent(email)}`)).json().data.usableYn;

    expect([await ask('student@demo.example'), await ask('free@mail.example')]).toEqual(['N', 'Y']);
  });

  it('blocks an address after ten failures if limits are enabled', async () => {
    const limited = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
    const fail = () => sendTo(limited.app, 'POST', '/api/v1/join', { ...person, certToken: 'made-up' });
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await fail());
    await limited.close();

    expect(answers.slice(0, 10).every((answer) => answer.json().status.code === '4102')).toBe(true);
    expect([answers[10]?.statusCode, answers[10]?.json().status.code]).toEqual([429, '4290']);
  });

  describe('sign-up with a picture', () => {
    const upload = async (joinProof: string | undefined, kind = 'profile', more: UploadPart[] = []) =>
      test.app.inject(
        toUploadRequest(
          [{ name: '나.png', bytes: await aPng(600, 400) }, ...more],
          { kind, ...(joinProof !== undefined && { joinProof }) },
          {},
        ),
      );
    const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
    const uidOf = (response: { json(): { data: { list: { fileUid: string }[] } } }) =>
      response.json().data.list[0]?.fileUid ?? '';
    const view = (fileUid: string) => test.app.inject(`/file/view?fileUid=${fileUid}`);

    it('stores the picture with the token of the mailbox, and shows it once the account exists', async () => {
      const certToken = await proveMailbox(test, 'picture@mail.example');
      const first = await upload(certToken);
      const second = await upload(certToken);
      const early = await view(uidOf(second));
      const late = await join({ ...person, certToken, profileFileUid: uidOf(second) });
      const { data } = await logIn('picture@mail.example');

      expect([codeOf(first), codeOf(second), early.statusCode]).toEqual(['200', '200', 404]);
      expect(codeOf(late)).toBe('200');
      expect(data.userInfo.profileUrl).toBe(`/file/view?fileUid=${uidOf(second)}`);
      expect([(await view(uidOf(first))).statusCode, (await view(uidOf(second))).statusCode]).toEqual([404, 200]);
    });

    it('refuses a picture without proof, with a used one, of another kind, and more than one', async () => {
      const used = await proveMailbox(test, 'used@mail.example');
      await join({ ...person, certToken: used });
      const live = await proveMailbox(test, 'live@mail.example');
      const forEmail = await proveMailbox(test, 'moved@mail.example', 'EMAIL');

      const none = await upload(undefined);
      const answers = [
        await upload('made-up'),
        await upload(used),
        await upload(forEmail),
        await upload(live, 'attach'),
        await upload(live, 'profile', [{ name: '둘.png', bytes: await aPng(8, 8) }]),
      ];

      expect([none.statusCode, codeOf(none)]).toEqual([400, '4010']);
      expect(answers.map(codeOf)).toEqual(['4102', '4102', '4102', '4010', '4132']);
    });

    it('refuses the picture of another visitor, and other uploads', async () => {
      const mine = await proveMailbox(test, 'mine@mail.example');
      const theirs = await proveMailbox(test, 'theirs@mail.example');
      const profileFileUid = uidOf(await upload(theirs));
      const response = await join({ ...person, certToken: mine, profileFileUid });

      expect(fieldsOf(response)).toEqual({ profileFileUid: '사진을 다시 올려 주세요.' });
    });

    it('deletes the picture a day later if no account was created', async () => {
      const uid = uidOf(await upload(await proveMailbox(test, 'gone@mail.example')));
      const now = await test.context.clock.now();
      const repository = createFileRepository(test.db);
      await repository.removeOrphans(new Date(now.getTime() - 86_400_000));
      const kept = await sql`select 1 from file where file_uid = ${uid}`.execute(test.db);
      await repository.removeOrphans(new Date(now.getTime() + 1_000));
      const gone = await sql`select 1 from file where file_uid = ${uid}`.execute(test.db);

      expect([kept.rows.length, gone.rows.length]).toEqual([1, 0]);
    });
  });
});
