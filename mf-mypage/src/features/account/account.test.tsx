import {
  type Answers,
  aMember,
  aMyPage,
  noAffiliation,
  noAnswerYet,
  noNetwork,
  refusal,
  renderScreen,
} from '@haesol/remote/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { app } from '#app';
import { identityAtom } from '#state/identity';
import { type MyPage, readOpenItems, toChange, toInfoValues, toNextPath } from './accountRules.ts';
import IdentityScreen from './IdentityScreen.tsx';
import MyInfoScreen from './MyInfoScreen.tsx';
import WithdrawalScreen from './WithdrawalScreen.tsx';

const aGeneralMember = (change: Partial<MyPage> = {}): MyPage =>
  aMyPage({
    user_nm: '오하람',
    email: 'general@demo.example',
    memberClass: 'GENERAL',
    sns: [{ provider: 'kakao', linkedDt: '2026-03-02T10:00:00+09:00' }],
    affiliation: { ...noAffiliation, affiliation: '예비창업자' },
    agree: { mail: 'Y', travel: 'N' },
    ...change,
  });
const reasons = {
  list: [
    { code: 'RARELY', codeName: '이용 빈도 낮음', upperCode: null },
    { code: 'OTHER', codeName: '기타', upperCode: null },
  ],
  cnt_total: 2,
};

function proven() {
  const store = createStore();
  store.set(identityAtom, { token: 'proof', passwordYn: 'Y' });
  return store;
}
const show = (element: ReactElement, path: string, answers: Answers = {}, member = aGeneralMember(), confirms = true) =>
  renderScreen(element, {
    app,
    path,
    confirms,
    // The page of equipment bookings is missing from the registry.
    missingPages: ['/myPage/equ'],
    store: proven(),
    session: aMember(),
    answers: {
      'mypage.myPage': member,
      'codes.list': reasons,
      'sns.providers': { list: [{ provider: 'kakao' }, { provider: 'naver' }], cnt_total: 2 },
      ...answers,
    },
  });

beforeEach(() => sessionStorage.clear());

describe('IdentityScreen', () => {
  const proof = { reauthToken: 'token', expireSec: 600 };

  it('accepts the password again and returns to the requested page', async () => {
    const path = '/myPage/info?next=/myPage/myInfo';
    const { user, shell } = await show(<IdentityScreen />, path, { 'auth.reauth': proof });
    await user.type(await screen.findByLabelText('비밀번호'), 'Haesol!2026{Enter}');

    await waitFor(() => expect(shell.path()).toBe('/myPage/myInfo'));
    expect(shell.record.identityConfirmedSec).toBe(600);
  });

  it('shows at the field that it was wrong', async () => {
    const answers = { 'auth.reauth': refusal('4221', '현재 비밀번호가 일치하지 않습니다.') };
    const { user, shell } = await show(<IdentityScreen />, '/myPage/info', answers);
    await user.type(await screen.findByLabelText('비밀번호'), 'x{Enter}');

    await waitFor(() =>
      expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.'),
    );
    expect(shell.record.identityConfirmedSec).toBe(0);
  });

  it('sends a code to members without a password', async () => {
    const answers = {
      'cert.sendMail': { expireSec: 300, resendSec: 60, remain: 4 },
      'cert.check': { certToken: 'cert', expireSec: 1800 },
      'auth.reauth': proof,
    };
    const { user, shell } = await show(
      <IdentityScreen />,
      '/myPage/info',
      answers,
      aGeneralMember({ passwordYn: 'N' }),
    );
    await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
    await user.type(await screen.findByLabelText(/인증번호 6자리/), '123456{Enter}');

    await waitFor(() => expect(shell.path()).toBe('/myPage/InfoDetail'));
    expect(shell.http.requests.at(-1)?.body).toEqual({ certToken: 'cert' });
  });
});

