import type { ApplyNoticeDetail } from '@haesol/contracts/learn';
import { refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const aNotice: ApplyNoticeDetail = {
  noticeUid: 'AN001',
  title: '2027년 상반기 산학공동기술과제 신규 공고',
  kindNm: '현장 해결형',
  state: 'OPEN',
  applyFrom: '2026-11-13T09:00:00+09:00',
  applyTo: '2026-12-04T18:00:00+09:00',
  dday: 11,
  supportMax: 45_000_000,
  companySharePct: 25,
  cashSharePct: 40,
  summary: '현장 기술의 문제를 함께 풉니다.',
  html: '<h2>지원 내용</h2>',
  eligibility: ['누리도에 사업장이 있는 중소기업'],
  performFrom: '2027-02-02',
  performTo: '2027-11-29',
  schedule: [{ label: '접수', from: '2026-11-13', to: '2026-12-04', text: '홈페이지에서 냅니다.' }],
  checklist: [
    { nm: '사업계획서', requiredYn: 'Y', text: '홈페이지 양식' },
    { nm: '견적서', requiredYn: 'N', text: '재료비가 있을 때' },
  ],
  files: [
    {
      fileUid: 'F1',
      orgNm: '공고문.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 10,
      url: '/file/F1',
      viewUrl: null,
      thumbUrl: null,
    },
  ],
  contact: '과제관리팀 099-700-1041',
  mine: null,
};
const open = (change: Partial<ApplyNoticeDetail> = {}) =>
  renderPage({
    app,
    path: '/cooperation/assignment?noticeUid=AN001',
    answers: { 'apply.notice': { ...aNotice, ...change } },
  });

describe('NoticeScreen', () => {
  it('shows support, dates, and required documents', async () => {
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: aNotice.title })).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: '지원 요약' }));
    expect(aside.getByText('45,000,000원')).toBeVisible();
    expect(aside.getByText('총사업비의 25% 이상(그중 현금 40% 이상)')).toBeVisible();
    expect(screen.getAllByText(/^(필수|선택)$/).map((badge) => badge.textContent)).toEqual(['필수', '선택']);
    expect(screen.getByRole('link', { name: '공고문.pdf' })).toHaveAttribute('href', '/file/F1');
  });

  it('links to the form while applications are open', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '과제 신청' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=assn&noticeUid=AN001',
    );
  });

  it('links to the member’s own application', async () => {
    await open({ mine: { aplUid: 'A1', state: 'SUBMITTED' } });

    expect(await screen.findByRole('link', { name: '내 신청 보기' })).toHaveAttribute('href', '/myPage/assn?aplUid=A1');
    expect(screen.queryByRole('link', { name: '과제 신청' })).toBeNull();
  });

  it.each([
    ['SCHEDULED', '접수 시작 전입니다.'],
    ['CLOSED', '접수가 마감되었습니다.'],
  ] as const)('has no link to the form while it is %s', async (state, text) => {
    await open({ state, dday: null });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: '과제 신청' })).toBeNull();
  });

  it('shows that it does not exist', async () => {
    await renderPage({
      app,
      path: '/cooperation/assignment?noticeUid=AN999',
      answers: { 'apply.notice': refusal('4040') },
    });

    expect(await screen.findByRole('heading', { level: 1, name: '공고를 찾을 수 없습니다' })).toBeVisible();
  });
});
