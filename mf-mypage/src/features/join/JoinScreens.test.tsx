import { readDraft } from '@haesol/remote/form';
import { type Answers, noNetwork, refusal, renderScreen, testNow } from '@haesol/remote/testing';
import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { app } from '#app';
import { loginIdAtom } from '#state/loginId';
import { socialTicketAtom } from '#state/socialTicket';
import CodeAuthScreen from './CodeAuthScreen.tsx';
import EmailAuthScreen from './EmailAuthScreen.tsx';
import JoinCompleteScreen from './JoinCompleteScreen.tsx';
import JoinStartScreen from './JoinStartScreen.tsx';
import { changeJoinDraftAtom, emailProofAtom, joinDraftAtom, joinProofAtom, noteJoinedAtom } from './joinAtoms.ts';
import { type JoinDraft, parseDraft } from './joinRules.ts';
import MemberClassScreen from './MemberClassScreen.tsx';
import UserInfoScreen from './UserInfoScreen.tsx';

const agreed = ['AGE14', 'USE', 'JOIN_PRIVACY'] as const;
const sent = { email: 'new@mail.example', expiresAt: testNow + 300_000, resendAt: testNow + 60_000 };
const session = {
  accessToken: 'token',
  expireSec: 900,
  idleSec: 1800,
  userInfo: { user_nm: '한결', email: sent.email, memberClass: 'COMPANY', roles: ['MEMBER'], profileUrl: null },
  mustChangePw: 'N',
} as const;
const terms = {
  list: ['USE', 'JOIN_PRIVACY', 'MARKETING'].map((code) => ({
    code,
    title: code,
    version: '2.0',
    requiredYn: 'Y',
    effectiveDt: '2026-03-01',
  })),
  cnt_total: 3,
};
const providers = { list: [], cnt_total: 0 };
const codes = { list: [{ code: 'SMALL', codeName: '소기업', upperCode: null }], cnt_total: 1 };

function aStore(draft: Partial<JoinDraft> = {}, provenEmail?: string) {
  const store = createStore();
  store.set(changeJoinDraftAtom, draft);
  if (provenEmail !== undefined) store.set(joinProofAtom, { provenEmail });
  return store;
}
const show = (element: ReactElement, path: string, store = aStore(), answers: Answers = {}) =>
  renderScreen(element, {
    app,
    path,
    store,
    answers: { 'terms.list': terms, 'codes.list': codes, 'sns.providers': providers, ...answers },
  });

beforeEach(() => sessionStorage.clear());

