import type { FileRef } from '@haesol/contracts/common';
import { learnPolicy, type MyEnrolmentDetail } from '@haesol/contracts/learn';
import { aMember, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from '#app';
import { anApplication } from '#testing/applicationSample';

const aFile = (fileUid: string, orgNm: string, size: number): FileRef => ({
  ...{ fileUid, orgNm, size, ext: 'pdf', mime: 'application/pdf' },
  ...{ url: `/file/${fileUid}`, viewUrl: null, thumbUrl: null },
});

const enrolment: MyEnrolmentDetail = {
  aplUid: 'A1',
  aplNo: 'E-2026-0042',
  eduUid: 'E1',
  title: '현장 AI 품질검사 입문',
  typeCd: 'GROUP',
  hours: 16,
  startDt: '2026-12-03',
  endDt: '2026-12-04',
  appliedDt: '2026-11-23T10:00:00+09:00',
  state: 'APPLIED',
  waitNo: null,
  attendeeNm: '한가람',
  ownYn: 'Y',
  cancellableYn: 'Y',
  cancelUntil: '2026-12-02',
  onlineUrl: null,
  certNo: null,
  certUrl: null,
  place: '교육실',
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  contact: '인재양성팀 099-700-1030',
  fee: 0,
  sessions: [],
  progressPct: null,
  score: null,
  answers: {
    applicantNm: '한가람',
    email: 'garam@nuri.example',
    tel: '010-0000-1001',
    affiliation: '누리정밀',
    position: '',
    motive: '',
    proofCd: null,
    needs: [],
    needsText: '',
  },
  files: [],
  timeline: [],
};

const render = (answer: unknown, path = '/cooperation/applyComplete?enrollUid=A1') =>
  renderPage({ app, path, session: aMember(), answers: { 'mypage.eduDetail': answer } });

describe('the receipt of an enrolment', () => {
  it('shows the number, the course, the next steps, and a link to my page', async () => {
    await render(enrolment);

    expect(await screen.findByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
    expect(screen.getByText('E-2026-0042')).toBeVisible();
    expect(screen.getByRole('table', { name: '접수 내용' })).toHaveTextContent('현장 AI 품질검사 입문');
    expect(screen.getByText('담당자가 신청 내용을 확인한 뒤 수강을 확정합니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '신청 현황 보기' })).toHaveAttribute('href', '/myPage/edu?aplUid=A1');
  });

  it('names the files that came with it', async () => {
    await render({ ...enrolment, files: [aFile('F1', '가입확인서.pdf', 86_016)] });

    expect(await screen.findByRole('cell', { name: '가입확인서.pdf (84KB)' })).toBeVisible();
  });

  it('shows the position on the waiting list', async () => {
    await render({ ...enrolment, state: 'WAITLIST', waitNo: 3 });

    expect((await screen.findAllByText('대기 3번'))[0]).toBeVisible();
    expect(screen.getByText(/알려 드립니다\. 24시간 안에 수락하시면/)).toBeVisible();
  });

  it('shows nothing of another member’s enrolment', async () => {
    await render(refusal('4040', '요청하신 정보를 찾을 수 없습니다.'));

    expect(await screen.findByText(/신청한 본인만 볼 수 있습니다/)).toBeVisible();
  });

  it('asks for the application if the address has none', async () => {
    await render(enrolment, '/cooperation/applyComplete');

    expect(await screen.findByText('확인할 신청을 마이페이지에서 골라 주세요.')).toBeVisible();
  });
});

describe('the receipt of an application', () => {
  it('shows number, time and next steps with their durations, and can be printed', async () => {
    const printed: string[] = [];
    window.print = () => {
      printed.push(document.title);
    };
    const { user } = await renderPage({
      app,
      path: '/cooperation/applyComplete?aplUid=A1',
      session: aMember(),
      answers: { 'mypage.application': anApplication },
    });

    expect(await screen.findByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
    expect(screen.getByText('T-2026-0142')).toBeVisible();
    const table = screen.getByRole('table', { name: '접수 내용' });
    for (const text of ['색 변화 개선', '한가람 · 누리정밀', '2026. 11. 23. 10:24'])
      expect(table).toHaveTextContent(text);
    expect(screen.getByText(/3영업일/)).toBeVisible();
    expect(screen.getByRole('link', { name: '신청 현황 보기' })).toHaveAttribute('href', '/myPage/tech?aplUid=A1');
    await user.click(screen.getByRole('button', { name: '접수증 인쇄' }));

    expect(printed).toHaveLength(1);
  });

  it('promises to call within the working days of the policy', async () => {
    const days = jest.replaceProperty(learnPolicy, 'contactDays', 7);
    await renderPage({
      app,
      path: '/cooperation/applyComplete?aplUid=A1',
      session: aMember(),
      answers: { 'mypage.application': anApplication },
    });

    expect(await screen.findByText(/^7영업일 안에 담당자가/)).toBeVisible();
    days.restore();
  });

  it('lists the notice and each file with its size, and 없음 without files', async () => {
    const open = (change: object) =>
      renderPage({
        app,
        path: '/cooperation/applyComplete?aplUid=A1',
        session: aMember(),
        answers: { 'mypage.application': { ...anApplication, ...change } },
      });
    const files = [aFile('F1', '사업계획서.pdf', 1_258_291), aFile('F2', '도면.pdf', 900)];
    await open({ kind: 'ASSN', refNm: '2027년 산학공동기술과제', ahead: [], files });

    const table = within(await screen.findByRole('table', { name: '접수 내용' }));
    expect(table.getByRole('rowheader', { name: '공고' }).nextElementSibling).toHaveTextContent('2027년');
    const text = table.getByText(/사업계획서/);
    expect(text).toHaveClass('lines');
    expect(text.textContent).toBe('사업계획서.pdf (1.2MB)\n도면.pdf (900B)');
    await open({});
    expect(await screen.findByRole('cell', { name: '없음' })).toBeVisible();
  });
});
