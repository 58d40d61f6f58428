import {
  type Answers,
  addPseudoLanguage,
  aMember,
  aMyPage,
  noAffiliation,
  noAnswerYet,
  noNetwork,
  refusal,
  renderScreen,
} from '@haesol/remote/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { app } from '#app';
import MemberInfoScreen from './MemberInfoScreen.tsx';
import type { MyPage } from './memberInfoRules.ts';

const aCompanyMember = (change: Partial<MyPage> = {}): MyPage =>
  aMyPage({
    user_nm: '이도윤',
    email: 'doyun@daonfood.example',
    sns: [{ provider: 'kakao', linkedDt: '2026-03-02T10:00:00+09:00' }],
    counts: { edu: 8, equ: 3, tech: 1, assn: 0, collabo: 1, qna: 4, coupon: 2, pass: 1, reserve: 0 },
    tel: { tel1: '010', tel2: '0000', tel3: '1234' },
    affiliation: {
      ...noAffiliation,
      companyNm: '다온푸드텍',
      bizNo: '0008200017',
      companyScaleCd: 'SMALL',
      position: '과장',
    },
    agree: { mail: 'Y', travel: 'N' },
    lastLoginDt: '2026-11-23T09:12:00+09:00',
    joinDt: '2025-03-02T10:00:00+09:00',
    ...change,
  });

const devices = {
  list: [
    { id: 's2', device: 'Android · Chrome', ip: '10.1.*.*', lastDt: '2026-11-22T20:00:00+09:00', currentYn: 'N' },
    { id: 's1', device: 'Windows · Chrome', ip: '10.0.*.*', lastDt: '2026-11-23T09:12:00+09:00', currentYn: 'Y' },
  ],
  cnt_total: 2,
};

const logins = {
  list: [{ at: '2026-11-23T09:12:00+09:00', device: 'Windows · Chrome', ip: '10.0.*.*', method: 'kakao', okYn: 'N' }],
  cnt_total: 1,
};
const agrees = {
  list: [{ code: 'MARKETING_TRAVEL', version: '2.0', yn: 'N', at: '2026-03-02T10:00:00+09:00' }],
  cnt_total: 1,
};

const colleague = (memberUid: string, user_nm: string, own: 'Y' | 'N') => ({
  memberUid,
  user_nm,
  position: null,
  joinDt: '2025-03-02T10:00:00+09:00',
  inChargeYn: own,
  meYn: own,
  state: 'ACTIVE',
});
const company = {
  companyNm: '다온푸드텍',
  bizNo: '0008200017',
  inChargeYn: 'N',
  managerNm: '한가람',
  list: [],
  cnt_total: 0,
};
const ownCompany = {
  ...company,
  inChargeYn: 'Y',
  managerNm: '이도윤',
  list: [colleague('m1', '이도윤', 'Y'), colleague('m2', '한가람', 'N')],
  cnt_total: 2,
};

const names = ({ path }: { path: string }) =>
  path.endsWith('MBR_CLS') ? { COMPANY: '기업' } : path.endsWith('SCALE') ? { SMALL: '소기업' } : {};

const show = (change: Answers = {}, { confirms = true, tab = '', locale = 'ko' } = {}) =>
  renderScreen(<MemberInfoScreen />, {
    app,
    confirms,
    locale,
    path: `/myPage/InfoDetail${tab === '' ? '' : `?tab=${tab}`}`,
    session: aMember(),
    answers: {
      'mypage.myPage': aCompanyMember(),
      'auth.sessions': devices,
      'codes.names': names,
      'auth.logoutAll': {},
      'mypage.logins': logins,
      'mypage.agrees': agrees,
      'mypage.company': company,
      ...change,
    },
  });

