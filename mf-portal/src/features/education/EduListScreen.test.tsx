import { noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { aCourse } from '#testing/courseSample';

const course = aCourse();
const detail = {
  ...course,
  html: '<p>검사 영상으로 학습시킵니다.</p>',
  place: '산학협력관 3층 교육실',
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  sessions: [{ no: 1, date: '2026-12-03', from: '10:00', to: '15:00', title: '영상 모으기' }],
  contact: '인재양성팀 099-700-1030',
  classNms: ['기업', '일반'],
  classCds: ['COMPANY', 'GENERAL'],
  waitRemainCnt: 10,
  cancelUntil: '2026-12-02',
  onlineUrl: null,
  devices: [],
  files: [],
};
const introduction = {
  title: '기업 재직자 교육',
  blocks: [
    { type: 'steps', title: '신청에서 수료까지', items: [{ title: '과정 고르기', text: '찾아봅니다.' }] },
    { type: 'education', aud: 'WORKER' },
  ],
  updatedDt: '2026-11-22T09:00:00+09:00',
};
const states = [
  { state: 'OPEN', cnt: 12 },
  { state: 'FULL', cnt: 2 },
  { state: 'ENDED', cnt: 5 },
];
const some = { list: [course], cnt_total: 19, states };
const fields = { list: [{ code: 'SMART', codeName: '스마트제조', upperCode: null }], cnt_total: 1 };

const render = (path = '/cooperation/edu', change: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path,
    answers: { 'edu.list': some, 'edu.get': detail, 'contents.get': introduction, 'codes.list': fields, ...change },
  });

