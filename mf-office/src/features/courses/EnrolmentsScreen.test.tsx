import { enrollForm } from '@haesol/contracts/learn';
import { screen, waitFor, within } from '@haesol/remote/testing';
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
    expect(dialog.getByRole('link', { name: '가입확인서.pdf' })).toHaveAttribute('href', '/file/f1');
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

  it('leads to the courses without a course in the address', async () => {
    await openOffice(paths.enrolments, {});

    expect(await screen.findByText('과정을 골라 주세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '교육과정 고르기' })).toHaveAttribute('href', paths.courses);
    expect(screen.queryByText('불러오는 중입니다.')).not.toBeInTheDocument();
  });

  it('keeps the course when the filters are cleared', async () => {
    await openOffice(`${paths.enrolments}?eduUid=e1&state=APPLIED`, {
      'admin.enrolments': { list: [anEnrolment()], cnt_total: 1 },
    });
    const views = within(await screen.findByRole('navigation', { name: '수강 신청 보기' }));

    expect(views.getByRole('link', { name: '전체' })).toHaveAttribute('href', `${paths.enrolments}?eduUid=e1`);
  });
});
