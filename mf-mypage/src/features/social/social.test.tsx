import { type Answers, refusal, renderScreen, testNow, visitor } from '@haesol/remote/testing';
import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { app } from '#app';
import { identityAtom } from '#state/identity';
import { type SocialTicket, socialTicketAtom } from '#state/socialTicket';
import SnsCallbackScreen from './SnsCallbackScreen.tsx';
import SnsFailScreen from './SnsFailScreen.tsx';
import SnsSuccessScreen from './SnsSuccessScreen.tsx';

const userInfo = {
  user_nm: '한소셜',
  email: 'social@mail.example',
  memberClass: 'GENERAL',
  roles: ['MEMBER'],
  profileUrl: null,
};
const signedIn = { accessToken: 'token', expireSec: 900, idleSec: 1800, userInfo, mustChangePw: 'N' };
const aTicket = (change: Partial<SocialTicket> = {}): SocialTicket => ({
  provider: 'kakao',
  ticket: 'ticket',
  next: '/myPage/info',
  name: '한소셜',
  email: 'social@mail.example',
  isEmailProven: true,
  tel: '',
  maskedId: undefined,
  ...change,
});
const show = (element: ReactElement, path: string, answers: Answers = {}, store = createStore()) =>
  renderScreen(element, { app, path, answers, store, session: visitor });
const callbackPath = '/login/snsKakao?provider=kakao&code=code&state=state';

beforeEach(() => localStorage.clear());

describe('SnsCallbackScreen', () => {
  it('signs in a known account, sends one request, and continues', async () => {
    const answers = { 'sns.callback': { result: 'LOGIN', next: '/myPage/info', ...signedIn } };
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, answers);

    await waitFor(() => expect(shell.path()).toBe('/myPage/info'));
    expect(shell.record.signIns).toMatchObject([{ accessToken: 'token', idleSec: 1800 }]);
    expect(shell.http.requests.map(({ body }) => body)).toEqual([{ provider: 'kakao', code: 'code', state: 'state' }]);
    expect(localStorage.getItem('haesol.lastProvider')).toBe('kakao');
  });

  it('keeps the provider’s data of a new person', async () => {
    const store = createStore();
    const prefill = { name: '한소셜', email: 'social@mail.example', tel: null, emailVerified: true };
    const answers = { 'sns.callback': { result: 'NEED_JOIN', next: '/', snsTicket: 'ticket', prefill } };
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, answers, store);

    await waitFor(() => expect(shell.path()).toBe('/login/snsSuccess'));
    expect(store.get(socialTicketAtom)).toMatchObject({ ticket: 'ticket', isEmailProven: true });
  });

  it.each([
    ['4301', 'expired'],
    ['4302', 'cancel'],
    ['4303', 'down'],
    ['4203', 'account'],
  ])('redirects for %s to the reason %s', async (code, reason) => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, { 'sns.callback': refusal(code) });

    await waitFor(() => expect(shell.path()).toBe(`/login/snsFail?reason=${reason}&provider=kakao`));
  });

  it('keeps the purpose for a retry', async () => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, {
      'sns.callback': refusal('4302', '소셜 로그인을 취소하셨습니다.', { next: '/myPage/myInfo', purpose: 'LINK' }),
    });

    await waitFor(() =>
      expect(shell.path()).toBe('/login/snsFail?reason=cancel&provider=kakao&next=%2FmyPage%2FmyInfo&purpose=link'),
    );
  });

  it('shows that the account belongs to another member', async () => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, {
      'sns.callback': { result: 'LINK', next: '/myPage/myInfo', snsTicket: 'ticket' },
      'mypage.addSns': refusal('4304'),
    });

    await waitFor(() =>
      expect(shell.path()).toBe('/login/snsFail?reason=taken&provider=kakao&next=%2FmyPage%2FmyInfo&purpose=link'),
    );
  });

  it('sends no request for an address without a provider’s response', async () => {
    const { shell } = await show(<SnsCallbackScreen />, '/login/snsKakao?provider=myspace&state=x');

    await waitFor(() => expect(shell.path()).toBe('/login/snsFail?reason=expired'));
    expect(shell.http.requests).toEqual([]);
  });

  it('proves the identity on request', async () => {
    const store = createStore();
    const answers = {
      'sns.callback': { result: 'REAUTH', next: '/myPage/secession', snsTicket: 'ticket' },
      'auth.reauth': { reauthToken: 'proof', expireSec: 600 },
    };
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, answers, store);

    await waitFor(() => expect(shell.path()).toBe('/myPage/secession'));
    expect(store.get(identityAtom)).toEqual({ token: 'proof', passwordYn: 'N' });
    expect(shell.http.requests.at(-1)?.body).toEqual({ snsTicket: 'ticket' });
  });

  it('shows that another account than the linked one was chosen', async () => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, {
      'sns.callback': { result: 'REAUTH', next: '/myPage/secession', snsTicket: 'ticket' },
      'auth.reauth': refusal('4301'),
    });

    await waitFor(() =>
      expect(shell.path()).toBe('/login/snsFail?reason=other&provider=kakao&next=%2FmyPage%2Fsecession&purpose=reauth'),
    );
  });

  it('links the account on request', async () => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, {
      'sns.callback': { result: 'LINK', next: '/myPage/myInfo', snsTicket: 'ticket' },
      'mypage.addSns': { list: [], cnt_total: 0 },
    });

    await waitFor(() => expect(shell.path()).toBe('/myPage/myInfo'));
    expect(shell.http.requests.at(-1)).toMatchObject({
      path: '/api/v1/mypage/sns/kakao',
      body: { snsTicket: 'ticket' },
    });
    expect(shell.record.signIns).toEqual([]);
  });

  it('checks the identity again before linking when the proof has expired', async () => {
    const { shell } = await show(<SnsCallbackScreen />, callbackPath, {
      'sns.callback': { result: 'LINK', next: '/myPage/myInfo', snsTicket: 'ticket' },
      'mypage.addSns': refusal('4030', '본인 확인을 다시 해 주세요.'),
    });

    await waitFor(() => expect(shell.path()).toBe('/myPage/info?next=%2FmyPage%2FmyInfo'));
    expect(shell.record.toasts).toMatchObject([{ text: '본인 확인을 다시 해 주세요.' }]);
  });
});

