import { enrollForm } from '@haesol/contracts/learn';
import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const anEnrolment = (change: object = {}) => ({
  aplUid: 'a1',
  aplNo: 'EDU-10001',
  attendeeNm: '한가람',
  state: 'APPLIED',
  waitNo: null,
  eduUid: 'e1',
  memberUid: 'm1',
  email: 'han@company.example',
  tel: '010-0000-1001',
  affiliation: '다온푸드텍',
  position: '과장',
  motive: '',
  proofCd: null,
  proofEmail: '',
  needs: [],
  needsText: '',
  appliedDt: '2026-11-20T10:24:00+09:00',
  attended: [],
  progressPct: null,
  score: null,
  certNo: null,
  files: [],
  rev: 1,
  ...change,
});

describe('EnrolmentsScreen', () => {
  it('rejects a member who was offered a seat, like one who waits', async () => {
    const { shell, user } = await openOffice(`${paths.enrolments}?eduUid=e1`, {
      'admin.enrolments': { list: [anEnrolment({ state: 'OFFERED' })], cnt_total: 1 },
      'admin.moveItems': { done: ['a1'], failed: [] },
    });
    const row = (await screen.findByText('한가람')).closest('tr') as HTMLElement;

    expect(within(row).getByText('자리 제안')).toBeVisible();
    expect(within(row).queryByRole('button', { name: '확정' })).not.toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: '미선정' }));
    const dialog = within(screen.getByRole('dialog', { name: '미선정으로 처리할까요?' }));
    await user.type(dialog.getByRole('textbox'), '대상이 아닙니다.');
    await user.click(dialog.getByRole('button', { name: /미선정$/ }));

    const moves = () => shell.http.requests.filter(({ name }) => name === 'admin.moveItems');
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(moves()[0]?.body).toMatchObject({ uids: ['a1'], to: 'REJECTED', memo: '대상이 아닙니다.' });
  });

  it('shows which fees are paid, filters by it, and confirms a payment by key', async () => {
    const list = [
      anEnrolment({ state: 'APPROVED', fee: 50_000, paidDt: null }),
      anEnrolment({
        aplUid: 'a2',
        attendeeNm: '두나래',
        state: 'LEARNING',
        fee: 50_000,
        paidDt: '2026-11-22T10:00:00+09:00',
      }),
      anEnrolment({ aplUid: 'a3', attendeeNm: '세가온', state: 'APPROVED', fee: 0, paidDt: null }),
    ];
    const { shell, user } = await openOffice(`${paths.enrolments}?eduUid=e1`, {
      'admin.enrolments': { list, cnt_total: 3 },
      'admin.moveItems': { done: ['a1'], failed: [] },
    });
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
    expect((await rowOf('한가람')).getByText('미납')).toBeVisible();
    expect((await rowOf('두나래')).getByText('납부')).toBeVisible();
    expect((await rowOf('세가온')).getByText('무료')).toBeVisible();
    expect((await rowOf('세가온')).queryByRole('button', { name: '납부 확인' })).toBeNull();
    await user.keyboard('jp');
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveItems')?.body).toMatchObject({
        ...{ uids: ['a1'], to: 'PAID', revs: [1] },
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '수강료' }), '미납');
    await waitFor(() =>
      expect(shell.http.requests.filter(({ name }) => name === 'admin.enrolments').at(-1)?.query).toMatchObject({
        paid: 'UNPAID',
      }),
    );
  });

  it('downloads the certificate of a person who has completed the course', async () => {
    const { shell, user } = await openOffice(`${paths.enrolments}?eduUid=e1&edit=a1`, {
      'admin.enrolments': { list: [anEnrolment({ state: 'COMPLETED', certNo: 'HS-1' })], cnt_total: 1 },
      'admin.certificate': null,
    });
    await user.click(await screen.findByRole('button', { name: '수료증 내려받기' }));

    const calls = () => shell.http.requests.filter(({ name }) => name === 'admin.certificate');
    await waitFor(() => expect(calls()).toHaveLength(1));
  });

  it('asks for a purpose before the list of participants is downloaded', async () => {
    const { shell, user } = await openOffice(`${paths.enrolments}?eduUid=e1&state=APPLIED`, {
      'admin.enrolments': { list: [anEnrolment()], cnt_total: 1 },
      'admin.export': null,
    });
    await user.click(await screen.findByRole('link', { name: '참가자 명단' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '내려받기' }));

    expect(await dialog.findByText('내려받는 목적을 선택해 주세요.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '업무 처리' }));
    await user.click(dialog.getByRole('button', { name: '내려받기' }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.export')).toMatchObject({
        query: { screen: 'participants', eduUid: 'e1', state: 'APPLIED', purposeCd: 'WORK' },
      }),
    );
  });

  it('shows what a person enrolled with, and the proof of employment as a file', async () => {
    const file = {
      fileUid: 'f1',
      orgNm: '가입확인서.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 1,
      url: '/file/f1',
      viewUrl: null,
      thumbUrl: null,
    };
    const enrolment = anEnrolment({
      motive: '현장에 쓰려고\n배웁니다.',
      needs: ['WHEELCHAIR'],
      proofCd: 'INSURANCE',
      files: [file],
    });
    const { user } = await openOffice(`${paths.enrolments}?eduUid=e1`, {
      'admin.enrolments': { list: [enrolment], cnt_total: 1 },
    });
    expect(await screen.findByText('EDU-10001 · 파일 1개')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '한가람' }));

    const dialog = within(await screen.findByRole('dialog', { name: '한가람 EDU-10001' }));
    expect(dialog.getByText(/현장에 쓰려고/)).toHaveClass('lines');
    for (const text of ['휠체어 자리', '고용보험 가입확인서 첨부']) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(dialog.getByRole('button', { name: '가입확인서.pdf' })).toBeVisible();
  });

  it('shows every value of a student’s application for field practice', async () => {
    const typed = {
      ...{ applicantNm: '이*비', email: 'pr***e@campus.example', tel: '010-****-7007', affiliation: '기계공학과' },
      ...{ position: '4학년', motive: '생산 현장을 배우려고 합니다.', proofEmail: 'pr***f@campus.example' },
      needsText: '1층 작업장을 원합니다.',
    };
    const named = { needs: '문자통역', proofCd: '회사 메일', fileUids: '포트폴리오.pdf', imageUids: '작품.png' };
    const file = {
      ...{ fileUid: 'f1', orgNm: named.fileUids, ext: 'pdf', mime: 'application/pdf', size: 1, url: '/file/f1' },
      ...{ viewUrl: null, thumbUrl: null },
    };
    const files = [file, { ...file, fileUid: 'f2', orgNm: named.imageUids }];
    const enrolment = anEnrolment({ ...typed, needs: ['CAPTION'], proofCd: 'MAIL', files });
    const { user } = await openOffice(`${paths.enrolments}?eduUid=e1`, {
      'admin.enrolments': { list: [enrolment], cnt_total: 1 },
    });
    await user.click(await screen.findByRole('link', { name: '한가람' }));

    const dialog = await screen.findByRole('dialog', { name: '한가람 EDU-10001' });
    for (const text of Object.values({ ...typed, ...named })) expect(dialog).toHaveTextContent(text);
    const unseen = ['agreePrivacy', 'attendeeCd', 'attendeeUids', 'draftUid', 'waitYn'];
    expect(
      Object.keys({ ...typed, ...named })
        .concat(unseen)
        .toSorted(),
    ).toEqual(Object.keys(enrollForm.shape).toSorted());
  });

  it('lists what waits in all courses, and approves it there', async () => {
    const waiting = { ...anEnrolment(), attendeeNm: '한*람', eduNm: '식품 HACCP 실무' };
    const { shell, user } = await openOffice(`${paths.enrolments}?searchKeyword=HACCP`, {
      'admin.allEnrolments': { list: [waiting], cnt_total: 1 },
      'admin.moveItems': { done: ['a1'], failed: [] },
    });
    const course = await screen.findByRole('link', { name: '식품 HACCP 실무' });
    expect(course).toHaveAttribute('href', `${paths.enrolments}?eduUid=e1`);
    expect(shell.http.requests.find(({ name }) => name === 'admin.allEnrolments')?.query).toMatchObject({
      state: '',
      searchKeyword: 'HACCP',
    });
    await user.click(within(course.closest('tr') as HTMLElement).getByRole('button', { name: '확정' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveItems')?.body).toMatchObject({
        uids: ['a1'],
        to: 'APPROVED',
      }),
    );
  });

  it('is where the menu and Today lead to what waits', async () => {
    await openOffice(paths.today, {
      'admin.today': {
        areas: [{ area: 'learn', level: 'MOVE' }],
        queues: [{ queue: 'ENROLMENT', cnt: 3, oldestDt: '2026-11-20T10:24:00+09:00' }],
        days: [],
      },
    });

    const links = () => screen.getAllByRole('link', { name: /수강 신청/ }).map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual([paths.enrolments, paths.enrolments]));
  });

  it('keeps the course when the filters are cleared', async () => {
    await openOffice(`${paths.enrolments}?eduUid=e1&state=APPLIED`, {
      'admin.enrolments': { list: [anEnrolment()], cnt_total: 1 },
    });
    const views = within(await screen.findByRole('navigation', { name: '수강 신청 보기' }));

    expect(views.getByRole('link', { name: '전체' })).toHaveAttribute('href', `${paths.enrolments}?eduUid=e1`);
  });
});

