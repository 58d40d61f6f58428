import { enrollForm, type MyEnrolment, type MyEnrolmentDetail } from '@haesol/contracts/learn';
import { aMember, noAnswerYet, noNetwork, refusal, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';

const anEnrolment = (change: Partial<MyEnrolment> = {}): MyEnrolment => ({
  aplUid: 'A1',
  aplNo: 'EDU-10001',
  attendeeNm: '한가람',
  state: 'APPLIED',
  waitNo: null,
  eduUid: 'ED001',
  title: '현장 AI 품질검사 입문',
  typeCd: 'GROUP',
  startDt: '2026-12-03',
  endDt: '2026-12-04',
  hours: 16,
  appliedDt: '2026-11-20T10:24:00+09:00',
  ownYn: 'Y',
  cancellableYn: 'Y',
  cancelUntil: '2026-12-02',
  onlineUrl: null,
  certNo: null,
  certUrl: null,
  ...change,
});

const aDetail = (change: Partial<MyEnrolmentDetail> = {}): MyEnrolmentDetail => ({
  ...anEnrolment(),
  place: '산학협력관 3층 교육실',
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  contact: '인재양성팀 099-700-1030',
  fee: 0,
  sessions: [{ no: 1, date: '2026-12-03', from: '10:00', to: '15:00', title: '영상 모으기', attendedYn: null }],
  progressPct: null,
  score: null,
  answers: {
    applicantNm: '한가람',
    email: 'han@company.example',
    tel: '010-0000-1001',
    affiliation: '다온푸드텍',
    position: '과장',
    motive: '현장에 쓰고 싶습니다.',
    proofCd: 'MAIL',
    needs: ['WHEELCHAIR'],
    needsText: '',
  },
  files: [],
  timeline: [
    {
      entryUid: 'e1',
      type: 'MOVE',
      state: 'APPLIED',
      by: 'MEMBER',
      dt: '2026-11-20T10:24:00+09:00',
      memo: null,
      dueDt: null,
      files: [],
    },
  ],
  ...change,
});

const all = [
  anEnrolment(),
  anEnrolment({ aplUid: 'A2', title: '식품 HACCP 실무', state: 'WAITLIST', waitNo: 3 }),
  anEnrolment({
    aplUid: 'A3',
    title: '스마트공장 데이터 읽기',
    state: 'LEARNING',
    typeCd: 'ONLINE',
    cancellableYn: 'N',
    onlineUrl: 'https://learn.example/1',
  }),
  anEnrolment({
    aplUid: 'A4',
    title: '파이썬 업무 자동화',
    state: 'COMPLETED',
    cancellableYn: 'N',
    certNo: 'HS-1',
    certUrl: '/file/certificate?aplUid=A4',
  }),
  anEnrolment({ aplUid: 'A5', title: '특허 명세서 읽기', state: 'REJECTED', cancellableYn: 'N' }),
];
const states = [
  { state: 'APPLIED', cnt: 1 },
  { state: 'WAITLIST', cnt: 1 },
  { state: 'COMPLETED', cnt: 5 },
];
const next = {
  aplUid: 'A3',
  title: '스마트공장 데이터 읽기',
  date: '2026-12-03',
  from: '00:00',
  place: null,
  onlineYn: 'Y',
};
const list = { list: all, cnt_total: 5, states, colleagueCnt: 0, next };

const render = (path = '/myPage/edu', answers: Record<string, unknown> = {}) =>
  renderPage({ app, path, session: aMember(), answers: { 'mypage.edu': list, ...answers } });

describe('my courses', () => {
  it('shows each with its state and one action', async () => {
    await render();

    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await row(/현장 AI/)).getByRole('button', { name: '현장 AI 품질검사 입문 신청취소' })).toBeVisible();
    expect((await row(/HACCP/)).getByText('대기 3번')).toBeVisible();
    expect((await row(/HACCP/)).getByRole('button', { name: /대기취소/ })).toBeVisible();
    expect((await row(/스마트공장/)).getByRole('link', { name: /온라인 입장/ })).toHaveAttribute(
      'href',
      'https://learn.example/1',
    );
    expect((await row(/파이썬/)).getByRole('link', { name: /수료증/ })).toHaveAttribute(
      'href',
      '/file/certificate?aplUid=A4',
    );
    expect((await row(/특허/)).getByRole('link', { name: /사유/ })).toHaveAttribute('href', '/myPage/edu?aplUid=A5');
  });

  it('counts by stage, each number with a link to its courses, and shows the next lesson', async () => {
    await render();

    expect(await screen.findByRole('link', { name: /^2\s?건$/ })).toHaveAttribute(
      'href',
      '/myPage/edu?state=APPLIED%2CWAITLIST%2COFFERED',
    );
    expect(screen.getByRole('link', { name: /^5\s?건$/ })).toHaveAttribute('href', '/myPage/edu?state=COMPLETED');
    const lesson = within(screen.getByRole('region', { name: '다음 일정' }));
    expect(lesson.getByRole('link', { name: /12\.\s3\.\(목\) 스마트공장 데이터 읽기/ })).toHaveAttribute(
      'href',
      '/myPage/edu?aplUid=A3',
    );
  });

  it('keeps period and state in the address', async () => {
    const { shell, user } = await render();

    await user.selectOptions(await screen.findByRole('combobox', { name: '상태' }), '수료');
    expect(shell.path()).toBe('/myPage/edu?state=COMPLETED');
    await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '3개월');
    expect(shell.path()).toMatch(/state=COMPLETED&startDate=\d{4}-\d\d-\d\d&endDate=/);
    expect(screen.getByRole('combobox', { name: '기간' })).toHaveDisplayValue('3개월');
  });

  it('cancels after a confirmation that names the course', async () => {
    const { shell, user } = await render('/myPage/edu', { 'edu.cancelEnroll': { state: 'CANCELLED' } });

    await user.click(await screen.findByRole('button', { name: '현장 AI 품질검사 입문 신청취소' }));

    const cancelled = shell.http.requests.filter(({ name }) => name === 'edu.cancelEnroll');
    expect(cancelled.map(({ path }) => path)).toEqual(['/api/v1/edu/enroll/A1/cancel']);
    expect(await screen.findAllByRole('row')).not.toHaveLength(0);
  });

  it('keeps the focus in the row of a course whose button disappears when it is cancelled', async () => {
    let rows = all;
    const { user } = await render('/myPage/edu', {
      'mypage.edu': () => ({ ...list, list: rows }),
      'edu.cancelEnroll': () => {
        rows = all.map((row) => (row.aplUid === 'A1' ? { ...row, state: 'CANCELLED', cancellableYn: 'N' } : row));
        return { state: 'CANCELLED' };
      },
    });

    await user.click(await screen.findByRole('button', { name: '현장 AI 품질검사 입문 신청취소' }));

    await waitFor(() => expect(screen.getByRole('link', { name: /^현장 AI 품질검사 입문/ })).toHaveFocus());
  });

  it('offers the list of colleagues to members who enrolled them', async () => {
    await render('/myPage/edu', { 'mypage.edu': { ...list, colleagueCnt: 2 } });

    const whose = within(await screen.findByRole('group', { name: '누구의 신청' }));
    expect(whose.getByRole('link', { name: /동료 신청 ?2/ })).toHaveAttribute('href', '/myPage/edu?whose=COLLEAGUE');
  });

  it('links to the courses if there is no enrolment, and back to all if no enrolment matches', async () => {
    const empty = { list: [], cnt_total: 0, states: [], colleagueCnt: 0, next: null };
    await render('/myPage/edu', { 'mypage.edu': empty });
    expect(await screen.findByRole('link', { name: '교육 찾아보기' })).toHaveAttribute('href', '/cooperation/edu');

    await render('/myPage/edu?state=LEARNING', { 'mypage.edu': empty });
    expect(await screen.findByRole('link', { name: '전체 신청 보기' })).toHaveAttribute('href', '/myPage/edu');
  });

  it('shows loading and error states', async () => {
    await render('/myPage/edu', { 'mypage.edu': noAnswerYet() });
    expect(screen.getByText('불러오는 중입니다.')).toBeVisible();

    const { shell, user } = await render('/myPage/edu', { 'mypage.edu': noNetwork() });
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(shell.http.requests.filter(({ name }) => name === 'mypage.edu').length).toBeGreaterThan(1);
  });
});

