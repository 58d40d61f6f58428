import { aMember, noAnswerYet, noNetwork, refusal, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';

const row = {
  aplUid: 'A1',
  aplNo: 'T-2026-0142',
  kind: 'TECH',
  state: 'SUPPLEMENT',
  title: '색 변화 개선',
  refUid: '',
  refNm: null,
  step: 3,
  submittedDt: '2026-11-16T10:24:00+09:00',
  savedDt: '2026-11-16T10:24:00+09:00',
  dueDt: '2026-11-26',
};
const draft = { ...row, aplUid: 'A2', aplNo: null, state: 'DRAFT', title: '쓰던 것', submittedDt: null, dueDt: null };
const list = {
  list: [draft, row],
  cnt_total: 2,
  states: [
    { state: 'DRAFT', cnt: 1 },
    { state: 'SUPPLEMENT', cnt: 1 },
  ],
};
const detail = {
  ...row,
  values: {
    problem: '갈변이 심합니다.',
    techField: ['T20', 'T21'],
    modeCd: 'VISIT',
    ndaYn: 'Y',
    tel: ['010', '0000', '1001'],
  },
  codeNms: { T20: '바이오헬스', T21: '기능성 식품' },
  files: [],
  bundleUrl: null,
  timeline: [
    {
      entryUid: 'E1',
      type: 'MOVE',
      state: 'SUBMITTED',
      by: 'MEMBER',
      dt: row.savedDt,
      memo: null,
      dueDt: null,
      files: [],
    },
    {
      entryUid: 'E2',
      type: 'REQUEST',
      state: 'SUPPLEMENT',
      by: 'STAFF',
      dt: '2026-11-19T15:02:00+09:00',
      memo: '사양서를 더해 주세요.',
      dueDt: '2026-11-26',
      files: [],
    },
  ],
  ahead: ['MATCHED', 'DONE'],
  withdrawableYn: 'Y',
  overdueYn: 'N',
  advisor: null,
  visitDt: null,
  visitPlace: null,
  contact: '기업협력팀 099-700-1012',
};

const render = (change: Record<string, unknown> = {}, path = '/myPage/tech') =>
  renderPage({
    app,
    path,
    session: aMember(),
    answers: { 'mypage.applications': list, 'mypage.application': detail, ...change },
  });

describe('ApplicationsScreen', () => {
  it('shows loading, error and empty states', async () => {
    await render({ 'mypage.applications': noAnswerYet() });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('불러오는 중입니다.');

    await render({ 'mypage.applications': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();

    await render({ 'mypage.applications': { list: [], cnt_total: 0, states: [] } });
    expect(await screen.findByText('자문 신청 내역이 없습니다.')).toBeVisible();
  });

  it('lists drafts with a link to continue and requests with a link to respond', async () => {
    await render();

    expect(await screen.findByRole('link', { name: '쓰던 것 이어서 작성' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=tech',
    );
    expect(screen.getByRole('link', { name: '색 변화 개선 보완하기' })).toHaveAttribute(
      'href',
      '/myPage/tech?aplUid=A1',
    );
    expect(
      within(screen.getByRole('group', { name: '상태별 신청' })).getByRole('link', { name: /보완요청/ }),
    ).toHaveAttribute('href', '/myPage/tech?state=SUPPLEMENT');
  });

  it('shows that a draft could not be deleted, and reloads the list', async () => {
    const { shell, user } = await render({ 'apply.removeDraft': refusal('4040') });

    await user.click(await screen.findByRole('button', { name: '쓰던 것 삭제' }));

    expect(shell.record.toasts).toMatchObject([{ kind: 'error' }]);
    await waitFor(() => expect(shell.http.requests.at(-1)?.name).toBe('mypage.applications'));
  });

  it.each(['tech', 'assn', 'collabo'])('keeps period and state of %s in the address', async (menu) => {
    const { shell, user } = await render({}, `/myPage/${menu}`);
    const period = await screen.findByRole('combobox', { name: '기간' });
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['기간 전체', '1개월', '3개월', '6개월', '직접 입력']);

    await user.selectOptions(period, '6개월');
    expect(shell.path()).toMatch(new RegExp(`^/myPage/${menu}\\?startDate=\\d{4}-\\d\\d-\\d\\d&endDate=`));
    await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '직접 입력');
    await user.clear(screen.getByLabelText('시작일'));
    await user.type(screen.getByLabelText('시작일'), '2026-10-01');
    await user.clear(screen.getByLabelText('종료일'));
    await user.type(screen.getByLabelText('종료일'), '2026-10-31');
    await user.click(screen.getByRole('button', { name: '조회' }));

    await waitFor(() => expect(shell.path()).toBe(`/myPage/${menu}?startDate=2026-10-01&endDate=2026-10-31`));
    await waitFor(() =>
      expect(shell.http.requests.at(-1)?.query).toMatchObject({ startDate: '2026-10-01', endDate: '2026-10-31' }),
    );
  });

  it('shows the request with its deadline, the input, and the timeline', async () => {
    await render({}, '/myPage/tech?aplUid=A1');

    expect(await screen.findByRole('heading', { level: 1, name: '색 변화 개선' })).toBeVisible();
    const panel = screen.getByRole('region', { name: '보완해 주세요' });
    expect(within(panel).getByText('사양서를 더해 주세요.')).toBeVisible();
    expect(within(panel).getByText('2026. 11. 26.까지')).toBeVisible();
    expect(screen.getByText('바이오헬스 > 기능성 식품')).toBeVisible();
    expect(screen.getByText('위원배정')).toBeVisible();
  });

  it('shows after the deadline that the review is paused until the response', async () => {
    await render({ 'mypage.application': { ...detail, overdueYn: 'Y' } }, '/myPage/tech?aplUid=A1');

    const panel = await screen.findByRole('region', { name: '보완해 주세요' });
    expect(within(panel).getByText('2026. 11. 26.까지 (기한 지남)')).toBeVisible();
    expect(within(panel).getByText(/지금 제출하시면 검토를 다시 시작합니다/)).toBeVisible();
    expect(within(panel).getByRole('button', { name: '보완 제출' })).toBeEnabled();
  });

  it('shows all that a joint project was sent with, in the order of its form, as Korean', async () => {
    const values = {
      ...{ companyNm: '(주)누리정밀', bizNo: '1234567890', ceoNm: '한대표', employees: '1024', salesKrw: '' },
      ...{ professorMode: 'MATCH', totalKrw: '30000000', budgetNm: ['인건비', '재료비'], summary: '첫 줄\n둘째 줄' },
      ...{ budgetSupport: ['10000000', '5000000'], budgetCash: ['5000000', '0'], budgetKind: ['10000000', '0'] },
      ...{ personNm: ['한가람', '이하늘'], personOrg: ['누리정밀 과장', '해솔대'], personRole: ['총괄', '공정 설계'] },
      ...{ personShare: ['30', '100'], applicantNm: '한가람', affiliation: '누리정밀', position: '과장' },
    };
    const project = { ...detail, kind: 'ASSN', refNm: '2027년 산학공동기술과제', values };
    await render({ 'mypage.application': project }, '/myPage/assn?aplUid=A1');

    const facts = within(await screen.findByRole('table', { name: '신청 내용' })).getAllByRole('row');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '공고2027년 산학공동기술과제',
      '신청자명한가람',
      '소속누리정밀 · 과장',
      '기업명(주)누리정밀',
      '사업자등록번호123-45-67890',
      '대표자한대표',
      '종업원 수1,024명',
      '과제 요약첫 줄\n둘째 줄',
      '책임교수매칭 요청',
      '총사업비30,000,000원',
    ]);
    expect(screen.getByText(/첫 줄/)).toHaveClass('lines');
    const cellsOf = (name: string, row: RegExp) =>
      within(within(screen.getByRole('table', { name })).getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf('사업비', /^인건비/)).toEqual([
      '지원금 10,000,000원',
      '기업 현금 5,000,000원',
      '기업 현물 10,000,000원',
    ]);
    expect(cellsOf('사업비', /^합계/)).toEqual([
      '지원금 15,000,000원',
      '기업 현금 5,000,000원',
      '기업 현물 10,000,000원',
    ]);
    expect(cellsOf('참여인력', /^이하늘/)).toEqual(['소속·직위 해솔대', '맡은 일 공정 설계', '참여율 100%']);
    for (const text of ['매칭 요청', '사업비', '공정 설계']) {
      expect(screen.getAllByText(text)[0]?.closest('[lang]')).toHaveAttribute('lang', 'ko');
    }
  });

  it('shows the industry and the adviser that an application for advice wishes', async () => {
    const values = { ...detail.values, industryCd: 'FOOD', advisorUid: 'AD001', wishDates: ['2026-12-09', '', ''] };
    const codeNms = { ...detail.codeNms, FOOD: '식품', AD001: '한도윤 (기계공학과)' };
    await render({ 'mypage.application': { ...detail, values, codeNms } }, '/myPage/tech?aplUid=A1');

    const table = within(await screen.findByRole('table', { name: '신청 내용' }));
    for (const name of [/^업종 식품/, /^희망 위원 한도윤/, /^희망일 1순위 2026/, /^연락처 010-0000-1001/]) {
      expect(table.getByRole('row', { name })).toBeVisible();
    }
  });

  it('sends the response to a request', async () => {
    const { shell, user } = await render(
      { 'mypage.supplementApplication': { state: 'REVIEWING' } },
      '/myPage/tech?aplUid=A1',
    );
    await user.click(await screen.findByRole('button', { name: '보완 제출' }));
    expect(screen.getAllByText('답변을 입력해 주세요.')).toHaveLength(2);

    await user.type(screen.getByRole('textbox', { name: /답변/ }), '사양서를 올립니다.');
    await user.click(screen.getByRole('button', { name: '보완 제출' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '보완 내용이 제출되었습니다.' }));
    expect(shell.http.requests.find(({ name }) => name === 'mypage.supplementApplication')?.body).toEqual({
      answer: '사양서를 올립니다.',
      fileUids: [],
    });
  });

  it('has a field for each document that is requested', async () => {
    const timeline = detail.timeline.map((entry) =>
      entry.type === 'REQUEST' ? { ...entry, documents: [{ name: '도면', fileUids: [] }] } : entry,
    );
    const fileUid = '11111111-2222-4333-8444-555555555555';
    const file = {
      ...{ fileUid, orgNm: '도면.pdf', ext: 'pdf', mime: 'application/pdf', size: 3 },
      ...{ url: '/file/f1', viewUrl: null, thumbUrl: null },
    };
    const { shell, user } = await render(
      {
        'mypage.application': { ...detail, timeline },
        'mypage.supplementApplication': { state: 'REVIEWING' },
        'file.upload': { list: [file], cnt_total: 1 },
      },
      '/myPage/tech?aplUid=A1',
    );
    await user.upload(
      await screen.findByLabelText(/^도면/),
      new File(['pdf'], '도면.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText(/도면\.pdf/);
    await user.type(screen.getByRole('textbox', { name: /답변/ }), '도면입니다.');
    await user.click(screen.getByRole('button', { name: '보완 제출' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'mypage.supplementApplication')?.body).toEqual({
        answer: '도면입니다.',
        fileUids: [],
        documents: [{ name: '도면', fileUids: [fileUid] }],
      }),
    );
  });

  it('withdraws after a confirmation, and shows a refusal of the server', async () => {
    const { shell, user } = await render(
      { 'mypage.withdrawApplication': refusal('4405', '지금 상태에서는 처리할 수 없습니다.') },
      '/myPage/tech?aplUid=A1',
    );

    await user.click(await screen.findByRole('button', { name: '신청 철회' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ kind: 'error' }));
  });

  it('starts a new application with the same contents, without files and consents', async () => {
    const values = { ...detail.values, agree: true, fileUids: ['F1'] };
    const { shell, user } = await render(
      {
        'mypage.application': { ...detail, values },
        'apply.draft': { draft: null },
        'apply.createDraft': { aplUid: 'A2', savedDt: row.savedDt },
      },
      '/myPage/tech?aplUid=A1',
    );

    await user.click(await screen.findByRole('button', { name: '복사해서 다시 신청' }));

    await waitFor(() => expect(shell.path()).toBe('/cooperation/application?type=tech'));
    expect(shell.http.requests.find(({ name }) => name === 'apply.createDraft')?.body).toEqual({
      kind: 'TECH',
      refUid: '',
      values: detail.values,
      step: 1,
    });
  });

  it('copies no application over a draft', async () => {
    const draft = { aplUid: 'A2', values: {}, step: 2, savedDt: row.savedDt, files: [] };
    const { shell, user } = await render({ 'apply.draft': { draft } }, '/myPage/tech?aplUid=A1');

    await user.click(await screen.findByRole('button', { name: '복사해서 다시 신청' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ kind: 'error' }));
    expect(shell.http.requests.some(({ name }) => name === 'apply.createDraft')).toBe(false);
  });

  it('shows that it does not exist, also for one of another kind', async () => {
    await render(
      { 'mypage.application': refusal('4040', '요청하신 정보를 찾을 수 없습니다.') },
      '/myPage/tech?aplUid=A9',
    );
    expect(await screen.findByRole('heading', { name: '신청을 찾을 수 없습니다' })).toBeVisible();

    await render({}, '/myPage/assn?aplUid=A1');
    expect(await screen.findAllByRole('heading', { name: '신청을 찾을 수 없습니다' })).not.toHaveLength(0);
  });
});