describe('IdentityScreen without a password', () => {
  it('links to the linked provider, which checks the identity again', async () => {
    await show(<IdentityScreen />, '/myPage/info?next=/myPage/secession', {}, aGeneralMember({ passwordYn: 'N' }));

    expect(await screen.findByRole('link', { name: '카카오로 다시 확인' })).toHaveAttribute(
      'href',
      '/api/v1/auth/sns/kakao/start?next=%2FmyPage%2Fsecession&purpose=reauth',
    );
    expect(screen.queryByRole('link', { name: /네이버/ })).not.toBeInTheDocument();
  });

  it('does not link to Google, which would not request a password', async () => {
    const sns = [{ provider: 'google', linkedDt: '2026-03-02T10:00:00+09:00' }];
    await show(<IdentityScreen />, '/myPage/info', {}, aGeneralMember({ passwordYn: 'N', sns }));

    expect(await screen.findByRole('button', { name: '인증번호 받기' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument();
  });
});

describe('MyInfoScreen', () => {
  const open = (answers: Answers = {}, member = aGeneralMember()) =>
    show(<MyInfoScreen />, '/myPage/myInfo', answers, member);

  it('shows a loading state', async () => {
    await open({ 'mypage.myPage': noAnswerYet() });
    expect(screen.getByText('불러오는 중입니다.')).toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    await open({ 'mypage.myPage': noNetwork() });

    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('saves only changed fields, with the proof', async () => {
    const saved = aGeneralMember({ user_nm: '오하늘' });
    const { user, shell } = await open({ 'mypage.updateMyInfo': saved });
    expect(await screen.findByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
    await user.clear(screen.getByLabelText('이름'));
    await user.type(screen.getByLabelText('이름'), '오하늘');
    expect(shell.record.isDirty).toBe(true);

    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.record.toasts).toContainEqual({ kind: 'done', text: '저장되었습니다.' }));
    const request = shell.http.requests.find(({ name }) => name === 'mypage.updateMyInfo');
    expect(request?.body).toEqual({ name: '오하늘' });
    expect(request?.headers).toMatchObject({ 'x-reauth': 'proof' });
    expect(shell.record.isDirty).toBe(false);
  });

  it('saves the consent to short messages, also on a server without that field', async () => {
    const { user, shell } = await open({ 'mypage.updateMyInfo': aGeneralMember() });
    const box = await screen.findByRole('checkbox', { name: /^알림톡·문자 안내/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.http.requests.at(-1)?.body).toEqual({ agreeMessage: 'Y' }));
  });

  it('restores the input after a reload, shows that, and resets it on request', async () => {
    const first = await open();
    await first.user.clear(await screen.findByLabelText('이름'));
    await first.user.type(screen.getByLabelText('이름'), '오하늘');
    first.unmount();

    const { user } = await open();
    expect(await screen.findByLabelText('이름')).toHaveValue('오하늘');
    expect(screen.getByText(/저장하지 않은 내용을 불러왔습니다/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '되돌리기' }));

    expect(screen.getByLabelText('이름')).toHaveValue(aGeneralMember().user_nm);
    expect(screen.queryByText(/저장하지 않은 내용을/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('accepts another address only once it is verified', async () => {
    const { user, shell } = await open({
      'cert.sendMail': { expireSec: 300, resendSec: 60, remain: 4 },
      'cert.check': { certToken: 'cert', expireSec: 1800 },
      'mypage.updateMyInfo': aGeneralMember({ email: 'new@mail.example' }),
    });
    await user.clear(await screen.findByLabelText('이메일(아이디)'));
    await user.type(screen.getByLabelText('이메일(아이디)'), 'new@mail.example');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(screen.getByLabelText('이메일(아이디)')).toHaveFocus());

    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await user.type(await screen.findByLabelText(/인증번호 6자리/), '123456{Enter}');
    await screen.findByText('새 이메일을 확인했습니다. 저장하면 변경됩니다.');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.at(-1)?.body).toEqual({ email: 'new@mail.example', certToken: 'cert' }),
    );
  });

  it('redirects to the identity check when the proof has expired, and keeps the input', async () => {
    const { user } = await open({ 'mypage.updateMyInfo': refusal('4030', '본인 확인을 다시 해 주세요.') });
    await user.type(await screen.findByLabelText('소속'), '!');

    await user.click(screen.getByRole('button', { name: '저장' }));

    expect(await screen.findByRole('link', { name: '본인 확인 다시 하기' })).toHaveAttribute(
      'href',
      '/myPage/info?next=%2FmyPage%2FmyInfo',
    );
    expect(screen.getByLabelText('소속')).toHaveValue('예비창업자!');
  });

  it('removes the picture', async () => {
    const { user, shell } = await open(
      { 'mypage.updateMyInfo': aGeneralMember() },
      aGeneralMember({ profileUrl: '/file/view?fileUid=f' }),
    );
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    const chooser = screen.getByRole('button', { name: '사진 선택' });
    expect(chooser).toHaveFocus();
    expect(chooser).toHaveAccessibleDescription(
      '20MB까지. jpg, jpeg, png, webp, gif. 사진은 [저장]을 눌러야 바뀝니다.',
    );
    expect(shell.record.announcements.at(-1)).toBe('사진을 뺐습니다. [저장]을 누르면 프로필 사진이 없어집니다.');

    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.http.requests.at(-1)?.body).toEqual({ profileFileUid: null }));
  });

  it('refuses a file that only pretends to be a picture', async () => {
    const { user, shell } = await open();
    const file = new File(['x'], 'a.png', { type: 'image/png' });

    await user.upload(await screen.findByLabelText('프로필 사진 선택'), file);

    expect(await screen.findByText('파일 내용이 확장자와 일치하지 않습니다.')).toBeVisible();
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('file.upload');
  });

  it('unlinks an account with the proof of identity', async () => {
    const { user, shell } = await open({ 'mypage.removeSns': { list: [], cnt_total: 0 } });

    await user.click(await screen.findByRole('button', { name: '카카오 계정 연결 해제' }));

    expect(await screen.findByRole('link', { name: '카카오 계정 연결' })).toBeVisible();
    const request = shell.http.requests.find(({ name }) => name === 'mypage.removeSns');
    expect(request?.headers).toMatchObject({ 'x-reauth': 'proof' });
  });

  it('unlinks it after a reload, too, with the proof restored by the shell', async () => {
    const { user, shell } = await renderScreen(<MyInfoScreen />, {
      app,
      path: '/myPage/myInfo',
      session: aMember(),
      identity: { token: 'given back', passwordYn: 'Y' },
      answers: {
        'mypage.myPage': aGeneralMember(),
        'sns.providers': { list: [{ provider: 'kakao' }], cnt_total: 1 },
        'mypage.removeSns': { list: [], cnt_total: 0 },
      },
    });

    await user.click(await screen.findByRole('button', { name: '카카오 계정 연결 해제' }));

    await screen.findByRole('link', { name: '카카오 계정 연결' });
    const request = shell.http.requests.find(({ name }) => name === 'mypage.removeSns');
    expect(request?.headers).toMatchObject({ 'x-reauth': 'given back' });
  });

  it('redirects to the identity check before unlinking when the proof has expired', async () => {
    const { user } = await open({ 'mypage.removeSns': refusal('4030', '본인 확인을 다시 해 주세요.') });

    await user.click(await screen.findByRole('button', { name: '카카오 계정 연결 해제' }));

    expect(await screen.findByRole('link', { name: '본인 확인 다시 하기' })).toHaveAttribute(
      'href',
      '/myPage/info?next=%2FmyPage%2FmyInfo',
    );
  });

  it('keeps the last way to sign in', async () => {
    const { user } = await open({ 'mypage.removeSns': refusal('4305', '마지막 로그인 수단은 해제할 수 없습니다.') });

    await user.click(await screen.findByRole('button', { name: '카카오 계정 연결 해제' }));

    expect(await screen.findByText('마지막 로그인 수단은 해제할 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '네이버 계정 연결' })).toHaveAttribute(
      'href',
      '/api/v1/auth/sns/naver/start?next=%2FmyPage%2FmyInfo&purpose=link',
    );
  });
});

describe('WithdrawalScreen', () => {
  const open = (answer: unknown, confirms = true) =>
    show(<WithdrawalScreen />, '/myPage/secession', { 'mypage.signOut': answer }, aGeneralMember(), confirms);
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, reason = '이용 빈도 낮음') => {
    await user.click(await screen.findByRole('radio', { name: reason }));
    await user.type(screen.getByLabelText('비밀번호'), 'Haesol!2026');
    await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  };

  it('shows the text box once a reason is chosen', async () => {
    const { user } = await open({});
    expect(await screen.findByLabelText('자세한 사유')).toBeDisabled();

    await user.click(await screen.findByRole('radio', { name: '기타' }));

    expect(screen.getByLabelText('자세한 사유')).toBeEnabled();
  });

  it('requires a text for the reason "other"', async () => {
    const rendered = await open({});

    await fill(rendered, '기타');

    expect(await screen.findByRole('link', { name: '탈퇴 사유를 입력해 주세요.' })).toBeVisible();
  });

  it('ends the membership after a confirmation and shows the page about it', async () => {
    const rendered = await open({ leftDt: '2026-11-23T10:00:00+09:00' });

    await fill(rendered);

    await waitFor(() => expect(rendered.shell.record.loggedOutTo).toBe('/login/secessionComplete'));
    expect(rendered.shell.record.questions[0]?.title).toBe('탈퇴하시겠습니까?');
    expect(rendered.shell.http.requests.at(-1)?.body).toEqual({ reasonCd: 'RARELY', password: 'Haesol!2026' });
  });

  it('does nothing when the person declines', async () => {
    const rendered = await open({}, false);

    await fill(rendered);

    expect(rendered.shell.http.requests.map(({ name }) => name)).not.toContain('mypage.signOut');
  });

  it('lists items that must end first', async () => {
    const items = [
      { kind: 'equ', no: 'R-1', title: '만능시험기', link: '/myPage/equ' },
      { kind: 'equ', no: 'R-2', title: '4K 편집실', link: '/myPage/equ' },
      { kind: 'qna', no: '1건', title: '답변을 기다리는 문의', link: '/myPage/qna' },
    ];
    const rendered = await open(refusal('4097', '진행 중인 신청이나 예약이 있어 탈퇴할 수 없습니다.', { items }));

    await fill(rendered);

    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
    // The page of equipment bookings is missing, so that there is no link to it.
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['답변을 기다리는 문의 1건', '/myPage/qna'],
      ['담당자에게 문의하기', '/myPage/qnaWrite'],
    ]);
    expect(rendered.shell.record.logouts).toBe(0);
  });
});

describe('rules', () => {
  it('send nothing without changes', () => {
    expect(toChange(toInfoValues(aGeneralMember()), aGeneralMember())).toEqual({});
  });

  it.each([
    ['/myPage/myInfo', '/myPage/myInfo'],
    ['/mypage/info?x=1', '/mypage/info?x=1'],
    ['//evil.example', '/a'],
    ['/mypageevil', '/a'],
    ['https://evil.example', '/a'],
    [null, '/a'],
  ])('redirect to %s for %s', (next, expected) => {
    expect(toNextPath(next, '/a')).toBe(expected);
  });

  it('list open items with links only to this site', () => {
    const items = [
      { kind: 'a', no: '1건', title: '가', link: '/myPage/edu' },
      { kind: 'b', no: '1건', title: '나', link: '//evil.example' },
    ];

    expect(readOpenItems({ items }).map(({ kind }) => kind)).toEqual(['a']);
    expect(readOpenItems(null)).toEqual([]);
  });
});