describe('AttendanceDialog', () => {
  const course = {
    ...{ eduUid: 'e1', title: '식품 HACCP 실무', summary: '', html: '', typeCd: 'GROUP', fieldCd: 'FOOD' },
    ...{ aud: 'WORKER', kind: 'COURSE', levelCd: null, preparation: null, place: '교육관', onlineUrl: null },
    ...{ lecturer: '강사', criteria: '80%', contact: '061', applyFrom: '2026-01-05T09:00:00+09:00' },
    ...{ applyTo: '2026-01-20T18:00:00+09:00', startDt: '2026-02-01', endDt: '2026-02-03', hours: 12 },
    ...{ capacity: 100, appliedCnt: 60, waitCapacity: 5, waitCnt: 0, fee: 0, classCds: [], deviceUids: [] },
    sessions: [
      { no: 1, date: '2026-02-01', from: '09:00', to: '12:00', title: '기초' },
      { no: 2, date: '2026-02-02', from: '09:00', to: '12:00', title: '실습' },
    ],
    ...{ thumbUrl: '/a.svg', thumbAlt: '그림', files: [] },
  };
  const ended = anEnrolment({ aplUid: 'a9', attendeeNm: '이완료', state: 'COMPLETED', attended: [1] });
  const learner = (change: object = {}) => anEnrolment({ state: 'LEARNING', attended: [], ...change });
  const openRoll = async (answers: Parameters<typeof openOffice>[1], query = '') => {
    const page = await openOffice(`${paths.enrolments}?eduUid=e1&edit=attendance${query}`, {
      'admin.getCourse': course,
      ...answers,
    });
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: '출석부' })) };
  };

  it('has further pages of a large course', async () => {
    const { dialog, shell } = await openRoll(
      { 'admin.enrolments': { list: [learner()], cnt_total: 60 } },
      '&pageNum=2',
    );

    expect(await dialog.findByRole('checkbox', { name: '한가람 1차시 출석' })).toBeVisible();
    expect(dialog.getByRole('link', { name: /^1/ })).toHaveAttribute(
      'href',
      `${paths.enrolments}?eduUid=e1&edit=attendance`,
    );
    expect(shell.http.requests.find(({ query }) => query?.purpose === 'ATTENDANCE')?.query).toMatchObject({
      pageNum: '2',
    });
  });

  it('takes the roll by 1 and 0, down the people of a lesson', async () => {
    const second = learner({ aplUid: 'a2', attendeeNm: '두나래', attended: [1] });
    const { dialog, shell, user } = await openRoll({
      'admin.enrolments': { list: [learner(), ended, second], cnt_total: 3 },
      'admin.markAttendance': { changed: 2 },
    });
    (await dialog.findByRole('checkbox', { name: '한가람 1차시 출석' })).focus();
    await user.keyboard('1');
    expect(dialog.getByRole('checkbox', { name: '두나래 1차시 출석' })).toHaveFocus();
    await user.keyboard('0');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.markAttendance')?.body).toEqual({
        rows: [
          { aplUid: 'a1', attended: [1], rev: 1 },
          { aplUid: 'a2', attended: [], rev: 1 },
        ],
      }),
    );
  });

  it('shows people who completed the course as closed, and sends only the others', async () => {
    const { dialog, shell, user } = await openRoll({
      'admin.enrolments': { list: [ended, learner()], cnt_total: 2 },
      'admin.markAttendance': { changed: 1 },
    });
    await user.click(await dialog.findByRole('checkbox', { name: '한가람 2차시 출석' }));
    const row = within(dialog.getByRole('row', { name: /이완료/ }));

    expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(row.getByText('수료')).toBeVisible();
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['출석', '–']);
    await user.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.markAttendance')?.body).toEqual({
        rows: [{ aplUid: 'a1', attended: [2], rev: 1 }],
      }),
    );
  });

  it('says that a person has completed the course in between, and sends nothing for them', async () => {
    const now = { state: 'COMPLETED', rev: 2, byNm: '김하늘', dt: '2026-11-25T10:21:00+09:00' };
    let stored = learner();
    const { dialog, user } = await openRoll({
      'admin.enrolments': () => ({ list: [stored], cnt_total: 1 }),
      'admin.markAttendance': () => {
        stored = learner({ state: 'COMPLETED', rev: 2 });
        return refusal('4405', '그사이 김하늘 님이 10:21에 고쳤습니다. 쓰신 내용은 그대로 있습니다.', now);
      },
    });
    await user.click(await dialog.findByRole('checkbox', { name: '한가람 2차시 출석' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    expect(await dialog.findByText(/출석을 바꿀 수 없습니다: 한가람/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the ticks and shows both versions when another has saved in between', async () => {
    const now = { state: 'CHANGED', rev: 2, byNm: '김하늘', dt: '2026-11-25T10:21:00+09:00' };
    let stored = learner();
    let isRefused = true;
    const { dialog, shell, user } = await openRoll({
      'admin.enrolments': () => ({ list: [stored], cnt_total: 1 }),
      'admin.markAttendance': () => {
        if (!isRefused) return { changed: 1 };
        isRefused = false;
        stored = learner({ attended: [1], rev: 2 });
        return refusal('4405', '그사이 김하늘 님이 10:21에 고쳤습니다. 쓰신 내용은 그대로 있습니다.', now);
      },
    });
    await user.click(await dialog.findByRole('checkbox', { name: '한가람 2차시 출석' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    expect(await dialog.findByText(/그사이 김하늘 님이/)).toBeVisible();
    const both = within(await dialog.findByRole('region', { name: '한가람' }));
    expect(both.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1차시', '2차시']);
    expect(dialog.getByRole('checkbox', { name: '한가람 2차시 출석' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(shell.http.requests.filter(({ name }) => name === 'admin.markAttendance').map(({ body }) => body)).toEqual(
        [{ rows: [{ aplUid: 'a1', attended: [2], rev: 1 }] }, { rows: [{ aplUid: 'a1', attended: [2], rev: 2 }] }],
      ),
    );
  });
});
