import {
  aMember,
  aMyPage,
  noAnswerYet,
  noNetwork,
  refusal,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';

const codes = (...rows: (readonly [string, string, string | null])[]) => ({
  list: rows.map(([code, codeName, upperCode]) => ({ code, codeName, upperCode })),
  cnt_total: rows.length,
});
const advisor = {
  advisorUid: 'AD001',
  nm: '문서율',
  affiliation: '해솔대학교 지능제조공학과',
  position: '교수',
  fieldCd: 'T20',
  fieldNm: '바이오헬스',
  keywords: [],
  introduction: '',
  adviceCnt: 1,
};
const uid = '11111111-2222-4333-8444-555555555555';
const saved = { aplUid: uid, savedDt: '2026-11-23T14:02:00+09:00' };
const notice = {
  noticeUid: 'AN001',
  title: '2027년 상반기 산학공동기술과제',
  kindNm: '현장 해결형',
  state: 'OPEN',
  applyFrom: '2026-11-13T09:00:00+09:00',
  applyTo: '2026-12-04T18:00:00+09:00',
  dday: 11,
  supportMax: 45_000_000,
  companySharePct: 25,
  summary: '',
  html: '',
  eligibility: [],
  cashSharePct: 40,
  performFrom: '2027-02-01',
  performTo: '2027-11-30',
  schedule: [],
  checklist: [],
  files: [],
  contact: '과제관리팀',
  mine: null,
};

const program = {
  pgmUid: 'PG001',
  title: '시제품 제작 지원',
  kindNm: '시제품 제작',
  summary: '',
  state: 'OPEN',
  applyFrom: '2026-10-14T09:00:00+09:00',
  applyTo: '2026-12-31T18:00:00+09:00',
  dday: 38,
  limitKrw: 10_000_000,
  companySharePct: 30,
  html: '',
  checklist: [],
  contact: '기업협력팀',
  mine: null,
  companyYearCnt: 1,
};

const render = (change: Record<string, unknown> = {}, search = '?type=tech') =>
  renderPage({
    app,
    path: `/cooperation/application${search}`,
    session: aMember(),
    answers: {
      'mypage.myPage': aMyPage(),
      'apply.draft': { draft: null },
      'apply.createDraft': saved,
      'apply.saveDraft': saved,
      'apply.submit': { aplNo: 'T-2026-0142', submittedDt: saved.savedDt },
      'codes.list': codes(['T20', '바이오헬스', null], ['T21', '기능성 식품', 'T20'], ['FOOD', '식품', null]),
      'advisors.list': { list: [advisor], cnt_total: 1, fields: [] },
      'apply.notice': notice,
      'apply.program': program,
      ...change,
    },
  });

type Rendered = Awaited<ReturnType<typeof render>>;

async function agree({ user }: Rendered) {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: '다음' }));
}

