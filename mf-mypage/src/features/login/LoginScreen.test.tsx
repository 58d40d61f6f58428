import { type Answer, aMember, noAnswerYet, noNetwork, refusal, renderScreen, testNow } from '@haesol/remote/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { app } from '#app';
import { loginIdAtom } from '#state/loginId';
import LoginDialogScreen from './LoginDialogScreen.tsx';
import LoginScreen from './LoginScreen.tsx';

const signedIn = {
  accessToken: 'token',
  expireSec: 900,
  idleSec: 1800,
  userInfo: {
    user_nm: '이도윤',
    email: 'doyun@daonfood.example',
    memberClass: 'COMPANY',
    roles: ['MEMBER'],
    profileUrl: null,
  },
  mustChangePw: 'N',
};

const aNotice = {
  noticeUid: 'AN001',
  title: '2027년 상반기 산학공동기술과제',
  kindNm: '현장 해결형',
  state: 'OPEN',
  applyFrom: '2026-11-13T09:00:00+09:00',
  applyTo: '2026-12-04T18:00:00+09:00',
  dday: 11,
  supportMax: 45_000_000,
  companySharePct: 25,
  summary: '',
  html: '',
  eligibility: [],
  cashSharePct: 40,
  performFrom: '2027-02-01',
  performTo: '2027-11-30',
  schedule: [],
  checklist: [],
  files: [],
  contact: '과제관리팀',
  mine: null,
};
const providers = { list: [{ provider: 'kakao' }], cnt_total: 1 };
const show = (answer: Answer = signedIn, store = createStore()) =>
  renderScreen(<LoginScreen />, {
    app,
    store,
    path: '/login?next=/myPage/info',
    answers: { 'auth.login': answer, 'sns.providers': providers },
  });

async function showFilled(answer: Answer = signedIn) {
  const rendered = await show(answer);
  await rendered.user.click(screen.getByLabelText('아이디(이메일)'));
  await rendered.user.paste('doyun@daonfood.example');
  await rendered.user.click(screen.getByLabelText('비밀번호'));
  await rendered.user.paste('Haesol2026!');
  return rendered;
}

const logins = (shell: Awaited<ReturnType<typeof show>>['shell']) =>
  shell.http.requests.filter(({ name }) => name === 'auth.login');
const submit = () => screen.getByRole('button', { name: '로그인' });