describe('MemberInfoScreen', () => {
  it('shows a loading state', async () => {
    await show({ 'mypage.myPage': noAnswerYet() });

    expect(screen.getByText('불러오는 중입니다.')).toBeInTheDocument();
  });

  it('shows the member’s personal data', async () => {
    await show();

    const basic = await screen.findByRole('table', { name: '기본 정보' });
    expect(basic).toHaveTextContent('doyun@daonfood.example');
    expect(basic).toHaveTextContent('010-0000-1234');
    await waitFor(() => expect(basic).toHaveTextContent('회원 유형기업'));
    expect(screen.getByText(/최근 로그인 2026/)).toHaveTextContent('09:12');
  });

  it('writes dates in the language of the page', async () => {
    const remove = addPseudoLanguage(app.messages);
    await show({}, { locale: 'en-XA' });

    expect(await screen.findByText(/Nov\s\d+\s2026\s09:12/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/20\d\d\.\s\d/);
    remove();
  });

  it('shows the country of a company abroad in place of its number', async () => {
    const affiliation = { ...aCompanyMember().affiliation, bizNo: 'JP-0a1b2c3d4e' };
    await show({
      'mypage.myPage': aCompanyMember({ affiliation }),
      'codes.names': ({ path }: { path: string }) => (path.endsWith('NATION') ? { JP: '일본' } : {}),
    });

    const belonging = await screen.findByRole('table', { name: '소속' });
    await waitFor(() => expect(belonging).toHaveTextContent('국가일본'));
    expect(belonging).not.toHaveTextContent('JP-');
  });

  it('shows the affiliation, with the names of codes', async () => {
    await show();

    const belonging = await screen.findByRole('table', { name: '소속' });
    expect(belonging).toHaveTextContent('다온푸드텍');
    expect(belonging).toHaveTextContent('000-82-00017');
    await waitFor(() => expect(belonging).toHaveTextContent('소기업'));
  });

  it('shows linked accounts and consents', async () => {
    await show();

    const account = await screen.findByRole('table', { name: '연결과 수신 동의' });
    expect(account).toHaveTextContent('카카오');
    expect(within(account).getByText('동의')).toBeVisible();
    expect(within(account).getAllByText('동의하지 않음')).toHaveLength(2);
  });

  it('shows a consent in a state colour, not in an action colour', async () => {
    await show();

    const account = await screen.findByRole('table', { name: '연결과 수신 동의' });
    expect(within(account).getByText('동의').parentElement).toHaveAttribute('data-color', 'pine');
  });

  it('has devices and history in tabs of their own', async () => {
    await show();
    await screen.findByRole('table', { name: '기본 정보' });

    const tabs = within(screen.getByRole('navigation', { name: '회원정보 구분' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/myPage/InfoDetail',
      '/myPage/InfoDetail?tab=devices',
      '/myPage/InfoDetail?tab=consents',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: '회원정보 관리' })).toBeVisible();
    expect(screen.queryByRole('table', { name: '최근 로그인' })).not.toBeInTheDocument();
  });

  it('shows that there is no phone number and no linked account', async () => {
    await show({ 'mypage.myPage': aCompanyMember({ sns: [], tel: { tel1: null, tel2: null, tel3: null } }) });

    expect(await screen.findByText('등록하지 않았습니다.')).toBeVisible();
    expect(screen.getByText('연결된 계정이 없습니다.')).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    let isUp = false;
    const { user } = await show({ 'mypage.myPage': () => (isUp ? aCompanyMember() : noNetwork()) });
    await screen.findByRole('alert');

    isUp = true;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('table', { name: '기본 정보' })).toBeVisible();
  });

  it('shows an error instead of data without permission', async () => {
    await show({ 'mypage.myPage': refusal('4033', '비밀번호를 변경한 뒤 이용해 주세요.') });

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('lists this device first', async () => {
    await show({}, { tab: 'devices' });

    await screen.findByText(/Windows · Chrome/);
    const rows = screen.getAllByRole('listitem').filter((row) => row.closest('nav') === null);
    expect(rows[0]).toHaveTextContent('Windows · Chrome이 기기');
    expect(rows[1]).not.toHaveTextContent('이 기기');
  });

  it('shows that the devices failed to load, beside the sign-ins', async () => {
    await show({ 'auth.sessions': noNetwork() }, { tab: 'devices' });

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('table', { name: '최근 로그인' })).toBeVisible();
  });

  it('signs out everywhere after a confirmation', async () => {
    const { user, shell } = await show({}, { tab: 'devices' });

    await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));

    await waitFor(() => expect(shell.record.logouts).toBe(1));
    expect(shell.record.questions[0]).toMatchObject({ title: '모든 기기에서 로그아웃하시겠습니까?' });
    expect(shell.http.requests.map(({ name }) => name)).toContain('auth.logoutAll');
  });

  it('signs out nowhere when the person declines', async () => {
    const { user, shell } = await show({}, { confirms: false, tab: 'devices' });

    await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));

    expect(shell.record.logouts).toBe(0);
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('auth.logoutAll');
  });

  it('shows within the section that signing out failed', async () => {
    const { user, shell } = await show({ 'auth.logoutAll': noNetwork() }, { tab: 'devices' });

    await user.click(await screen.findByRole('button', { name: '모든 기기에서 로그아웃' }));

    expect(await screen.findByText('로그아웃하지 못했습니다. 잠시 후 다시 시도해 주세요.')).toBeVisible();
    expect(shell.record.logouts).toBe(0);
  });

  it('shows sign-ins', async () => {
    await show({}, { tab: 'devices' });

    const table = await screen.findByRole('table', { name: '최근 로그인' });
    expect(table).toHaveTextContent('카카오');
    expect(table).toHaveTextContent('실패');
  });

  it('shows answers to consents', async () => {
    await show({}, { tab: 'consents' });

    expect(await screen.findByRole('table', { name: '약관 동의 이력' })).toHaveTextContent('여행 혜택 알림');
  });

  describe('asks again for a consent of two years ago', () => {
    const aged = {
      list: [{ code: 'MARKETING_MAIL', version: '1.0', yn: 'Y', at: '2024-03-02T10:00:00+09:00' }],
      cnt_total: 1,
    };

    it.each([
      ['계속 받기', 'Y', '동의를 다시 확인했습니다.'],
      ['그만 받기', 'N', '더 이상 보내지 않습니다.'],
    ])('and sends the answer %s', async (button, agreeMail, text) => {
      const { user, shell } = await show({ 'mypage.agrees': aged, 'mypage.updateMyInfo': aCompanyMember() });
      const question = await screen.findByRole('region', { name: '소식 수신 동의 확인' });
      expect(question).toHaveTextContent(/2024\. 0?3\. 0?2\.에 소식 메일에 동의하셨습니다\./);
      await user.click(within(question).getByRole('button', { name: button }));

      await waitFor(() => expect(shell.record.toasts).toEqual([{ kind: 'done', text }]));
      expect(shell.http.requests.find(({ name }) => name === 'mypage.updateMyInfo')?.body).toEqual({ agreeMail });
    });

    it('and redirects to the identity check when the proof has expired', async () => {
      const refused = refusal('4030', '본인 확인을 다시 해 주세요.');
      const { user } = await show({ 'mypage.agrees': aged, 'mypage.updateMyInfo': refused });
      await user.click(await screen.findByRole('button', { name: '계속 받기' }));

      expect(await screen.findByRole('link', { name: '본인 확인 다시 하기' })).toHaveAttribute('href', '/myPage/info');
    });
  });

  it('ends another device’s session', async () => {
    const { user, shell } = await show({ 'auth.endSession': {} }, { tab: 'devices' });

    await user.click(await screen.findByRole('button', { name: 'Android · Chrome 로그아웃' }));

    await waitFor(() => expect(shell.record.announcements).toContain('Android · Chrome 로그인을 끝냈습니다.'));
    expect(shell.http.requests.find(({ name }) => name === 'auth.endSession')?.path).toBe('/api/v1/auth/sessions/s2');
  });

  it('mails the link to the own data, and requires a proof of identity', async () => {
    const { user } = await show({ 'mypage.export': refusal('4030', '본인 확인을 다시 해 주세요.') });

    await user.click(await screen.findByRole('button', { name: '내 데이터 내려받기' }));

    expect(await screen.findByText('본인 확인을 다시 해 주세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '본인 확인 다시 하기' })).toHaveAttribute('href', '/myPage/info');
  });

  it('shows the company’s person in charge, and its members only to that person', async () => {
    await show();

    expect(await screen.findByText('다온푸드텍 담당자는 한가람님입니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /담당자 변경/ })).not.toBeInTheDocument();
  });

  it('transfers the role after a confirmation', async () => {
    const { user, shell } = await show({ 'mypage.company': ownCompany, 'mypage.handOverCompany': company });
    await user.click(await screen.findByRole('button', { name: '담당자 변경: 한가람님' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: /담당자 변경/ })).not.toBeInTheDocument());
    expect(shell.http.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { memberUid: 'm2' } });
    expect(screen.getByText('다온푸드텍 담당자는 한가람님입니다.')).toBeVisible();
  });

  it('keeps the role without a confirmation, and shows why a transfer failed', async () => {
    const answers = { 'mypage.company': ownCompany, 'mypage.handOverCompany': refusal('4040', '찾을 수 없습니다.') };
    const { user } = await show(answers);
    await user.click(await screen.findByRole('button', { name: '담당자 변경: 한가람님' }));

    expect(await screen.findByText('찾을 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('button', { name: '담당자 변경: 한가람님' })).toBeEnabled();
  });
});