describe('JoinStartScreen', () => {
  it('preselects nothing and requires the needed consents', async () => {
    const { user, shell } = await show(<JoinStartScreen />, '/join');

    await user.click(await screen.findByRole('button', { name: '이메일로 가입' }));

    expect(screen.getAllByRole('checkbox').every((box) => !(box as HTMLInputElement).checked)).toBe(true);
    expect(screen.getByRole('link', { name: '필수 약관에 동의해 주세요.' })).toBeVisible();
    expect(shell.path()).toBe('/join');
  });

  it('offers to start with a social account, with sign-up texts', async () => {
    await show(<JoinStartScreen />, '/join', aStore(), {
      'sns.providers': { list: [{ provider: 'kakao' }], cnt_total: 1 },
    });

    expect(await screen.findByText('카카오로 시작하기')).toBeVisible();
    expect(screen.queryByText('카카오 로그인')).not.toBeInTheDocument();
  });

  it('continues without optional consents, and keeps the choice over a reload', async () => {
    const { user, shell, unmount } = await show(<JoinStartScreen />, '/join');
    for (const name of [/만 14세/, /이용약관$/, /개인정보 수집·이용$/]) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }

    await user.click(screen.getByRole('button', { name: '이메일로 가입' }));
    expect(shell.path()).toBe('/join/memberClass');
    unmount();
    await renderScreen(<JoinStartScreen />, { app, path: '/join', answers: { 'sns.providers': providers } });

    expect(await screen.findByRole('checkbox', { name: /만 14세/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /소식 메일/ })).not.toBeChecked();
  });

  it('prefills data from a provider, once', async () => {
    const store = createStore();
    store.set(socialTicketAtom, {
      provider: 'kakao',
      ticket: 'ticket',
      next: '/',
      name: '한소셜',
      email: sent.email,
      isEmailProven: true,
      tel: '+82 10-0000-7001',
      maskedId: undefined,
    });
    const first = await show(<JoinStartScreen />, '/join', store);
    await screen.findByRole('button', { name: '카카오 계정으로 가입' });
    await waitFor(() => expect(store.get(joinDraftAtom)).toMatchObject({ email: sent.email, name: '한소셜' }));
    store.set(changeJoinDraftAtom, { name: '한결' });
    first.unmount();
    await show(<JoinStartScreen />, '/join', store);

    expect(store.get(emailProofAtom)).toBe('proven');
    expect(store.get(joinDraftAtom)).toMatchObject({ name: '한결', tel: ['010', '0000', '7001'] });
  });

  it('shows the full text of terms', async () => {
    const text = {
      code: 'USE',
      title: '이용약관',
      version: '2.0',
      effectiveDt: '2026-03-01',
      currentYn: 'Y',
      html: '<p>제1조 목적</p>',
      lang: 'ko',
      history: [],
    };
    const { user } = await show(<JoinStartScreen />, '/join', aStore(), { 'terms.get': text });

    await user.click(await screen.findByRole('button', { name: '[필수] 이용약관 전문 보기' }));

    expect(await screen.findByText('제1조 목적')).toBeVisible();
  });
});

describe('steps of sign-up', () => {
  it.each([
    ['memberClass', <MemberClassScreen key="a" />, {}, '/join'],
    ['emailAuth', <EmailAuthScreen key="b" />, { agreed }, '/join/memberClass'],
    ['codeAuth', <CodeAuthScreen key="c" />, { agreed, memberClass: 'GENERAL' as const }, '/join/emailAuth'],
    ['userInfo', <UserInfoScreen key="d" />, { agreed, memberClass: 'GENERAL' as const }, '/join/emailAuth'],
    ['complete', <JoinCompleteScreen key="e" />, {}, '/login'],
  ])('redirect from %s to the missing step', async (step, element, draft, expected) => {
    const { shell } = await show(element, `/join/${step}`, aStore(draft));

    await waitFor(() => expect(shell.path()).toBe(expected));
  });

  it('choose a class', async () => {
    const { user, shell } = await show(<MemberClassScreen />, '/join/memberClass', aStore({ agreed }));
    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(screen.getByRole('link', { name: '회원 유형을 선택해 주세요.' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: '학생회원' }));
    await user.click(screen.getByRole('button', { name: '다음' }));

    expect(shell.path()).toBe('/join/emailAuth');
  });
});

describe('MemberClassScreen', () => {
  it.each([
    ['기업회원', /사업자등록번호로 소속을 확인하며 1~2일 걸립니다/],
    ['학생회원', /학교 이메일이면 바로, 다른 이메일이면 1~2일 안에/],
    ['교직원회원', /교직원번호로 소속을 확인하며 1~2일 걸립니다/],
    ['일반회원', /증빙이 필요하지 않습니다/],
  ])('shows the confirmation time of %s at the choice of the class', async (name, wait) => {
    await show(<MemberClassScreen />, '/join/memberClass', aStore({ agreed }));

    expect(await screen.findByRole('radio', { name })).toHaveAccessibleDescription(wait);
  });
});