describe('LoginScreen', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['/cooperation/application?type=assn&noticeUid=AN001', '‘2027년 상반기 산학공동기술과제’'],
    ['/cooperation/application?type=tech', '‘애로기술 자문 신청’'],
    ['//evil.example/?noticeUid=AN001', '교육 신청, 장비 예약'],
  ])('says what is behind it: %s', async (next, text) => {
    await renderScreen(<LoginScreen />, {
      app,
      path: `/login?next=${encodeURIComponent(next)}`,
      answers: { 'apply.notice': aNotice, 'sns.providers': providers },
    });

    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it('requires both fields and focuses the first', async () => {
    const { user, shell } = await show();

    await user.click(submit());

    expect(screen.getByText('입력한 내용 2건을 확인해 주세요.')).toBeVisible();
    expect(screen.getByLabelText('아이디(이메일)')).toHaveFocus();
    expect(screen.getByLabelText('아이디(이메일)')).toHaveAccessibleDescription('이메일을 입력해 주세요.');
    expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription('비밀번호를 입력해 주세요.');
    expect(logins(shell)).toHaveLength(0);
  });

  it('rejects an id that is no mail address', async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText('아이디(이메일)'), 'doyun');
    await user.type(screen.getByLabelText('비밀번호'), 'x');

    await user.click(submit());

    expect(screen.getByLabelText('아이디(이메일)')).toHaveAccessibleDescription('이메일 형식으로 입력해 주세요.');
  });

  it('passes the session to the shell and shows a message', async () => {
    const { user, shell } = await showFilled();

    await user.keyboard('{Enter}');

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(shell.record.signIns[0]?.userInfo.user_nm).toBe('이도윤');
    expect(shell.record.announcements).toContain('로그인했습니다.');
    expect(shell.record.isDirty).toBe(false);
    expect(logins(shell)[0]?.body).toEqual({
      id: 'doyun@daonfood.example',
      password: 'Haesol2026!',
      keep: 'N',
    });
  });

  it('requests a persistent session if chosen', async () => {
    const { user, shell } = await showFilled();
    await user.click(screen.getByRole('checkbox', { name: '로그인 상태 유지' }));

    await user.click(submit());

    await waitFor(() => expect(logins(shell)[0]?.body).toMatchObject({ keep: 'Y' }));
  });

  it('stores the id on the device if chosen', async () => {
    const { user, shell } = await showFilled();
    await user.click(screen.getByRole('checkbox', { name: '아이디 저장' }));

    await user.click(submit());

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(localStorage.getItem('idCheck')).toBe('Y');
    expect(localStorage.getItem('autoId')).toBe('doyun@daonfood.example');
  });

  it('fills in the stored id', async () => {
    localStorage.setItem('idCheck', 'Y');
    localStorage.setItem('autoId', 'seoyeon@haesol.example');

    await show();

    expect(screen.getByLabelText('아이디(이메일)')).toHaveValue('seoyeon@haesol.example');
    expect(screen.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
  });

  it('starts with the id of a new member or after a password change, before a stored one', async () => {
    localStorage.setItem('idCheck', 'Y');
    localStorage.setItem('autoId', 'seoyeon@haesol.example');
    const store = createStore();
    store.set(loginIdAtom, 'new@mail.example');

    await show(signedIn, store);

    expect(screen.getByLabelText('아이디(이메일)')).toHaveValue('new@mail.example');
  });

  it('removes the stored id if deselected', async () => {
    localStorage.setItem('idCheck', 'Y');
    localStorage.setItem('autoId', 'seoyeon@haesol.example');
    const { user, shell } = await show();
    await user.type(screen.getByLabelText('비밀번호'), 'x');
    await user.click(screen.getByRole('checkbox', { name: '아이디 저장' }));

    await user.click(submit());

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(localStorage.getItem('idCheck')).toBe('N');
    expect(localStorage.getItem('autoId')).toBeNull();
  });

  it('shows the number of failures and keeps the input', async () => {
    const { user } = await showFilled(refusal('4201', '서버', { remain: 3 }));

    await user.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '아이디 또는 비밀번호가 올바르지 않습니다. (5회 중 2회 실패)',
    );
    expect(screen.getByLabelText('비밀번호')).toHaveValue('Haesol2026!');
    expect(screen.getByLabelText('아이디(이메일)')).toHaveValue('doyun@daonfood.example');
  });

  it.each([
    [1, '(5회 중 4회 실패) 한 번 더 틀리면 30초 동안 기다려야 합니다.'],
    [0, '아이디 또는 비밀번호가 5회 올바르지 않았습니다. 30초 뒤에 다시 시도해 주세요.'],
  ])('shows with %i tries left the consequence of another failure', async (remain, text) => {
    const { user } = await showFilled(refusal('4201', '서버', { remain }));

    await user.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows that the account cannot be used', async () => {
    const { user } = await showFilled(refusal('4203', '이용할 수 없는 계정입니다.'));

    await user.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('이용할 수 없는 계정입니다.');
  });

  it('refers a dormant member to the mail that reactivates the account', async () => {
    const { user } = await showFilled(refusal('4203', '휴면 상태인 계정입니다.', { state: 'DORMANT' }));

    await user.click(submit());

    const alert = await screen.findByText('휴면 상태인 계정입니다.');
    const links = screen.getAllByRole('link', { name: '비밀번호 찾기' });
    expect(alert).toBeVisible();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login/findPw01', '/login/findPw01']);
  });

  it('shows within the form that there is no connection', async () => {
    const { user } = await showFilled(noNetwork());

    await user.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('네트워크 연결을 확인해 주세요.');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('Haesol2026!');
  });

  it('shows the server’s messages at their fields', async () => {
    const fieldErrors = [{ field: 'password', code: 'length', message: '비밀번호가 너무 깁니다.' }];
    const { user } = await showFilled(refusal('4000', '입력한 내용을 다시 확인해 주세요.', { fieldErrors }));

    await user.click(submit());

    await waitFor(() => expect(screen.getByLabelText('비밀번호')).toHaveFocus());
    expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription('비밀번호가 너무 깁니다.');
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, shell } = await showFilled(noAnswerYet());

    await user.dblClick(submit());
    await user.type(screen.getByLabelText('비밀번호'), '{Enter}');

    expect(logins(shell)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /로그인 중/ })).toHaveAttribute('aria-busy', 'true');
  });

  it('reports unsaved input to the shell', async () => {
    const { shell } = await showFilled();

    expect(shell.record.isDirty).toBe(true);
  });

  it('shows the password on request', async () => {
    const { user } = await showFilled();

    await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));

    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
  });

  it('counts down and then allows a retry', async () => {
    const { user, shell } = await showFilled(refusal('4202', '서버', { waitSec: 30 }));

    await user.click(submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인 시도 횟수를 초과했습니다.');
    expect(screen.getByRole('timer')).toHaveTextContent('남은 시간 0:30');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');

    shell.now = () => testNow + 30_000;
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(shell.record.announcements).toContain('이제 다시 로그인할 수 있습니다.');
  });

  it('requires both fields without a mark', async () => {
    await show();

    expect(screen.getByLabelText('아이디(이메일)')).toBeRequired();
    expect(screen.getByLabelText('비밀번호')).toBeRequired();
    expect(screen.queryByText('필수')).not.toBeInTheDocument();
  });

  it('links to recovery, sign-up and the configured providers', async () => {
    await show();

    expect(screen.getByRole('link', { name: '아이디 찾기' })).toHaveAttribute('href', '/login/findId01');
    expect(screen.getByRole('link', { name: '비밀번호 찾기' })).toHaveAttribute('href', '/login/findPw01');
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/join?next=%2FmyPage%2Finfo');
    expect(await screen.findByRole('link', { name: '카카오 로그인' })).toHaveAttribute(
      'href',
      '/api/v1/auth/sns/kakao/start?next=%2FmyPage%2Finfo',
    );
  });

  it('shows the last used provider of this device', async () => {
    localStorage.setItem('haesol.lastProvider', 'kakao');

    await show();

    expect(await screen.findByText('최근에 카카오로 로그인했습니다.')).toBeVisible();
  });
});

