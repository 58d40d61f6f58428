import { aMember, noAnswerYet, noNetwork, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';

const draft = {
  aplUid: 'A2',
  aplNo: null,
  kind: 'ASSN',
  state: 'DRAFT',
  title: '',
  refUid: 'AN001',
  refNm: '2027년 상반기 공고',
  step: 2,
  submittedDt: null,
  savedDt: '2026-11-23T14:02:00+09:00',
  dueDt: null,
};
const dashboard = {
  waiting: [
    {
      kind: 'TECH',
      uid: 'A1',
      no: 'T-2026-0142',
      title: '색 변화 개선',
      text: '사양서를 더해 주세요.',
      dueDt: '2026-11-26',
      overdueYn: 'N',
    },
  ],
  next: [{ kind: 'TECH', uid: 'A3', title: '방문 자문', text: '생산동', at: '2026-11-26T14:00:00+09:00' }],
  kinds: [
    { kind: 'TECH', cnt: 3, states: [{ state: 'SUPPLEMENT', cnt: 1 }] },
    { kind: 'QNA', cnt: 4, states: [{ state: 'ANSWERED', cnt: 4 }] },
  ],
  drafts: [draft],
};
const message = {
  ntfUid: 'N1',
  kind: 'TECH_MOVE',
  title: '보완 요청이 왔습니다.',
  text: '색 변화 개선',
  link: '/myPage/tech?aplUid=A1',
  locale: 'ko',
  readYn: 'N',
  createdDt: '2026-11-19T15:02:00+09:00',
};
const messages = { list: [message], cnt_total: 1, unreadCnt: 1 };

const render = (change: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path: '/myPage',
    session: aMember(),
    answers: { 'mypage.dashboard': dashboard, 'notifications.list': messages, ...change },
  });

describe('DashboardScreen', () => {
  it('shows loading and error states', async () => {
    await render({ 'mypage.dashboard': noAnswerYet() });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await render({ 'mypage.dashboard': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows pending actions first, then dates, drafts, numbers and messages, each with a link', async () => {
    await render();

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('기다리는 일이 1건 있습니다');
    expect(screen.getByRole('link', { name: '색 변화 개선 보완하기' })).toHaveAttribute(
      'href',
      '/myPage/tech?aplUid=A1',
    );
    expect(screen.getByRole('link', { name: '방문 자문' })).toHaveAttribute('href', '/myPage/tech?aplUid=A3');
    expect(screen.getByText('D-3')).toBeVisible();
    expect(screen.getByRole('link', { name: '2027년 상반기 공고 이어서 작성' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=assn&noticeUid=AN001',
    );
    expect(screen.getByRole('link', { name: '나의 Q&A' })).toHaveAttribute('href', '/myPage/qna');
    const link = await screen.findByRole('link', { name: '보완 요청이 왔습니다.' });
    expect(link).toHaveAttribute('href', message.link);
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'ko');
  });

  it('marks a date of today', async () => {
    const [appointment] = dashboard.next;
    const next = [{ ...appointment, at: '2026-11-23T18:00:00+09:00' }];

    await render({ 'mypage.dashboard': { ...dashboard, next } });

    expect(await screen.findByText('오늘')).toBeVisible();
    expect(screen.queryByText('D-0')).not.toBeInTheDocument();
  });

  it('shows the deadline of a request, and when it has passed', async () => {
    await render();
    expect(await screen.findByText('2026. 11. 26.까지')).toBeVisible();

    const waiting = dashboard.waiting.map((item) => ({ ...item, overdueYn: 'Y' }));
    await render({ 'mypage.dashboard': { ...dashboard, waiting } });
    expect(await screen.findByText('2026. 11. 26.까지 (기한 지남)')).toBeVisible();
  });

  it('deletes a draft after a confirmation, and reloads the dashboard', async () => {
    const { shell, user } = await render({ 'apply.removeDraft': {} });
    await user.click(await screen.findByRole('button', { name: '2027년 상반기 공고 삭제' }));

    expect(shell.http.requests.find(({ name }) => name === 'apply.removeDraft')?.path).toBe('/api/v1/apply/draft/A2');
    await waitFor(() => expect(shell.http.requests.filter(({ name }) => name === 'mypage.dashboard')).toHaveLength(2));
  });

  it('says what a member can do until the affiliation is confirmed', async () => {
    await render({ 'mypage.dashboard': { ...dashboard, state: 'PENDING_CLASS' } });

    expect(await screen.findByText(/소속 확인\(1~2일\) 뒤에/)).toBeVisible();
  });

  it('shows that there is no pending action', async () => {
    await render({
      'mypage.dashboard': { waiting: [], next: [], kinds: [], drafts: [] },
      'notifications.list': { list: [], cnt_total: 0, unreadCnt: 0 },
    });

    expect(await screen.findByText('기다리는 일이 없습니다.')).toBeVisible();
    expect(screen.getByText('예정된 일정이 없습니다.')).toBeVisible();
    expect(await screen.findByText('받은 알림이 없습니다.')).toBeVisible();
  });
});
