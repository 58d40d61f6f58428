import { aMember, aMyPage, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { aCourse } from '#testing/courseSample';

const course = {
  ...aCourse(),
  html: '<p>검사</p>',
  place: '교육실',
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  sessions: [],
  contact: '인재양성팀',
  classCds: ['COMPANY'],
  classNms: ['기업'],
  waitRemainCnt: 10,
  cancelUntil: '2026-12-02',
  onlineUrl: null,
  devices: [],
  files: [],
};
const uid = '0190a000-0000-7000-8000-000000000001';
const colleague = { memberUid: uid, name: '이도윤', position: '대리', state: null };

const render = (change: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path: '/cooperation/application?type=edu&eduUid=E1',
    session: aMember(),
    answers: {
      'edu.get': course,
      'edu.colleagues': { inChargeYn: 'N', list: [] },
      'mypage.myPage': aMyPage(),
      'apply.draft': { draft: null },
      'apply.createDraft': { aplUid: uid, savedDt: '2026-11-23T10:00:00+09:00' },
      'apply.saveDraft': { aplUid: uid, savedDt: '2026-11-23T10:00:00+09:00' },
      'edu.enroll': { aplUid: 'A1', aplNo: 'EDU-1', attendeeNm: '한가람', state: 'APPLIED', waitNo: null, list: [] },
      ...change,
    },
  });