describe('LoginDialogScreen', () => {
  it('signs in without leaving the page', async () => {
    const { user, shell } = await renderScreen(<LoginDialogScreen />, {
      app,
      path: '/infoPlaza/notice',
      answers: { 'auth.login': signedIn },
    });
    await user.type(screen.getByLabelText('아이디(이메일)'), 'doyun@daonfood.example');
    await user.type(screen.getByLabelText('비밀번호'), 'Haesol2026!{Enter}');

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(shell.path()).toBe('/infoPlaza/notice');
  });
});

describe('an in-app browser', () => {
  const { userAgent } = navigator;
  const pretend = (value: string) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  afterEach(() => {
    pretend(userAgent);
  });

  it.each(['KAKAOTALK 10.8.3', 'NAVER(inapp; search; 2000; 12.10.1)', 'Instagram 350.0', 'Line/14.16.0'])(
    '%s is shown where signing in works',
    async (app) => {
      pretend(`Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile ${app}`);

      await show();

      expect(await screen.findByText(/다른 브라우저로 열어 주세요/)).toBeVisible();
    },
  );

  it('is not detected in a normal browser', async () => {
    await show();

    expect(await screen.findByRole('link', { name: '카카오 로그인' })).toBeVisible();
    expect(screen.queryByText(/다른 브라우저로 열어 주세요/)).toBeNull();
  });
});

describe('the login page for a signed-in member', () => {
  const path = `/login?next=${encodeURIComponent('/travel/my?type=USED')}&why=reserve`;

  it('shows the reason, and navigates back only by hand', async () => {
    const { shell } = await renderScreen(<LoginScreen />, {
      app,
      path,
      session: aMember(),
      answers: { 'sns.providers': providers },
    });

    expect(screen.getByRole('alert')).toHaveTextContent('예약 목록을 불러오지 못했습니다.');
    expect(screen.getByRole('link', { name: '다시 시도' })).toHaveAttribute('href', '/travel/my?type=USED');
    expect(shell.path()).toBe(path);
  });
});

describe('the second step of a sign-in', () => {
  const needed = refusal('4034', '2단계 인증이 필요합니다.', { ticket: 'ticket', ways: ['TOTP', 'RECOVERY'] });
  const showStep = async (answers: Record<string, Answer>) => {
    const rendered = await renderScreen(<LoginScreen />, {
      app,
      path: '/login?next=/myPage/info',
      answers: { 'auth.login': needed, 'sns.providers': providers, ...answers },
    });
    await rendered.user.type(screen.getByLabelText('아이디(이메일)'), 'doyun@daonfood.example');
    await rendered.user.type(screen.getByLabelText('비밀번호'), 'Haesol2026!');
    await rendered.user.click(submit());
    await screen.findByRole('heading', { name: '2단계 인증' });
    return rendered;
  };

  it('sends the code of the app, and only then passes the session to the shell', async () => {
    const { user, shell } = await showStep({ 'auth.finishSignIn': signedIn });
    expect(shell.record.signIns).toHaveLength(0);

    await user.type(screen.getByLabelText('인증번호'), '123 456');
    await user.click(screen.getByRole('button', { name: '확인' }));

    await waitFor(() => expect(shell.record.signIns).toHaveLength(1));
    expect(shell.http.requests.find(({ name }) => name === 'auth.finishSignIn')?.body).toEqual({
      way: 'TOTP',
      ticket: 'ticket',
      code: '123456',
    });
  });

  it('starts again with the password when it took too long', async () => {
    const expired = refusal('4102', '로그인 확인 시간이 지났습니다. 비밀번호부터 다시 입력해 주세요.');
    const { user } = await showStep({ 'auth.finishSignIn': expired });
    await user.click(screen.getByRole('button', { name: '복구 코드 쓰기' }));
    await user.type(screen.getByLabelText('복구 코드'), 'ab2cd-3ef4g');
    await user.click(screen.getByRole('button', { name: '확인' }));

    await screen.findByText('로그인 확인 시간이 지났습니다. 비밀번호부터 다시 입력해 주세요.');
    const [restart] = screen.getAllByRole('button', { name: '처음부터 다시' });
    if (restart !== undefined) await user.click(restart);
    expect(screen.getByLabelText('아이디(이메일)')).toHaveValue('doyun@daonfood.example');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
  });
});