describe('EduListScreen', () => {
  it('shows a loading state', async () => {
    await render('/cooperation/edu', { 'edu.list': noAnswerYet(), 'contents.get': noAnswerYet() });

    expect(screen.getAllByText('불러오는 중입니다.')).toHaveLength(2);
  });

  it('shows courses page by page, and the steps of applying', async () => {
    await render();

    expect(await screen.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('전체 19과정');
    expect(await screen.findByRole('heading', { name: '신청에서 수료까지' })).toBeVisible();
    const pages = screen.getByRole('navigation', { name: /페이지|쪽/ });
    expect(within(pages).getByRole('link', { name: /^3/ })).toHaveAttribute('href', '/cooperation/edu?pageNum=3');
    expect(screen.getByRole('link', { name: '교육 문의하기' })).toHaveAttribute(
      'href',
      '/myPage/qnaWrite?categoryCd=EDU',
    );
  });

  it('keeps every choice in the address, and resets to the first page', async () => {
    const { shell, user } = await render('/cooperation/edu?type=ONLINE&pageNum=2');

    const phases = await screen.findByRole('group', { name: '접수' });
    expect(await within(phases).findByRole('link', { name: /^접수중 ?12$/ })).toHaveAttribute(
      'href',
      '/cooperation/edu?type=ONLINE&state=OPEN',
    );
    await user.type(screen.getByRole('searchbox', { name: '교육 검색' }), '공정{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/cooperation/edu?type=ONLINE&searchKeyword=공정');
    expect(shell.http.requests.findLast(({ name }) => name === 'edu.list')?.query).toMatchObject({
      pageNum: '1',
      type: 'ONLINE',
      searchKeyword: '공정',
    });
  });

  it('shows an empty state, and resets the filters', async () => {
    await render('/cooperation/edu?searchKeyword=없음', { 'edu.list': { list: [], cnt_total: 0, states: [] } });

    expect(await screen.findByText("'없음'에 대한 검색 결과가 없습니다.")).toBeVisible();
    // One beside the filters, one in the empty state.
    const links = screen.getAllByRole('link', { name: '조건 지우기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cooperation/edu', '/cooperation/edu']);
  });

  it('shows an error state, and retries', async () => {
    const { shell, user } = await render('/cooperation/edu', { 'edu.list': noNetwork() });

    await user.click(await screen.findByRole('button', { name: '다시 시도' }));

    expect(shell.http.requests.filter(({ name }) => name === 'edu.list').length).toBeGreaterThan(1);
  });

  it('links each course to applying, waiting or the own enrolment, and shows why it is closed', async () => {
    const list = [
      course,
      { ...course, eduUid: 'E2', title: '식품 HACCP 실무', state: 'FULL', remainCnt: 0 },
      { ...course, eduUid: 'E3', title: '산업안전 위험성평가', myState: 'APPLIED', myAplUid: 'A1' },
      {
        ...course,
        eduUid: 'E4',
        title: '수출 실무 첫걸음',
        state: 'SCHEDULED',
        applyFrom: '2026-12-03T09:00:00+09:00',
      },
    ];
    await render('/cooperation/edu', { 'edu.list': { list, cnt_total: 4, states } });

    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('현장 AI 품질검사 입문 신청하기')).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=E1',
    );
    expect(await link('식품 HACCP 실무 대기 신청')).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=E2',
    );
    expect(await link('산업안전 위험성평가 신청 내용 보기')).toHaveAttribute('href', '/myPage/edu?aplUid=A1');
    expect(screen.getByText(/12\.\s3\. 접수 시작/)).toBeVisible();
  });

  it('filters in a sheet on phones, whose button shows the number of courses', async () => {
    const { shell, user } = await render('/cooperation/edu?type=GROUP');

    await user.click(await screen.findByRole('button', { name: '필터 1개' }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
    expect(
      within(sheet.getByRole('group', { name: '분야' })).getByRole('link', { name: '스마트제조' }),
    ).toHaveAttribute('href', '/cooperation/edu?type=GROUP&field=SMART');
    await user.click(sheet.getByRole('button', { name: '19과정 보기' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shell.path()).toBe('/cooperation/edu?type=GROUP');
  });

  describe('the number of a certificate', () => {
    const verified = {
      certNo: 'HS-7K2MQ-9XWPA-C4RTE',
      title: '현장 AI 품질검사 입문',
      startDt: '2026-12-03',
      endDt: '2026-12-04',
      hours: 16,
      issuedDt: '2026-12-05',
      holderNm: '한*람',
    };

    it('is entered below the list, and links to its address', async () => {
      const { shell, user } = await render('/cooperation/edu', { 'edu.certificate': verified });
      const form = within(await screen.findByRole('region', { name: '수료증 진위 확인' }));

      await user.click(form.getByRole('button', { name: '확인하기' }));
      expect(form.getByText('수료증 번호를 입력해 주세요.')).toBeVisible();
      await user.type(form.getByRole('textbox', { name: '수료증 번호' }), 'ｈs-7k2mq\u20119xwpa c4rte{Enter}');

      expect(shell.path()).toBe('/cooperation/edu?cert=HS-7K2MQ-9XWPA-C4RTE');
    });

    it('shows the course and the masked name', async () => {
      await render('/cooperation/edu?cert=HS-7K2MQ-9XWPA-C4RTE', { 'edu.certificate': verified });

      const result = within(await screen.findByRole('table', { name: '수료증 확인 결과' }));
      expect(result.getByRole('row', { name: /성명 한\*람/ })).toBeVisible();
      expect(result.getByRole('row', { name: /과정 현장 AI 품질검사 입문/ })).toBeVisible();
    });

    it('shows that it was never issued', async () => {
      await render('/cooperation/edu?cert=HS-1', { 'edu.certificate': refusal('4040') });

      expect(await screen.findByText("'HS-1' 번호의 수료증을 찾을 수 없습니다.")).toBeVisible();
    });
  });

  describe('a course over the list', () => {
    const open = async (change: Record<string, unknown> = {}) => {
      const rendered = await render('/cooperation/edu?type=GROUP&eduUid=E1', change);
      return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
    };

    it('is opened from its title, and keeps the filters', async () => {
      await render('/cooperation/edu?type=GROUP');

      expect(await screen.findByRole('link', { name: '현장 AI 품질검사 입문' })).toHaveAttribute(
        'href',
        '/cooperation/edu?type=GROUP&eduUid=E1',
      );
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('shows audience, dates, place, teacher and capacity, and links to a question about it', async () => {
      const { dialog } = await open();

      expect(await dialog.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toBeVisible();
      expect(dialog.getByText('검사 영상으로 학습시킵니다.')).toBeVisible();
      const facts = within(dialog.getByRole('table', { name: '교육 개요' }));
      expect(facts.getByRole('row', { name: /대상 기업, 일반/ })).toBeVisible();
      expect(
        facts.getByRole('row', { name: /접수 기간 2026\.\s11\.\s2\.\s09:00~\u200b11\.\s26\.\s18:00/ }),
      ).toBeVisible();
      expect(facts.getByRole('row', { name: /교육 기간 2026\.\s12\.\s3\.\(목\)~\u200b12\.\s4\.\(금\)/ })).toBeVisible();
      expect(facts.getByRole('row', { name: /장소 산학협력관 3층 교육실$/ })).toBeVisible();
      expect(facts.getByRole('row', { name: /정원 24명 중 22명 신청$/ })).toBeVisible();
      expect(facts.getByRole('row', { name: /교육비 무료/ })).toBeVisible();
      const curriculum = within(dialog.getByRole('table', { name: '교육 일정' }));
      expect(
        curriculum.getByRole('row', { name: /1차시 영상 모으기 2026\.\s12\.\s3\. 10:00~\u200b15:00/ }),
      ).toBeVisible();
      expect(dialog.getByRole('link', { name: '이 교육 문의하기' })).toHaveAttribute(
        'href',
        `/myPage/qnaWrite?${new URLSearchParams({ categoryCd: 'EDU', title: '현장 AI 품질검사 입문' })}`,
      );
    });

    it('starts at its heading, and has a link to share', async () => {
      const { dialog, shell, user } = await open();
      expect(await dialog.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toHaveFocus();

      await user.click(dialog.getByRole('button', { name: '링크 복사' }));

      expect(await navigator.clipboard.readText()).toBe(window.location.href);
      expect(shell.record.toasts).toEqual([{ kind: 'done', text: '링크를 복사했습니다.' }]);
    });

    it('has downloads of the office', async () => {
      const facts = { fileUid: 'F1', ext: 'pdf', mime: 'application/pdf', size: 2048, viewUrl: null, thumbUrl: null };
      const files = [{ ...facts, orgNm: '교육 안내.pdf', url: '/file/download?fileUid=F1' }];
      const { dialog } = await open({ 'edu.get': { ...detail, files } });

      expect(await dialog.findByRole('heading', { name: '첨부파일' })).toBeVisible();
      expect(dialog.getByRole('link', { name: '교육 안내.pdf' })).toHaveAttribute('href', '/file/download?fileUid=F1');
    });

    it('shows where the link to the lessons of an online course is published', async () => {
      const { dialog } = await open({ 'edu.get': { ...detail, typeCd: 'ONLINE', place: null } });

      expect(await dialog.findByText(/강의 주소는 수강이 확정된 분께/)).toBeVisible();
      expect(dialog.queryByRole('columnheader', { name: '시간' })).not.toBeInTheDocument();
    });

    it('keeps the action in view with the remaining seats, and has a calendar file', async () => {
      const { dialog } = await open();

      expect(await dialog.findByText('2자리 남음')).toBeVisible();
      expect(dialog.getByRole('link', { name: '현장 AI 품질검사 입문 신청하기' })).toBeVisible();
      expect(dialog.getByRole('link', { name: /캘린더에 추가/ })).toHaveAttribute(
        'href',
        '/file/edu-calendar?eduUid=E1',
      );
      expect(dialog.getByRole('row', { name: /취소 기한 2026\.\s12\.\s2\.\(수\)까지/ })).toBeVisible();
    });

    it('shows the lessons to members with a confirmed seat', async () => {
      const confirmed = { ...detail, myState: 'APPROVED', myAplUid: 'A1', onlineUrl: 'https://learn.example/1' };
      const { dialog } = await open({ 'edu.get': confirmed });

      expect(await dialog.findByRole('link', { name: '온라인 입장' })).toHaveAttribute(
        'href',
        'https://learn.example/1',
      );
      expect(dialog.getByRole('link', { name: /신청 내용 보기/ })).toHaveAttribute('href', '/myPage/edu?aplUid=A1');
    });

    it('is closed without losing the filters', async () => {
      const { dialog, shell, user } = await open();

      await user.click(dialog.getByRole('button', { name: '닫기' }));

      expect(shell.path()).toBe('/cooperation/edu?type=GROUP');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('shows a loading state in the dialog', async () => {
      const { dialog } = await open({ 'edu.get': noAnswerYet() });

      expect(dialog.getByText('불러오는 중입니다.')).toBeVisible();
    });

    it('shows that it does not exist', async () => {
      const { dialog } = await open({ 'edu.get': refusal('4040') });

      expect(await dialog.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    });

    it('shows an error state in the dialog, and retries', async () => {
      const { dialog, user, shell } = await open({ 'edu.get': noNetwork() });

      await user.click(await dialog.findByRole('button', { name: '다시 시도' }));

      expect(shell.http.requests.filter(({ name }) => name === 'edu.get').length).toBeGreaterThan(1);
    });
  });

  describe('as a calendar', () => {
    const month = {
      month: '2026-12',
      holidays: [{ date: '2026-12-25', nm: '기독탄신일' }],
      list: [
        {
          eduUid: 'E1',
          title: '현장 AI 품질검사 입문',
          typeCd: 'GROUP',
          state: 'OPEN',
          days: [
            { date: '2026-12-03', from: '10:00' },
            { date: '2026-12-04', from: '10:00' },
          ],
        },
        {
          eduUid: 'E2',
          title: '산업안전',
          typeCd: 'ONLINE',
          state: 'RUNNING',
          days: [{ date: '2026-12-03', from: '' }],
        },
      ],
    };
    const at = (path: string, change = {}) => render(path, { 'edu.calendar': month, ...change });

    it('is chosen beside the list, keeps the filters, and has the month in the address', async () => {
      await at('/cooperation/edu?type=GROUP');
      const views = await screen.findByRole('group', { name: '보기 방식' });
      expect(within(views).getByRole('link', { name: '달력' })).toHaveAttribute(
        'href',
        '/cooperation/edu?type=GROUP&month=2026-11',
      );
    });

    it('shows each course on its first day with its last one, and holidays by name', async () => {
      const { shell } = await at('/cooperation/edu?month=2026-12&type=GROUP');

      const days = await screen.findByRole('region', { name: '2026년 12월' });
      expect(within(days).getAllByRole('link', { name: '현장 AI 품질검사 입문' })).toHaveLength(1);
      expect(within(days).getByText('기독탄신일')).toBeInTheDocument();
      expect(within(days).getAllByText('12월 31일 (목)')).toHaveLength(1);
      expect(within(days).getByRole('status')).toHaveTextContent('교육 2과정');
      expect(within(days).getByRole('link', { name: '다음 달' })).toHaveAttribute(
        'href',
        '/cooperation/edu?type=GROUP&month=2027-01',
      );
      expect(within(days).getByRole('link', { name: '산업안전' })).toHaveAttribute(
        'href',
        '/cooperation/edu?type=GROUP&month=2026-12&eduUid=E2',
      );
      const asked = shell.http.requests.find(({ name }) => name === 'edu.calendar');
      expect([asked?.path, asked?.query?.type]).toEqual(['/api/v1/edu/calendar/2026-12', 'GROUP']);
      expect(screen.queryByRole('region', { name: '교육 목록' })).not.toBeInTheDocument();
    });

    it('shows an empty month, and a message for an invalid one', async () => {
      const { unmount } = await at('/cooperation/edu?month=2026-12', { 'edu.calendar': { ...month, list: [] } });
      expect(await screen.findByText('이 달에는 조건에 맞는 교육이 없습니다.')).toBeVisible();
      unmount();

      await at('/cooperation/edu?month=x', { 'edu.calendar': refusal('4040', '요청하신 정보를 찾을 수 없습니다.') });

      expect(await screen.findByText('달력을 찾을 수 없습니다.')).toBeVisible();
    });
  });
});