describe('SnsSuccessScreen', () => {
  const open = (ticket: SocialTicket, answers: Answers = {}) => {
    const store = createStore();
    store.set(socialTicketAtom, ticket);
    return show(<SnsSuccessScreen />, '/login/snsSuccess', answers, store);
  };

  it('leads new people to sign-up, and shows that an address is missing', async () => {
    const { user, shell } = await open(aTicket({ email: '', isEmailProven: false }));
    expect(screen.getByText('이메일을 제공하지 않아 이메일 인증이 필요합니다.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '새로 가입' }));

    expect(shell.path()).toBe('/join');
  });

  it('requires the password of the account with the same address', async () => {
    const ticket = aTicket({ maskedId: 'so***l@mail.example' });
    const { user, shell } = await open(ticket, { 'sns.link': signedIn });
    expect(screen.getByText(/so\*\*\*l@mail.example 계정이 이미 있습니다./)).toBeVisible();
    await user.type(screen.getByLabelText('비밀번호'), 'Haesol!2026{Enter}');

    await waitFor(() => expect(shell.path()).toBe('/myPage/info'));
    expect(shell.record.signIns).toHaveLength(1);
    expect(shell.http.requests[0]?.body).toEqual({ snsTicket: 'ticket', password: 'Haesol!2026' });
  });

  it('shows at the field that the password was wrong', async () => {
    const { user } = await open(aTicket({ maskedId: 'so***l@mail.example' }), { 'sns.link': refusal('4201') });
    await user.type(screen.getByLabelText('비밀번호'), 'x{Enter}');

    await waitFor(() =>
      expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription('비밀번호가 올바르지 않습니다.'),
    );
  });

  it('links with a mailed code as well', async () => {
    const { user, shell } = await open(aTicket({ maskedId: 'so***l@mail.example' }), {
      'cert.sendMail': { expireSec: 300, resendSec: 60, remain: 4 },
      'cert.check': { certToken: 'cert', expireSec: testNow },
      'sns.link': signedIn,
    });
    await user.click(screen.getByRole('button', { name: '이메일 인증번호로 확인' }));
    await user.type(await screen.findByLabelText(/인증번호 6자리/), '123456{Enter}');

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(shell.http.requests.at(-1)?.body).toEqual({ snsTicket: 'ticket', certToken: 'cert' });
  });

  it('starts again after a reload', async () => {
    const { shell } = await show(<SnsSuccessScreen />, '/login/snsSuccess');

    await waitFor(() => expect(shell.path()).toBe('/login'));
  });
});

describe('SnsFailScreen', () => {
  it.each([
    ['cancel', '로그인을 취소하셨습니다.'],
    ['expired', '로그인 시간이 초과되었습니다.'],
    ['taken', '이미 다른 계정에 연결된 소셜 계정입니다.'],
    ['anything', '소셜 로그인을 마치지 못했습니다. 다시 시도하거나 다른 방법으로 로그인해 주세요.'],
    ['down', '소셜 로그인 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.'],
  ])('explains %s', async (reason, text) => {
    await show(<SnsFailScreen />, `/login/snsFail?reason=${reason}&provider=kakao`);

    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '다시 시도' })).toHaveAttribute('href', '/api/v1/auth/sns/kakao/start');
  });

  it.each([
    ['link', '회원정보로 돌아가기'],
    ['reauth', '다른 방법으로 확인'],
  ])('returns a member who wanted to %s, and retries that', async (purpose, name) => {
    await show(<SnsFailScreen />, `/login/snsFail?reason=cancel&provider=kakao&next=/myPage/myInfo&purpose=${purpose}`);

    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/myPage/info');
    expect(screen.getByRole('link', { name: '다시 시도' })).toHaveAttribute(
      'href',
      `/api/v1/auth/sns/kakao/start?next=%2FmyPage%2FmyInfo&purpose=${purpose}`,
    );
  });
});