describe('one of my courses', () => {
  const open = (change: Partial<MyEnrolmentDetail> = {}) =>
    render('/myPage/edu?aplUid=A1', { 'mypage.eduDetail': aDetail(change) });

  it('shows its course, input and timeline', async () => {
    await open();

    expect(await screen.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: '교육 안내' })).getByRole('row', { name: /수료 기준 출석 80% 이상/ }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: '신청 내용' })).getByRole('row', { name: /편의 요청 휠체어 자리/ }),
    ).toBeVisible();
    expect(within(screen.getByRole('list', { name: '진행 상황' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('button', { name: /신청취소/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: '온라인 입장' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: '출석' })).not.toBeInTheDocument();
  });

  it('shows attendance, progress and certificate once available', async () => {
    const [lesson] = aDetail().sessions;
    await open({
      state: 'COMPLETED',
      cancellableYn: 'N',
      certNo: 'HS-7K2MQ-9XWPA-C4RTE',
      certUrl: '/file/certificate?aplUid=A1',
      progressPct: 95,
      score: 88,
      sessions: lesson === undefined ? [] : [{ ...lesson, attendedYn: 'Y' }],
    });

    expect(await screen.findByRole('link', { name: '수료증 내려받기' })).toHaveAttribute(
      'href',
      '/file/certificate?aplUid=A1',
    );
    expect(screen.getByRole('row', { name: /수료증 번호 HS-7K2MQ-9XWPA-C4RTE/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /진도율 95%/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: '출석' })).toBeVisible();
  });

  it('links to the page of its course', async () => {
    await open({});

    expect(await screen.findByRole('link', { name: '현장 AI 품질검사 입문' })).toHaveAttribute(
      'href',
      '/cooperation/edu?eduUid=ED001',
    );
  });

  it('moves the focus to the title when its course is cancelled', async () => {
    let detail = aDetail();
    const { user } = await render('/myPage/edu?aplUid=A1', {
      'mypage.eduDetail': () => detail,
      'edu.cancelEnroll': () => {
        detail = aDetail({ state: 'CANCELLED', cancellableYn: 'N' });
        return { state: 'CANCELLED' };
      },
    });

    await user.click(await screen.findByRole('button', { name: /신청취소/ }));

    await waitFor(() => expect(screen.getByRole('heading', { name: '현장 AI 품질검사 입문' })).toHaveFocus());
  });

  it('keeps the line breaks of the reason for taking part, and shows the sizes of files', async () => {
    const { answers } = aDetail();
    const file = {
      ...{ fileUid: 'f1', orgNm: '재직증명서.pdf', ext: 'pdf', mime: 'application/pdf', size: 2048, url: '/a' },
      ...{ viewUrl: null, thumbUrl: null },
    };
    await open({ answers: { ...answers, motive: '첫째 줄\n둘째 줄' }, files: [file] });

    expect(await screen.findByText(/첫째 줄/)).toHaveClass('lines');
    expect(screen.getByText('PDF · 2KB')).toBeVisible();
    expect(screen.getByRole('link', { name: '재직증명서.pdf 내려받기' })).toHaveAttribute('href', '/a');
  });

  it('shows a student every value of an application for field practice', async () => {
    const answers = {
      ...{ applicantNm: '이솔비', email: 'practice@campus.example', tel: '010-0000-7007', affiliation: '기계공학과' },
      ...{ position: '4학년', motive: '생산 현장을 배우려고 합니다.', proofEmail: 'proof@campus.example' },
      needsText: '1층 작업장을 원합니다.',
    };
    const named = { needs: '문자통역', proofCd: '회사 메일', fileUids: '포트폴리오.pdf', imageUids: '작품.png' };
    const file = {
      ...{ fileUid: 'f1', orgNm: named.fileUids, ext: 'pdf', mime: 'application/pdf', size: 2048, url: '/a' },
      ...{ viewUrl: null, thumbUrl: null },
    };
    await open({
      ...{ kind: 'FIELD', title: '단기 현장체험 1회' },
      answers: { ...answers, needs: ['CAPTION'], proofCd: 'MAIL' },
      files: [file, { ...file, fileUid: 'f2', orgNm: named.imageUids }],
    });

    const written = (await screen.findByRole('table', { name: '신청 내용' })).closest('section');
    for (const text of Object.values({ ...answers, ...named })) expect(written).toHaveTextContent(text);
    const unseen = ['agreePrivacy', 'attendeeCd', 'attendeeUids', 'draftUid', 'waitYn'];
    expect(
      Object.keys({ ...answers, ...named })
        .concat(unseen)
        .toSorted(),
    ).toEqual(Object.keys(enrollForm.shape).toSorted());
  });

  it('accepts the seat that is offered until a time', async () => {
    const offer = { state: 'OFFERED', acceptableYn: 'Y', offerUntil: '2026-11-24T10:00:00+09:00' } as const;
    const { shell, user } = await render('/myPage/edu?aplUid=A1', {
      'mypage.eduDetail': aDetail(offer),
      'edu.answerOffer': { state: 'APPLIED' },
    });

    expect(await screen.findByText(/2026\. 11\. 24\..* 10:00까지 받을 수 있습니다/)).toBeVisible();
    expect(screen.getByRole('button', { name: '다음 분께 넘기기' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '현장 AI 품질검사 입문 자리 받기' }));

    const sent = shell.http.requests.find(({ name }) => name === 'edu.answerOffer');
    expect(sent).toMatchObject({ path: '/api/v1/edu/enroll/A1/offer', body: { answer: 'ACCEPT' } });
  });

  it('has no link when staff cancelled the course', async () => {
    await open({ state: 'CANCELLED', cancellableYn: 'N', eduUid: null });

    expect(await screen.findByRole('heading', { name: '현장 AI 품질검사 입문' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '현장 AI 품질검사 입문' })).toBeNull();
  });

  it('shows that it does not exist', async () => {
    await render('/myPage/edu?aplUid=A1', { 'mypage.eduDetail': refusal('4040') });

    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '교육 현황 보기' })).toHaveAttribute('href', '/myPage/edu');
  });
});