describe('the application for a course', () => {
  it('shows before the form that seats and waiting list are full', async () => {
    await render({ 'edu.get': { ...course, state: 'FULL', remainCnt: 0, waitRemainCnt: 0 } });

    expect(await screen.findByText('정원과 대기 인원이 모두 찼습니다.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /동의/ })).not.toBeInTheDocument();
  });

  it('goes through three steps and submits the input with its draft', async () => {
    const { shell, user } = await render();

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByRole('textbox', { name: /이름|신청자/ })).toHaveValue('한가람');
    await user.click(screen.getByRole('radio', { name: '회사 메일' }));
    await user.type(screen.getByRole('textbox', { name: /회사 메일 주소/ }), 'han@company.example');
    await user.type(screen.getByRole('textbox', { name: /참가 동기/ }), '현장에 씁니다.');
    await user.click(screen.getByRole('checkbox', { name: '휠체어 자리' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByText('han@company.example')).toBeVisible();
    expect(screen.getAllByText('휠체어 자리').length).toBeGreaterThan(0);
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('edu.enroll');
    await user.click(screen.getByRole('button', { name: /제출/ }));

    const sent = shell.http.requests.findLast(({ name }) => name === 'edu.enroll');
    expect(sent?.body).toMatchObject({
      attendeeCd: 'SELF',
      proofCd: 'MAIL',
      proofEmail: 'han@company.example',
      motive: '현장에 씁니다.',
      needs: ['WHEELCHAIR'],
      waitYn: 'N',
      draftUid: uid,
    });
    expect(shell.path()).toBe('/cooperation/applyComplete?enrollUid=A1');
  });

  it('says how long the application and its draft are kept', async () => {
    await render();

    expect(await screen.findByText(/^회원 탈퇴 시까지\. .*마지막 저장일부터 90일$/)).toBeVisible();
  });

  it('stops at the proof of employment, which is required, and asks for the mailbox of the company', async () => {
    const { user } = await render();

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByRole('radiogroup', { name: /재직확인 방법/ })).toBeRequired();
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByRole('radio', { name: '고용보험 가입확인서 첨부' })).toHaveFocus();
    expect(screen.getAllByText('재직확인 방법을 선택해 주세요.').length).toBeGreaterThan(0);

    await user.click(screen.getByRole('radio', { name: '회사 메일' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByRole('textbox', { name: /회사 메일 주소/ })).toHaveFocus();
    expect(screen.getByText(/담당자가 이 주소로 확인 메일을 보냅니다/)).toBeVisible();
  });

  it('marks the documents as required while a certificate proves the employment', async () => {
    const { user } = await render();
    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    const documents = () => screen.getByLabelText(/^첨부파일/, { selector: 'input' });
    expect(documents()).not.toBeRequired();

    await user.click(screen.getByRole('radio', { name: '고용보험 가입확인서 첨부' }));
    expect(documents()).toBeRequired();
    await user.click(screen.getByRole('radio', { name: '회사 메일' }));
    expect(documents()).not.toBeRequired();
  });

  it('marks sections without any input as optional', async () => {
    const { user } = await render({
      'mypage.myPage': aMyPage({ memberClass: 'STUDENT' }),
      'edu.get': { ...course, classCds: [] },
    });

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    const sections = within(screen.getByRole('navigation', { name: '작성 항목' }));
    expect(sections.getByRole('button', { name: /신청자/ })).toHaveTextContent('완료');
    expect(sections.getByRole('button', { name: /참가 정보/ })).toHaveTextContent('선택 사항');
    expect(sections.getByRole('button', { name: /첨부파일/ })).toHaveTextContent('선택 사항');
  });

  it('says until when one can cancel, and fills in the department of a student', async () => {
    const { user } = await render({
      'mypage.myPage': aMyPage({
        memberClass: 'STUDENT',
        affiliation: { ...aMyPage().affiliation, companyNm: null, deptCd: 'D1' },
      }),
      'edu.get': { ...course, classCds: [] },
      'codes.names': { D1: '기계공학과' },
    });

    expect(await screen.findByText('2026. 12. 2.까지 마이페이지에서 취소할 수 있습니다.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(screen.getByRole('textbox', { name: '소속' })).toHaveValue('기계공학과');
  });

  it('leads to the field that the server refuses, with the focus on it', async () => {
    const refused = refusal('4000', '입력한 내용을 다시 확인해 주세요.', {
      fieldErrors: [{ field: 'affiliation', code: 'custom', message: '소속을 다시 확인해 주세요.' }],
    });
    const { user } = await render({ 'edu.enroll': refused });

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('radio', { name: '회사 메일' }));
    await user.type(screen.getByRole('textbox', { name: /회사 메일 주소/ }), 'han@company.example');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('button', { name: /제출/ }));

    expect(await screen.findByRole('textbox', { name: '소속' })).toHaveFocus();
  });

  it('offers the waiting list if the last seat was taken meanwhile', async () => {
    const taken = refusal('4402', '정원이 마감되었습니다.', { waitYn: 'Y' });
    const { shell, user } = await render({ 'edu.enroll': taken });

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('radio', { name: '회사 메일' }));
    await user.type(screen.getByRole('textbox', { name: /회사 메일 주소/ }), 'han@company.example');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('button', { name: /제출/ }));

    const sent = shell.http.requests.filter(({ name }) => name === 'edu.enroll');
    expect(sent.map(({ body }) => (body as { waitYn?: string }).waitYn)).toEqual(['N', 'Y']);
  });

  it('is closed for members of another class', async () => {
    await render({ 'edu.get': { ...course, classCds: ['STUDENT'], classNms: ['학생'] } });

    expect(await screen.findByText('학생 회원이 신청할 수 있는 교육입니다.')).toBeVisible();
  });

  it('lets the person in charge choose colleagues who are not enrolled yet', async () => {
    const enrolled = {
      ...colleague,
      memberUid: '0190a000-0000-7000-8000-000000000002',
      name: '강주은',
      state: 'APPLIED',
    };
    const { user } = await render({ 'edu.colleagues': { inChargeYn: 'Y', list: [colleague, enrolled] } });

    await user.click(await screen.findByRole('checkbox', { name: /동의/ }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('radio', { name: '동료(대리등록)' }));
    const group = within(screen.getByRole('group', { name: /참석할 동료/ }));
    expect(group.getByRole('checkbox', { name: /강주은/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '다음' }));

    expect(screen.getAllByText('참석할 동료를 선택해 주세요.').length).toBeGreaterThan(0);
  });

  it('shows that the course takes no applications', async () => {
    await render({ 'edu.get': { ...course, state: 'CLOSED' } });

    expect(await screen.findByRole('link', { name: '교육 안내 보기' })).toHaveAttribute(
      'href',
      '/cooperation/edu?eduUid=E1',
    );
  });

  it('links to the existing enrolment', async () => {
    await render({ 'edu.get': { ...course, myState: 'APPLIED', myAplUid: 'A1' } });

    const links = await screen.findAllByRole('link', { name: /보기/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/myPage/edu?aplUid=A1',
      '/cooperation/edu?eduUid=E1',
    ]);
  });
});