describe('EmailAuthScreen', () => {
  const ready = () => aStore({ agreed, memberClass: 'STUDENT' });

  it('sends a code and goes to its page', async () => {
    const answers = { 'cert.sendMail': { expireSec: 300, resendSec: 60, remain: 4 } };
    const { user, shell } = await show(<EmailAuthScreen />, '/join/emailAuth', ready(), answers);

    await user.type(await screen.findByLabelText('이메일(아이디)'), 'New@mail.example');
    expect(screen.getByText(/학교 이메일이 아니면/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

    await waitFor(() => expect(shell.path()).toBe('/join/codeAuth'));
    expect(shell.http.requests.at(-1)).toMatchObject({
      query: { email: 'new@mail.example' },
      body: { purpose: 'JOIN' },
    });
  });

  it('offers a member to sign in instead', async () => {
    const answers = { 'cert.sendMail': refusal('4090', '이미 가입된 이메일입니다.') };
    const { user } = await show(<EmailAuthScreen />, '/join/emailAuth', ready(), answers);
    await user.type(await screen.findByLabelText('이메일(아이디)'), 'old@mail.example');

    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

    await waitFor(() =>
      expect(screen.getByLabelText('이메일(아이디)')).toHaveAccessibleDescription(/이미 가입된 이메일입니다./),
    );
    expect(screen.getByRole('link', { name: '비밀번호 찾기' })).toBeVisible();
    expect(screen.getByLabelText('이메일(아이디)')).toHaveValue('old@mail.example');
  });

  it('links to a code that was sent, and sends another one only for another address', async () => {
    const store = aStore({ agreed, memberClass: 'GENERAL', email: sent.email, sent });
    const answers = { 'cert.sendMail': { expireSec: 300, resendSec: 60, remain: 4 } };
    const { user, shell } = await show(<EmailAuthScreen />, '/join/emailAuth', store, answers);
    await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
    expect([shell.path(), shell.http.requests.length]).toEqual(['/join/codeAuth', 0]);

    await user.type(screen.getByLabelText('이메일(아이디)'), 's');
    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

    await waitFor(() => expect(shell.http.requests).toHaveLength(1));
  });

  it('rejects an invalid address before a request', async () => {
    const { user, shell } = await show(<EmailAuthScreen />, '/join/emailAuth', ready());
    await user.type(await screen.findByLabelText('이메일(아이디)'), 'old');

    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

    expect(screen.getByLabelText('이메일(아이디)')).toHaveFocus();
    expect(shell.http.requests).toEqual([]);
  });
});

describe('CodeAuthScreen', () => {
  const ready = () => aStore({ agreed, memberClass: 'GENERAL', email: sent.email, sent });

  it('accepts a pasted code and continues', async () => {
    const answers = { 'cert.check': { certToken: 'token', expireSec: 1800 } };
    const { user, shell } = await show(<CodeAuthScreen />, '/join/codeAuth', ready(), answers);
    await user.click(await screen.findByLabelText(/인증번호 6자리/));
    await user.paste('123 456');

    await user.click(screen.getByRole('button', { name: '확인' }));

    await waitFor(() => expect(shell.path()).toBe('/join/userInfo'));
    expect(shell.http.requests[0]?.body).toEqual({ email: sent.email, code: '123456', purpose: 'JOIN' });
  });

  it('survives a reload, as phones do while the mail is read', async () => {
    aStore({ agreed, memberClass: 'GENERAL', email: sent.email, sent });
    const answers = { 'cert.check': { certToken: 'token', expireSec: 1800 } };
    const { user, shell } = await show(<CodeAuthScreen />, '/join/codeAuth', createStore(), answers);
    await user.type(await screen.findByLabelText(/인증번호 6자리/), '123456{Enter}');

    await waitFor(() => expect(shell.path()).toBe('/join/userInfo'));
  });

  it('shows the remaining tries', async () => {
    const answers = { 'cert.check': refusal('4101', '인증번호가 일치하지 않습니다. (3회 남음)') };
    const { user } = await show(<CodeAuthScreen />, '/join/codeAuth', ready(), answers);
    await user.type(await screen.findByLabelText(/인증번호 6자리/), '000000{Enter}');

    expect(await screen.findByText('인증번호가 일치하지 않습니다. (3회 남음)')).toBeVisible();
    expect(screen.getByLabelText(/인증번호 6자리/)).toHaveFocus();
  });

  it('counts down, and waits before it sends again', async () => {
    await show(<CodeAuthScreen />, '/join/codeAuth', ready());

    expect(await screen.findByText('남은 시간 5:00')).toBeVisible();
    expect(screen.getByRole('button', { name: '60초 후 다시 받기' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('UserInfoScreen', () => {
  const ready = (draft: Partial<JoinDraft> = {}) =>
    aStore({ agreed, memberClass: 'GENERAL', email: sent.email, ...draft }, sent.email);
  const fill = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    await user.type(await screen.findByLabelText('비밀번호'), 'Kite!river92');
    await user.type(screen.getByLabelText('비밀번호 확인'), 'Kite!river92');
    await user.type(screen.getByLabelText('이름'), '한결');
    await user.type(screen.getByLabelText('앞자리'), '01000007001');
  };

  it('is unavailable for an address that was typed after the verification', async () => {
    const { shell } = await show(<UserInfoScreen />, '/join/userInfo', ready({ email: 'other@mail.example' }));

    await waitFor(() => expect(shell.path()).toBe('/join/emailAuth'));
  });

  it('shows missing fields before a request, and focuses the first', async () => {
    const { user, shell } = await show(<UserInfoScreen />, '/join/userInfo', ready());
    const button = await screen.findByRole('button', { name: '가입하기' });
    expect(button).toHaveAttribute('aria-disabled', 'true');

    await user.click(button);

    await waitFor(() => expect(screen.getByLabelText('비밀번호')).toHaveFocus());
    expect(screen.getByText('입력한 내용 4건을 확인해 주세요.')).toBeVisible();
    expect(shell.http.requests.map(({ name }) => name)).toEqual(['terms.list']);
  });

  it('keeps a student number as typed, and says what is wrong with it', async () => {
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready({ memberClass: 'STUDENT' }));
    const number = await screen.findByLabelText('학번');

    await user.type(number, 'A2024-123456789');
    await user.tab();

    expect(number).toHaveValue('A2024-123456789');
    expect(number).toHaveAccessibleDescription(/^학번 \d+자리를 입력해 주세요\.$/);
  });

  it('shows at once that the second password differs, while other fields are empty', async () => {
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready());
    await user.type(await screen.findByLabelText('비밀번호'), 'Kite!river92');
    await user.type(screen.getByLabelText('비밀번호 확인'), 'Kite!river9');
    await user.tab();

    expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
  });

  it('signs up, signs in and shows the completion', async () => {
    const joined = { memberUid: 'm', user_nm: '한결', memberClass: 'GENERAL', email: sent.email, state: 'ACTIVE' };
    const answers = { 'join.join': joined, 'auth.login': session };
    const { user, shell } = await show(<UserInfoScreen />, '/join/userInfo', ready(), answers);
    await fill(user);
    expect(screen.getByRole('button', { name: '가입하기' })).not.toHaveAttribute('aria-disabled');

    await user.click(screen.getByRole('button', { name: '가입하기' }));

    await waitFor(() => expect(shell.path()).toBe('/join/complete'));
    expect(shell.http.requests.slice(-2)).toMatchObject([
      {
        idempotencyKey: expect.any(String),
        body: { memberClass: 'GENERAL', tel1: '010', tel2: '0000', tel3: '7001' },
      },
      { name: 'auth.login', body: { id: sent.email, password: 'Kite!river92' } },
    ]);
  });

  it('shows the server’s messages at its fields and keeps the input', async () => {
    const fieldErrors = [{ field: 'tel1', code: 'x', message: '휴대폰 번호가 올바르지 않습니다.' }];
    const answers = { 'join.join': refusal('4000', '입력한 내용을 다시 확인해 주세요.', { fieldErrors }) };
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready(), answers);
    await fill(user);

    await user.click(screen.getByRole('button', { name: '가입하기' }));

    await waitFor(() => expect(screen.getByLabelText('앞자리')).toHaveFocus());
    expect(screen.getByLabelText('이름')).toHaveValue('한결');
  });

  it.each([
    ['4102', '이메일 인증', '/join/emailAuth'],
    ['4301', '로그인', '/login'],
  ])('links to a new proof when the server refuses the old one with %s', async (code, name, href) => {
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready(), { 'join.join': refusal(code) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: '가입하기' }));

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('keeps everything without a connection', async () => {
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready(), { 'join.join': noNetwork() });
    await fill(user);

    await user.click(screen.getByRole('button', { name: '가입하기' }));

    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeVisible();
    expect(screen.getByLabelText('비밀번호')).toHaveValue('Kite!river92');
  });

  it('shows after a reload which fields were restored and which must be typed again', async () => {
    const store = aStore({ agreed, memberClass: 'GENERAL', email: sent.email, name: '한결' });
    await show(<UserInfoScreen />, '/join/userInfo', store, { 'join.proof': { email: sent.email } });

    expect(await screen.findByLabelText('이름')).toHaveValue('한결');
    expect(screen.getByText(/비밀번호와 프로필 사진은 저장하지 않으므로/)).toBeVisible();
  });

  it('shows no reload notice directly after the code', async () => {
    await show(<UserInfoScreen />, '/join/userInfo', ready({ name: '한결' }));

    expect(await screen.findByLabelText('이름')).toHaveValue('한결');
    expect(screen.queryByText(/작성하던 내용을 불러왔습니다/)).not.toBeInTheDocument();
  });

  it('stores no password', async () => {
    const { user } = await show(<UserInfoScreen />, '/join/userInfo', ready());
    await fill(user);

    expect(sessionStorage.getItem('haesol.draft.join')).toContain('한결');
    expect(sessionStorage.getItem('haesol.draft.join')).not.toContain('Kite');
  });
});

describe('JoinCompleteScreen', () => {
  const member = {
    memberUid: 'm',
    user_nm: '한결',
    memberClass: 'COMPANY',
    email: sent.email,
    state: 'PENDING_CLASS',
  } as const;

  it('signs in, and continues on the page from which the person came', async () => {
    const next = '/cooperation/educationDetail?eduUid=ED002';
    const start = await show(<JoinStartScreen />, `/join?${new URLSearchParams({ next })}`);
    await screen.findByRole('button', { name: '이메일로 가입' });
    start.unmount();
    const store = aStore(parseDraft(readDraft('join')));
    store.set(noteJoinedAtom, { member, session });

    const { shell } = await show(<JoinCompleteScreen />, '/join/complete', store);

    expect(screen.getByRole('link', { name: '보던 화면으로 계속' })).toHaveAttribute('href', next);
    expect(shell.record.signIns).toEqual([session]);
  });

  it('never continues on another site', async () => {
    const store = aStore({ next: 'https://evil.example/' });
    store.set(noteJoinedAtom, { member, session });

    await show(<JoinCompleteScreen />, '/join/complete', store);

    expect(screen.getByRole('link', { name: '보던 화면으로 계속' })).toHaveAttribute('href', '/');
  });

  it('offers the sign-in, with the page to continue on, after a sign-up with a social account', async () => {
    const store = aStore({ next: '/myPage/edu' });
    store.set(noteJoinedAtom, { member, session: undefined });

    await show(<JoinCompleteScreen />, '/join/complete', store);

    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?next=%2FmyPage%2Fedu');
  });

  it('shows that the class must be confirmed, and clears the form', async () => {
    const store = aStore({ agreed, memberClass: 'COMPANY', name: '한결' });
    store.set(noteJoinedAtom, { member, session: undefined });

    await show(<JoinCompleteScreen />, '/join/complete', store);

    expect(screen.getByRole('heading', { name: '한결님, 회원가입이 완료되었습니다.' })).toBeVisible();
    expect(screen.getByText(/소속 확인\(1~2일\) 뒤에/)).toBeVisible();
    expect(sessionStorage.getItem('haesol.draft.join')).toBeNull();
    expect(store.get(loginIdAtom)).toBe(sent.email);
  });
});
