import { type Answers, aMember, refusal, renderScreen } from '@haesol/remote/testing';
import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { app } from '#app';
import { loginIdAtom } from '#state/loginId';
import { temporaryPasswordAtom } from '#state/temporaryPassword';
import ChangePwScreen from './ChangePwScreen.tsx';
import FindIdFoundScreen from './FindIdFoundScreen.tsx';
import FindIdScreen from './FindIdScreen.tsx';
import FindPwIssuedScreen from './FindPwIssuedScreen.tsx';
import FindPwNoneScreen from './FindPwNoneScreen.tsx';
import FindPwScreen from './FindPwScreen.tsx';
import { foundIdsAtom, passwordAnswerAtom } from './recoveryAtoms.ts';

const show = (element: ReactElement, path: string, answers: Answers = {}, store = createStore()) =>
  renderScreen(element, { app, path, answers, store });
const found = {
  list: [{ maskedId: 'co***y@demo.example', joinDt: '2025-03-02T10:00:00+09:00', joinType: 'kakao' as const }],
  ticket: 'ticket',
};

describe('recovering an id', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof show>>) => {
    await user.type(screen.getByLabelText('이름'), '한가람');
    await user.type(screen.getByLabelText('앞자리'), '01000001001');
    await user.click(screen.getByRole('button', { name: '아이디 찾기' }));
  };

  it('requires both fields', async () => {
    const { user, shell } = await show(<FindIdScreen />, '/login/findId01');

    await user.click(screen.getByRole('button', { name: '아이디 찾기' }));

    await waitFor(() => expect(screen.getByLabelText('이름')).toHaveFocus());
    expect(screen.getByText('휴대폰 번호를 입력해 주세요.', { selector: 'a' })).toBeVisible();
    expect(shell.http.requests).toEqual([]);
  });

  it.each([
    [found, '/login/findId02-1'],
    [{ list: [], ticket: null }, '/login/findId02-2'],
  ])('shows its result', async (answer, path) => {
    const rendered = await show(<FindIdScreen />, '/login/findId01', { 'auth.findId': answer });

    await fill(rendered);

    await waitFor(() => expect(rendered.shell.path()).toBe(path));
  });

  it('shows that there were too many requests', async () => {
    const answers = { 'auth.findId': refusal('4290', '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.') };
    const rendered = await show(<FindIdScreen />, '/login/findId01', answers);

    await fill(rendered);

    expect(await screen.findByRole('alert')).toHaveTextContent('요청이 너무 많습니다.');
    expect(screen.getByLabelText('이름')).toHaveValue('한가람');
  });

  it('shows the masked id with its way of sign-up, and mails the full one', async () => {
    const store = createStore();
    store.set(foundIdsAtom, found);
    const { user } = await show(
      <FindIdFoundScreen />,
      '/login/findId02-1',
      { 'auth.findIdMail': { sentTo: 'co***y@demo.example' } },
      store,
    );
    expect(screen.getByRole('list', { name: '찾은 아이디' })).toHaveTextContent('co***y@demo.example');
    expect(screen.getByRole('list', { name: '찾은 아이디' })).toHaveTextContent('카카오');

    await user.click(screen.getByRole('button', { name: '전체 아이디를 이메일로 받기' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('co***y@demo.example 주소로 전체 아이디를 보냈습니다.');
  });

  it('starts again after a reload', async () => {
    const { shell } = await show(<FindIdFoundScreen />, '/login/findId02-1');

    await waitFor(() => expect(shell.path()).toBe('/login/findId01'));
  });
});

describe('recovering a password', () => {
  it.each([
    [{ issued: 'Y' }, '/login/findPw02-1'],
    [{ issued: 'N' }, '/login/findPw02-2'],
  ])('shows its result page', async (answer, path) => {
    const { user, shell } = await show(<FindPwScreen />, '/login/findPw01', { 'auth.findPw': answer });
    await user.type(screen.getByLabelText('이름'), '한가람');
    await user.type(screen.getByLabelText('아이디(이메일)'), 'company@demo.example');

    await user.click(screen.getByRole('button', { name: '임시 비밀번호 받기' }));

    await waitFor(() => expect(shell.path()).toBe(path));
  });

  it('shows that a temporary password was mailed', async () => {
    const store = createStore();
    store.set(passwordAnswerAtom, { issued: 'Y', email: 'company@demo.example' });

    await show(<FindPwIssuedScreen />, '/login/findPw02-1', {}, store);

    expect(screen.getByText(/입력하신 이메일로 임시 비밀번호가 발급되었습니다./)).toBeVisible();
    expect(screen.getByText('company@demo.example')).toBeVisible();
  });

  it('names the provider for accounts without a password', async () => {
    const store = createStore();
    store.set(passwordAnswerAtom, { issued: 'N', joinType: 'naver', email: 'a@b.example' });

    await show(<FindPwNoneScreen />, '/login/findPw02-2', {}, store);

    expect(screen.getByText('네이버로 가입한 계정입니다. 네이버 로그인을 이용해 주세요.')).toBeVisible();
  });
});

describe('ChangePwScreen', () => {
  const open = (answer: unknown, mustChangePw = false, store = createStore()) =>
    renderScreen(<ChangePwScreen />, {
      app,
      store,
      path: '/login/changePw',
      session: { ...aMember(), mustChangePw },
      answers: { 'mypage.changePassword': answer },
    });
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, current = '현재 비밀번호') => {
    await user.type(screen.getByLabelText(current), 'Haesol!2026');
    await user.type(screen.getByLabelText('새 비밀번호'), 'Kite!river92');
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'Kite!river92');
    await user.click(screen.getByRole('button', { name: '변경하기' }));
  };

  it('changes it, signs out everywhere and shows the completion', async () => {
    const rendered = await open({ changedDt: '2026-11-23T10:00:00+09:00' });

    await fill(rendered);

    await waitFor(() => expect(rendered.shell.record.loggedOutTo).toBe('/login/changePwComplete'));
    expect(rendered.shell.http.requests[0]?.body).toEqual({
      currentPassword: 'Haesol!2026',
      newPassword: 'Kite!river92',
      newPasswordConfirm: 'Kite!river92',
    });
  });

  it('passes the id to the login form', async () => {
    const store = createStore();
    const rendered = await open({ changedDt: '2026-11-23T10:00:00+09:00' }, false, store);

    await fill(rendered);

    await waitFor(() => expect(store.get(loginIdAtom)).toBe(aMember().userInfo?.email));
  });

  it('requires the temporary password if it must be replaced', async () => {
    const rendered = await open({ changedDt: '2026-11-23T10:00:00+09:00' }, true);
    await waitFor(() => expect(screen.getByText(/임시 비밀번호로 로그인했습니다./)).toBeVisible());

    await fill(rendered, '임시 비밀번호');

    await waitFor(() => expect(rendered.shell.record.logouts).toBe(1));
  });

  it('shows at once that the second password differs, while the current one is empty', async () => {
    const { user } = await open({});
    await user.type(await screen.findByLabelText('새 비밀번호'), 'Kite!river92');
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'Kite!river9');
    await user.tab();

    expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    expect(screen.queryByText('현재 비밀번호를 입력해 주세요.')).toBeNull();
  });

  it('does not ask again for the temporary password of this sign-in', async () => {
    const store = createStore();
    store.set(temporaryPasswordAtom, 'Haesol!2026');
    const { shell, user } = await open({ changedDt: '2026-11-23T10:00:00+09:00' }, true, store);
    expect(screen.queryByLabelText('임시 비밀번호')).toBeNull();

    await user.type(screen.getByLabelText('새 비밀번호'), 'Kite!river92');
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'Kite!river92');
    await user.click(screen.getByRole('button', { name: '변경하기' }));

    await waitFor(() => expect(shell.http.requests[0]?.body).toMatchObject({ currentPassword: 'Haesol!2026' }));
    expect(store.get(temporaryPasswordAtom)).toBe('');
  });

  it.each([
    ['4221', '현재 비밀번호가 일치하지 않습니다.', '현재 비밀번호'],
    ['4223', '현재 비밀번호와 다른 비밀번호를 입력해 주세요.', '새 비밀번호'],
  ])('shows the refusal %s at its field', async (code, message, label) => {
    const rendered = await open(refusal(code, message));

    await fill(rendered);

    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('redirects members without a password to the identity check', async () => {
    const rendered = await open(refusal('4030', '본인 확인을 다시 해 주세요.'));

    await fill(rendered);

    expect(await screen.findByRole('link', { name: '본인 확인 다시 하기' })).toHaveAttribute(
      'href',
      '/myPage/info?next=%2Flogin%2FchangePw',
    );
  });

  it('shows fulfilled rules while typing', async () => {
    const { user } = await open({});

    await user.type(screen.getByLabelText('새 비밀번호'), 'abcd');

    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items.filter((text) => text?.endsWith('아직'))).toEqual([
      '8자 이상 64자 이하 아직',
      '영문 대·소문자, 숫자, 특수문자 중 3종류 이상(10자 이상이면 2종류) 아직',
      '같거나 이어지는 글자 4자 없음 아직',
    ]);
    expect(screen.getByText('많이 쓰이는 비밀번호인지는 등록할 때 확인합니다.')).toBeVisible();
  });
});