async function fillAdvice({ user }: Rendered) {
  await user.type(screen.getByRole('textbox', { name: /대표자/ }), '한가람');
  await user.selectOptions(screen.getByRole('combobox', { name: '분야' }), '바이오헬스');
  await user.selectOptions(screen.getByRole('combobox', { name: '세부 분야' }), '기능성 식품');
  await user.type(screen.getByRole('textbox', { name: /애로기술 제목/ }), '색 변화 개선');
  await user.type(screen.getByRole('textbox', { name: /현황 및 문제점/ }), '갈변이 심합니다.');
  await user.type(screen.getByRole('textbox', { name: /희망 자문내용/ }), '온도 구간');
  await user.click(screen.getByRole('radio', { name: /방문/ }));
  await user.click(screen.getByRole('radio', { name: '필요합니다' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
}

describe('ApplicationScreen', () => {
  it('says before the first field that the form cannot be sent until the affiliation is confirmed', async () => {
    await render({ 'mypage.myPage': aMyPage({ state: 'PENDING_CLASS' }) });

    expect(await screen.findByText(/소속이 확인되면 제출하실 수 있습니다/)).toBeVisible();
  });

  it('offers the kinds of applications if the address has none', async () => {
    await render({}, '');

    expect(await screen.findByRole('heading', { level: 1, name: '무엇을 신청하시겠습니까?' })).toBeVisible();
    expect(screen.getByRole('link', { name: '애로기술 자문' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=tech',
    );
  });

  it('shows loading and error states', async () => {
    await render({ 'apply.draft': noAnswerYet() });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await render({ 'mypage.myPage': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows what is missing in a step and stays in it', async () => {
    const { user } = await render();

    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(screen.getAllByText('개인정보 수집·이용에 동의해 주세요.')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: '유의사항·동의' })).toBeVisible();
  });

  it('goes in three steps from consents to the receipt, and saves the draft before the submit', async () => {
    const rendered = await render();
    const { shell, user } = rendered;
    await agree(rendered);
    expect(screen.getByRole('textbox', { name: /신청자명/ })).toHaveValue('한가람');
    expect(screen.getByRole('textbox', { name: /사업자등록번호/ })).toHaveValue('000-01-00007');
    await fillAdvice(rendered);

    expect(screen.getByRole('heading', { level: 2, name: '확인·제출' })).toHaveFocus();
    expect(screen.getByRole('cell', { name: '바이오헬스 > 기능성 식품' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '제출' }));

    await waitFor(() => expect(shell.path()).toBe(`/cooperation/applyComplete?aplUid=${uid}`));
    const names = shell.http.requests.map(({ name }) => name);
    expect(names.lastIndexOf('apply.saveDraft')).toBeLessThan(names.indexOf('apply.submit'));
    expect(shell.http.requests.findLast(({ name }) => name === 'apply.saveDraft')?.body).toMatchObject({
      kind: 'TECH',
      refUid: '',
      step: 3,
      values: { title: '색 변화 개선', techField: ['T20', 'T21'], modeCd: 'VISIT', ndaYn: 'Y', agreeThird: true },
    });
  });

  it('returns to the step of a field that the server refuses, and keeps the input', async () => {
    const rendered = await render({
      'apply.submit': refusal('4000', '입력한 내용을 다시 확인해 주세요.', {
        fieldErrors: [{ field: 'wishDates', code: 'custom', message: '희망일은 오늘 이후로 입력해 주세요.' }],
      }),
    });
    await agree(rendered);
    await fillAdvice(rendered);

    await rendered.user.click(screen.getByRole('button', { name: '제출' }));

    expect(await screen.findAllByText('희망일은 오늘 이후로 입력해 주세요.')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: '신청내용' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /애로기술 제목/ })).toHaveValue('색 변화 개선');
  });

  it('shows on submission that the class is not confirmed, and keeps the input', async () => {
    const sentence = '소속 확인 후 이용하실 수 있습니다.';
    const rendered = await render({ 'apply.submit': refusal('4030', sentence) });
    const { shell, user } = rendered;
    await agree(rendered);
    await fillAdvice(rendered);

    await user.click(screen.getByRole('button', { name: '제출' }));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(shell.path()).toBe('/cooperation/application?type=tech');
    await user.click(screen.getByRole('button', { name: '이전' }));
    expect(screen.getByRole('textbox', { name: /애로기술 제목/ })).toHaveValue('색 변화 개선');
  });

  it('retries after a lost response, without saving the submitted draft again', async () => {
    let attempts = 0;
    const rendered = await render({
      'apply.submit': () => {
        attempts += 1;
        return attempts === 1 ? noNetwork() : { aplNo: 'T-2026-0142', submittedDt: saved.savedDt };
      },
    });
    const { shell, user } = rendered;
    await agree(rendered);
    await fillAdvice(rendered);
    await user.click(screen.getByRole('button', { name: '제출' }));
    expect(await screen.findByText('네트워크 연결을 확인해 주세요.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '제출' }));

    await waitFor(() => expect(shell.path()).toBe(`/cooperation/applyComplete?aplUid=${uid}`));
    const sent = shell.http.requests.slice(shell.http.requests.findIndex(({ name }) => name === 'apply.submit'));
    expect(sent.slice(0, 2).map(({ name }) => name)).toEqual(['apply.submit', 'apply.submit']);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it.each(['apply.saveDraft', 'apply.submit'])(
    'creates a new draft if %s finds it discarded on another device',
    async (call) => {
      const newUid = '99999999-2222-4333-8444-555555555555';
      const created = [saved, { ...saved, aplUid: newUid }];
      const gone = ({ path }: { readonly path: string }) => path.includes(uid) && refusal('4040');
      const rendered = await render({
        'apply.createDraft': () => created.shift(),
        'apply.saveDraft': (request: { readonly path: string }) =>
          (call === 'apply.saveDraft' && gone(request)) || { ...saved, aplUid: request.path.split('/').at(-1) },
        'apply.submit': (request: { readonly path: string }) =>
          gone(request) || { aplNo: 'T-2026-0142', submittedDt: saved.savedDt },
      });
      await agree(rendered);
      await fillAdvice(rendered);

      await rendered.user.click(screen.getByRole('button', { name: '제출' }));

      await waitFor(() => expect(rendered.shell.path()).toBe(`/cooperation/applyComplete?aplUid=${newUid}`));
      expect(rendered.shell.http.requests.findLast(({ name }) => name === 'apply.createDraft')?.body).toMatchObject({
        values: { title: '색 변화 개선' },
      });
    },
  );

  it('saves input typed just before the page is left', async () => {
    const rendered = await render();
    await agree(rendered);
    await rendered.user.type(screen.getByRole('textbox', { name: /대표자/ }), '한가람');

    rendered.unmount();

    await waitFor(() =>
      expect(rendered.shell.http.requests.at(-1)?.body).toMatchObject({ values: { ceoNm: '한가람' } }),
    );
  });

  it('continues with the draft of another device: step, texts and files', async () => {
    const file = {
      fileUid: uid,
      orgNm: '공정표.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 3,
      url: '/a',
      viewUrl: null,
      thumbUrl: null,
    };
    const draft = {
      aplUid: uid,
      step: 2,
      savedDt: saved.savedDt,
      values: { title: '이어 쓰기', agreePrivacy: true, agreeThird: true, fileUids: [uid] },
      files: [file],
    };
    const { user, shell } = await render({ 'apply.draft': { draft }, 'apply.removeDraft': {} });

    expect(await screen.findByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /애로기술 제목/ })).toHaveValue('이어 쓰기');
    expect(screen.getByText('공정표.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '새로 작성' }));

    expect(await screen.findByRole('heading', { level: 2, name: '유의사항·동의' })).toBeVisible();
    expect(shell.http.requests.at(-1)?.name).toBe('apply.removeDraft');
  });

  it('validates the budget of a project while typing, and fixes its sum', async () => {
    const rendered = await render({}, '?type=assn&noticeUid=AN001');
    const { user } = rendered;
    await agree(rendered);
    const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await user.type(screen.getByRole('textbox', { name: /총사업비/ }), '60000000');
    await type('1행 지원금(원)', '42000000');
    await type('1행 기업 현금(원)', '8000000');
    await type('1행 기업 현물(원)', '8000000');

    const checks = screen.getByRole('list', { name: '사업비 확인' });
    expect(within(checks).getByText(/42,000,000원 · 한도 45,000,000원 이내/)).toBeVisible();
    expect(within(checks).getByText(/총사업비보다 2,000,000원 적습니다/)).toBeVisible();
    await user.click(within(checks).getByRole('button', { name: '총사업비를 58,000,000원으로 고치기' }));
    expect(screen.getByRole('textbox', { name: /총사업비/ })).toHaveValue('58,000,000');
    await user.click(screen.getByRole('button', { name: '사람 추가' }));
    expect(screen.getByRole('textbox', { name: '2행 이름' })).toBeVisible();
  });

  it('groups the digits of a draft that has plain ones', async () => {
    const values = { bizNo: '0008200017', salesKrw: '3200000000', totalKrw: '32000000', budgetSupport: ['18000000'] };
    const draft = { aplUid: uid, step: 2, savedDt: saved.savedDt, files: [], values };
    await render({ 'apply.draft': { draft } }, '?type=assn&noticeUid=AN001');

    const readField = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect(await screen.findByRole('textbox', { name: /총사업비/ })).toHaveValue('32,000,000');
    expect(['1행 지원금(원)', /사업자등록번호/, /매출/].map(readField)).toEqual([
      '18,000,000',
      '000-82-00017',
      '3,200,000,000',
    ]);
  });

  it('keeps the focus among the rows when one is removed by keyboard', async () => {
    const rendered = await render({}, '?type=assn&noticeUid=AN001');
    await agree(rendered);
    const remove = async (name: string) => {
      screen.getAllByRole('button', { name })[0]?.focus();
      await rendered.user.keyboard('{Enter}');
    };

    await remove('2행 삭제');
    expect(screen.getByRole('textbox', { name: '2행 비목' })).toHaveFocus();
    await remove('2행 삭제');
    expect(screen.getByRole('textbox', { name: '1행 비목' })).toHaveFocus();
    await remove('1행 삭제');
    expect(screen.getByRole('button', { name: '비목 추가' })).toHaveFocus();
  });

  it('shows errors of the budget and the people together with the empty fields', async () => {
    const rendered = await render({}, '?type=assn&noticeUid=AN001');
    await agree(rendered);

    await rendered.user.click(screen.getByRole('button', { name: '다음' }));

    for (const message of ['과제명을 입력해 주세요.', '사업비: 지원금을 입력해 주세요.', '사업계획서를 올려 주세요.'])
      expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getAllByText('참여인력 1행의 맡은 일을 입력해 주세요.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^사업비/ })).toHaveTextContent('2건');
  });

  it('shows the reason why a project is closed for applications', async () => {
    await render({ 'apply.notice': { ...notice, state: 'CLOSED', dday: null } }, '?type=assn&noticeUid=AN001');
    expect(await screen.findByText('접수 기간이 아닙니다.')).toBeVisible();

    await render(
      { 'apply.notice': { ...notice, mine: { aplUid: uid, state: 'SUBMITTED' } } },
      '?type=assn&noticeUid=AN001',
    );
    expect(await screen.findByRole('link', { name: '신청 내용 보기' })).toHaveAttribute(
      'href',
      `/cooperation/applyComplete?aplUid=${uid}`,
    );
  });

  it('shows the number of programmes used this year, and opens no form at the limit', async () => {
    const { unmount } = await render({}, '?type=collabo&pgmUid=PG001');
    expect(
      await screen.findByText(/2개 프로그램까지 참여할 수 있습니다. 올해 1개 프로그램에 신청하셨습니다./),
    ).toBeVisible();
    unmount();

    await render({ 'apply.program': { ...program, companyYearCnt: 2 } }, '?type=collabo&pgmUid=PG001');

    expect(await screen.findByText(/2개 프로그램에 모두 신청하셨습니다/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '다음' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '프로그램 목록' })).toHaveAttribute('href', '/cooperation/collabo');
  });
});
