import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { toApplicationHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const application = {
  aplUid: 'a1',
  aplNo: 'T-2026-0014',
  kind: 'TECH',
  state: 'REVIEWING',
  title: '프레스 소음 저감',
  refUid: '',
  refNm: null,
  step: 1,
  submittedDt: '2026-11-20T09:00:00+09:00',
  savedDt: '2026-11-20T09:00:00+09:00',
  dueDt: null,
  values: { applicantNm: '황나은', problem: '소음이 큽니다.' },
  codeNms: {},
  files: [],
  bundleUrl: null,
  timeline: [],
  ahead: [],
  withdrawableYn: 'N',
  advisor: null,
  visitDt: null,
  visitPlace: null,
  contact: '기업협력팀',
  targets: ['SUPPLEMENT', 'MATCHED', 'REJECTED'],
  rev: 7,
  assigneeNm: '정하람',
  mineYn: 'Y',
};

const advisor = {
  ...{ advisorUid: 'AD001', nm: '한도윤', affiliation: '기계공학과', fieldNm: '기계' },
  ...{ keywords: ['소음'], matchYn: 'Y', openCnt: 2 },
};

describe('ApplicationScreen', () => {
  it('offers advisers with field and load, and finds one by a word of the field, by keyboard', async () => {
    const others = ['AD002', 'AD003'].map((advisorUid, at) => ({
      ...{ advisorUid, nm: `위원${at}`, affiliation: '전자공학과', fieldNm: '전자' },
      ...{ keywords: at === 0 ? ['안테나'] : [], matchYn: 'N', openCnt: at },
    }));
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': application,
      'admin.listAdvisors': { list: [advisor, ...others] },
      'admin.moveApplication': { state: 'MATCHED' },
    });
    await user.click(await screen.findByRole('button', { name: '위원 배정' }));
    const dialog = within(screen.getByRole('dialog', { name: '위원 배정' }));
    const radios = await dialog.findAllByRole('radio');
    expect(radios.map((one) => one.closest('label')?.textContent ?? '')).toEqual([
      expect.stringContaining('기계 (신청 분야) · 진행 중 2건'),
      expect.stringContaining('전자 · 진행 중 0건'),
      expect.stringContaining('전자 · 진행 중 1건'),
    ]);
    await user.click(dialog.getByRole('searchbox', { name: /찾기/ }));
    await user.keyboard('전자 안테나');
    expect(dialog.getByText('위원 1명')).toBeVisible();
    await user.tab();
    await user.keyboard(' ');
    await user.click(dialog.getByRole('button', { name: '위원 배정' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveApplication')?.body).toMatchObject({
        to: 'MATCHED',
        advisorUid: 'AD002',
      }),
    );
  });

  it('asks for a supplement with a day and a message', async () => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': application,
      'admin.moveApplication': { state: 'SUPPLEMENT' },
    });

    await user.click(await screen.findByRole('button', { name: '보완 요청' }));
    const dialog = within(screen.getByRole('dialog', { name: '보완 요청' }));
    await user.type(dialog.getByLabelText(/보완 기한/), '2026-12-04');
    await user.type(dialog.getByRole('textbox', { name: /안내/ }), '도면을 올려 주세요.');
    await user.type(dialog.getByLabelText(/필요한 서류/), '도면{Enter}견적서');
    await user.click(dialog.getByRole('button', { name: '보완 요청' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '처리했습니다.' }));
    expect(shell.http.requests.find(({ name }) => name === 'admin.moveApplication')).toMatchObject({
      body: {
        ...{ to: 'SUPPLEMENT', dueDt: '2026-12-04', memo: '도면을 올려 주세요.', rev: 7 },
        documents: ['도면', '견적서'],
      },
    });
  });

  it('begins a rejection with R, which opens the next waiting application, and the usual move with A, which stays', async () => {
    const row = { ...application, state: 'SUBMITTED', applicantNm: '황*은', companyNm: null };
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, state: 'SUBMITTED', targets: ['REVIEWING', 'REJECTED'] },
      'admin.applications': { list: [row, { ...row, aplUid: 'a2' }], cnt_total: 2 },
      'admin.moveApplication': { state: 'REVIEWING' },
    });
    await screen.findByRole('button', { name: '검토 시작' });

    await user.keyboard('a');
    const start = within(screen.getByRole('dialog', { name: '검토 시작' }));
    await user.click(start.getByRole('button', { name: '검토 시작' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stayed = shell.path();
    await user.keyboard('r');
    const dialog = within(screen.getByRole('dialog', { name: '반려' }));
    await user.type(dialog.getByRole('textbox'), '자료가 모자랍니다.');
    await user.click(dialog.getByRole('button', { name: '반려' }));

    await waitFor(() => expect(shell.path()).toBe(toApplicationHref('a2')));
    expect(stayed).toBe(toApplicationHref('a1'));
  });

  const day = '2026-12-04';
  it.each([
    ['검토 시작', { state: 'SUBMITTED', targets: ['REVIEWING'] }, {}, { to: 'REVIEWING', rev: 7 }],
    [
      '위원 배정',
      { targets: ['MATCHED'] },
      { 한도윤: 'AD001' },
      { to: 'MATCHED', advisorUid: 'AD001', visitPlace: null, rev: 7 },
    ],
    ['보완 기한 늘리기', { state: 'SUPPLEMENT', targets: [] }, { '보완 기한': day }, { dueDt: day, rev: 7 }],
    [
      '방문 일정 정하기',
      { state: 'MATCHED', targets: [], visitDt: `${day}T10:00:00+09:00`, visitPlace: '생산동' },
      { '방문 장소': '' },
      { visitDt: `${day}T10:00:00+09:00`, visitPlace: null, rev: 7 },
    ],
  ])('makes the move %s without what is optional', async (name, given, typed, body) => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, ...given },
      'admin.listAdvisors': { list: [advisor] },
      'admin.moveApplication': { state: 'REVIEWING' },
      'admin.extendSupplement': { dueDt: day },
      'admin.moveVisit': { visitDt: `${day}T10:00:00+09:00`, visitPlace: null },
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name }));
    await dialog.findByRole('textbox', { name: /안내/ });
    for (const [label, value] of Object.entries(typed)) {
      const field = await dialog.findByLabelText(new RegExp(label));
      if (field instanceof HTMLInputElement && field.type === 'radio') await user.click(field);
      else if (value === '') await user.clear(field);
      else await user.type(field, value);
    }
    await user.click(dialog.getByRole('button', { name }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '처리했습니다.' }));
    const [sent] = shell.http.requests.filter(({ method }) => method === 'PATCH');
    expect(JSON.parse(JSON.stringify(sent?.body))).toEqual({ ...body, ...('to' in body && { fileUids: [] }) });
  });

  it.each([
    ['선정', 'ASSN', 'SELECTED'],
    ['수행 시작', 'TECH', 'IN_PROGRESS'],
    ['결과보고 받기', 'TECH', 'REPORTING'],
    ['완료', 'TECH', 'DONE'],
  ])('sends agreement and report as files with the move %s', async (name, kind, to) => {
    const file = { fileUid: '0190f3a0-0000-7000-8000-000000000001', orgNm: '협약서.pdf', ext: 'pdf', size: 4 };
    const stored = { ...file, mime: 'application/pdf', url: '/file/f1', viewUrl: null, thumbUrl: null };
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, kind, targets: [to] },
      'admin.moveApplication': { state: to },
      'file.upload': { list: [stored], cnt_total: 1 },
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name }));
    await user.upload(dialog.getByLabelText(/첨부 파일/), new File(['%PDF'], file.orgNm, { type: 'application/pdf' }));
    expect(await dialog.findByText(file.orgNm)).toBeVisible();
    await user.click(dialog.getByRole('button', { name }));

    await waitFor(() =>
      expect(shell.http.requests.find((one) => one.name === 'admin.moveApplication')?.body).toMatchObject({
        to,
        fileUids: [file.fileUid],
      }),
    );
  });

  it('takes no files with a rejection', async () => {
    const { user } = await openOffice(toApplicationHref('a1'), { 'admin.application': application });
    await user.click(await screen.findByRole('button', { name: '반려' }));

    expect(within(screen.getByRole('dialog')).queryByLabelText(/첨부 파일/)).not.toBeInTheDocument();
  });

  it('shows the new state and keeps what was typed after another has moved it', async () => {
    let moved = application;
    const { user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': () => moved,
      'admin.moveApplication': () => {
        moved = { ...application, state: 'SUPPLEMENT', targets: ['REVIEWING'], rev: 8 };
        return refusal('4405', '그사이 김하늘 님이 10:21에 처리했습니다.');
      },
    });
    await user.click(await screen.findByRole('button', { name: '반려' }));
    const dialog = within(screen.getByRole('dialog', { name: '반려' }));

    await user.type(dialog.getByRole('textbox', { name: /안내/ }), '요건이 맞지 않습니다.');
    await user.click(dialog.getByRole('button', { name: '반려' }));

    expect(await dialog.findByText('그사이 김하늘 님이 10:21에 처리했습니다.')).toBeVisible();
    expect(await screen.findByText('보완요청')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /안내/ })).toHaveValue('요건이 맞지 않습니다.');
  });

  it('shows the name of the applicant after a purpose was chosen', async () => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, values: { ...application.values, applicantNm: '황*은' } },
      'admin.revealApplication': { values: { applicantNm: '황나은' } },
    });
    expect(await screen.findByText('황*은')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/목적/), 'APPLY');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));

    expect(await screen.findByText('황나은')).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'admin.revealApplication')?.body).toEqual({
      purposeCd: 'APPLY',
      memo: '',
    });
    await user.click(screen.getByRole('button', { name: '지금 가리기' }));
    expect(screen.getByText('황*은')).toBeVisible();
  });

  it('links the files that the applicant added with a supplement, at the step, once a purpose was chosen', async () => {
    const file = {
      fileUid: 'f1',
      orgNm: '사양서.hwpx',
      ext: 'hwpx',
      mime: 'application/hwp+zip',
      size: 1,
      url: '/file/f1',
      viewUrl: null,
      thumbUrl: null,
    };
    const step = { dt: '2026-11-21T09:00:00+09:00', memo: null, dueDt: null, files: [], type: 'MOVE', by: 'STAFF' };
    const timeline = [
      { ...step, entryUid: 't1', type: 'REQUEST', state: 'SUPPLEMENT' },
      { ...step, entryUid: 't2', type: 'ANSWER', state: 'REVIEWING', by: 'MEMBER', memo: '붙였습니다.', files: [file] },
      { ...step, entryUid: 't3', changeYn: 'Y', state: 'REVIEWING' },
    ];
    const { user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, timeline },
      'admin.revealApplication': { values: { applicantNm: '황나은' } },
    });

    const steps = [...(await screen.findByRole('list', { name: '진행 과정' })).children];
    expect(steps.map((one) => one.textContent)).toEqual([
      expect.stringContaining('보완요청'),
      expect.stringContaining('보완 제출'),
      expect.stringContaining('일정 변경'),
    ]);
    expect(within(steps[1] as HTMLElement).getByText('붙였습니다.')).toHaveClass('lines');
    expect(within(steps[1] as HTMLElement).getByRole('button', { name: '사양서.hwpx' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/목적/), 'APPLY');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));
    const link = await within(steps[1] as HTMLElement).findByRole('link', { name: '사양서.hwpx' });
    expect(link).toHaveAttribute('href', '/file/f1?purposeCd=APPLY&memo=');
  });

  it('reads a joint project in the order of its form, with names, units and tables', async () => {
    const values = {
      ...application.values,
      budgetNm: ['재료비'],
      budgetSupport: ['18000000'],
      budgetCash: ['4000000'],
      budgetKind: ['0'],
      personNm: ['황*은'],
      personOrg: ['대표'],
      personRole: ['총괄'],
      personShare: ['20'],
      performTo: '2027-11-30',
      performFrom: '2026-12-01',
      professorMode: 'MATCH',
      bizNo: '0000100007',
      summary: '첫 줄\n둘째 줄',
      salesKrw: '',
      totalKrw: '22000000',
    };
    const project = { ...application, kind: 'ASSN', refNm: '2027년 산학공동기술과제', values };
    await openOffice(toApplicationHref('a1'), { 'admin.application': project });

    const facts = within(await screen.findByRole('table', { name: '신청 내용' })).getAllByRole('row');
    expect(facts.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '공고2027년 산학공동기술과제',
      '신청자명황나은',
      '사업자등록번호000-01-00007',
      '과제 요약첫 줄\n둘째 줄',
      '수행기간2026. 12. 1.~2027. 11. 30.',
      '책임교수매칭 요청',
      '총사업비22,000,000원',
    ]);
    expect(screen.getByText(/첫 줄/)).toHaveClass('lines');
    const budget = within(screen.getByRole('table', { name: '사업비' }));
    expect(budget.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '지원금 18,000,000원',
      '기업 현금 4,000,000원',
      '기업 현물 0원',
    ]);
    expect(within(screen.getByRole('table', { name: '참여인력' })).getByText(/20%/)).toBeVisible();
  });

  it('offers no move without one on the server', async () => {
    await openOffice(toApplicationHref('a1'), { 'admin.application': { ...application, state: 'DONE', targets: [] } });

    expect(await screen.findByText('더 처리할 것이 없습니다.')).toBeVisible();
  });

  it('downloads the copy of the application', async () => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), { 'admin.application': application });
    await user.click(await screen.findByRole('button', { name: '신청서 사본 내려받기' }));

    expect(shell.http.requests.at(-1)).toMatchObject({ path: '/api/v1/admin/apply/a1/copy' });
  });
});
