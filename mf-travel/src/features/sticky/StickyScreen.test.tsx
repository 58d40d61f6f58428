import { aMember, noNetwork, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { aMemberPass, chat, directions, promotion } from '#testing/stickySamples';

const nothing = { list: [], cnt_total: 0 };

const show = (answers: Readonly<Record<string, unknown>>, options: object = {}) =>
  renderPage({ app, path: '/travel', slot: 'site.sticky.v1', answers, ...options });
const openPanel = async (rendered: Awaited<ReturnType<typeof show>>, name: string) => {
  await rendered.user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name }));
};

describe('StickyScreen', () => {
  it('sends no request before a panel is opened', async () => {
    const { shell } = await show({});
    const area = within(screen.getByRole('navigation', { name: '빠른 서비스' }));

    expect(area.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '프로모션',
      '여행정보',
      '내 패스',
      '길찾기',
      '실시간 상담',
    ]);
    expect(shell.http.requests).toEqual([]);
  });

  it('shows current promotions, and closes when one of them is chosen', async () => {
    const rendered = await show({ 'promotion.list': { list: [promotion], cnt_total: 1 } });
    const panel = await openPanel(rendered, '프로모션');

    const link = await panel.findByRole('link', { name: '겨울 바다 여행 주간' });
    expect(link).toHaveAttribute('href', '/travel/promotion?id=PR001');
    await rendered.user.click(link);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows directions: means of transport, time, fare and steps', async () => {
    const panel = await openPanel(await show({ 'stickyArea.directions': directions }), '길찾기');

    expect(await panel.findByText('기차 · 약 2시간 20분 · 24,300원')).toBeVisible();
    expect(panel.getByText('해솔역에서 내립니다.')).toBeVisible();
    expect(panel.getByText('주차 · 무료')).toBeVisible();
  });

  it('shows the hours of the chat and the number of waiting inquiries', async () => {
    const panel = await openPanel(await show({ 'stickyArea.liveChat': chat }), '실시간 상담');

    expect(await panel.findByText('상담 종료')).toBeVisible();
    expect(panel.getByText('3건')).toBeVisible();
    expect(panel.getByText('지금은 상담 시간이 아닙니다.')).toBeVisible();
    expect(panel.queryByRole('link', { name: '상담 시작하기' })).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in for an inquiry', async () => {
    const panel = await openPanel(await show({ 'stickyArea.liveChat': chat }), '실시간 상담');

    expect(panel.getByText('로그인하면 문의를 남길 수 있습니다.')).toBeVisible();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('stores a draft, and sends a member’s inquiry without leaving the page', async () => {
    sessionStorage.clear();
    const answers = {
      'stickyArea.liveChat': chat,
      'codes.list': { list: [{ code: 'RESERVE', codeName: '예약', upperCode: null }], cnt_total: 1 },
      'inquiry.insert': { inquiryUid: 'i1', createdDt: '2026-11-22T09:00:00+09:00' },
    };
    const rendered = await show(answers, { session: aMember() });
    const { user, shell } = rendered;
    const first = await openPanel(rendered, '실시간 상담');
    await user.type(await first.findByRole('textbox', { name: /^제목/ }), '유모차를 빌릴 수 있나요?');
    await user.click(first.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const panel = await openPanel(rendered, '실시간 상담');
    expect(await panel.findByRole('textbox', { name: /^제목/ })).toHaveValue('유모차를 빌릴 수 있나요?');
    await user.selectOptions(await panel.findByRole('combobox', { name: /^문의 유형/ }), 'RESERVE');
    await user.type(panel.getByRole('textbox', { name: /^내용/ }), '아이와 함께 갑니다. 입구에서 빌릴 수 있나요?');
    await user.click(panel.getByRole('button', { name: '등록' }));

    expect(await panel.findByRole('link', { name: '문의 보기' })).toHaveAttribute(
      'href',
      '/travel/inquiries?inquiryUid=i1',
    );
    expect(shell.path()).toBe('/travel');
    expect(shell.http.requests.find(({ name }) => name === 'inquiry.insert')?.body).toMatchObject({
      categoryCd: 'RESERVE',
      title: '유모차를 빌릴 수 있나요?',
    });
  });

  it('links to the external chat if configured', async () => {
    const outside = { ...chat, openYn: 'Y', url: 'https://chat.example/haesol' };
    const panel = await openPanel(await show({ 'stickyArea.liveChat': outside }), '실시간 상담');

    expect(await panel.findByRole('link', { name: /^상담 시작하기/ })).toHaveAttribute('href', outside.url);
  });

  it('asks a visitor to sign in for the passes, and sends no request', async () => {
    const rendered = await show({});
    const panel = await openPanel(rendered, '내 패스');

    expect(panel.getByText('로그인하면 내 패스를 볼 수 있습니다.')).toBeVisible();
    expect(rendered.shell.http.requests).toEqual([]);
  });

  it('shows a member’s passes with the remaining time', async () => {
    const list = [aMemberPass({}), aMemberPass({ passUid: 'p2', state: 'PAID', remainSec: 0 })];
    const rendered = await show({ 'stickyArea.myPass': { list, cnt_total: 2 } }, { session: aMember() });
    const panel = await openPanel(rendered, '내 패스');

    expect(await panel.findByText('남은 시간 21시간 14분')).toBeVisible();
    expect(panel.getByText('사용중')).toBeVisible();
    expect(panel.getByText('2026. 11. 23. 09:00까지')).toBeVisible();
  });

  it.each([
    ['프로모션', 'promotion.list', '조건에 맞는 프로모션이 없습니다'],
    ['길찾기', 'stickyArea.directions', '등록된 교통편이 없습니다'],
    ['여행정보', 'travelInfo.list', '조건에 맞는 여행정보가 없습니다'],
  ])('%s: shows empty and error states', async (name, endpoint, text) => {
    const answers: Record<string, unknown> = { [endpoint]: noNetwork(), 'codes.list': nothing };
    const rendered = await show(answers);
    const panel = await openPanel(rendered, name);
    const retry = await panel.findByRole('button', { name: '다시 시도' });

    answers[endpoint] = nothing;
    await rendered.user.click(retry);

    expect(await panel.findByText(new RegExp(text))).toBeVisible();
  });
});
