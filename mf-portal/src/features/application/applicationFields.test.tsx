import { aMember, aMyPage, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';

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
const file = (fileUid: string, orgNm: string) => ({
  ...{ fileUid, orgNm, ext: 'pdf', mime: 'application/pdf', size: 3 },
  ...{ url: '/a', viewUrl: null, thumbUrl: null },
});
const fileUids = ['22222222-2222-4333-8444-555555555555', '33333333-2222-4333-8444-555555555555'];
const ownFiles = [file(fileUids[0] ?? '', '공정표.pdf'), file(fileUids[1] ?? '', '도면.pdf')];

const applicant = {
  agreePrivacy: true,
  agreeThird: true,
  applicantNm: '한가람',
  email: 'garam@nuri.example',
  tel: ['010', '0000', '1001'],
  affiliation: '(주)누리정밀',
  companyNm: '(주)누리정밀',
  bizNo: '000-01-00007',
  ceoNm: '한가람',
};
const advice = {
  ...applicant,
  industryCd: 'FOOD',
  techField: ['T20', 'T21'],
  title: '색 변화 개선',
  problem: '갈변이 심합니다.',
  wish: '온도 구간',
  modeCd: 'VISIT',
  ndaYn: 'Y',
};
const project = {
  ...applicant,
  employees: '24',
  title: '색 변화 예측',
  summary: '요약',
  goal: '목표',
  professorMode: 'MATCH',
  performFrom: '2027-02-01',
  performTo: '2027-11-30',
  totalKrw: '60,000,000',
  budgetNm: ['인건비'],
  budgetSupport: ['44,000,000'],
  budgetCash: ['8,000,000'],
  budgetKind: ['8,000,000'],
  personNm: ['한가람', '이솔'],
  personOrg: ['누리정밀', '누리정밀'],
  personRole: ['총괄', '시험'],
  personShare: ['20', '30'],
  planUids: [fileUids[0]],
};

const code = (value: string, codeName: string, upperCode: string | null = null) => ({
  code: value,
  codeName,
  upperCode,
});

/** Opens the second step with a draft. */
const render = async (search: string, values: object) => {
  const draft = { aplUid: uid, step: 2, savedDt: saved.savedDt, values, files: ownFiles };
  const rendered = await renderPage({
    app,
    path: `/cooperation/application?${search}`,
    session: aMember(),
    answers: {
      'mypage.myPage': aMyPage(),
      'apply.draft': { draft },
      'apply.saveDraft': saved,
      'codes.list': {
        list: [code('T20', '바이오헬스'), code('T21', '기능성 식품', 'T20'), code('FOOD', '식품')],
        cnt_total: 3,
      },
      'advisors.list': { list: [], cnt_total: 0, fields: [] },
      'apply.notice': notice,
      'apply.program': program,
    },
  });
  await screen.findByRole('button', { name: '다음' });
  return rendered;
};
const renderAdvice = (change: object = {}) => render('type=tech', { ...advice, ...change });
const renderProject = (change: object = {}) => render('type=assn&noticeUid=AN001', { ...project, ...change });

const next = () => screen.getByRole('button', { name: '다음' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const isReview = () => screen.queryByRole('heading', { level: 2, name: '확인·제출' }) !== null;
const reviewOf = (term: string) => screen.getByRole('rowheader', { name: term }).parentElement?.querySelector('td');

describe('dates of an application', () => {
  it('stop at an optional date that cannot be read or has passed, and keep and save its text', async () => {
    const { user, shell, unmount } = await renderAdvice();
    await user.type(field('1순위'), '2026-12-09');
    await user.type(field('2순위'), '내일 오후');
    await user.type(field('3순위'), '2020-01-01');

    await user.click(next());

    expect(isReview()).toBe(false);
    expect(screen.getByText('입력한 내용 2건을 확인해 주세요.')).toBeVisible();
    expect(field('2순위')).toHaveFocus();
    expect(field('2순위')).toHaveValue('내일 오후');
    expect(field('2순위')).toHaveAccessibleDescription('날짜를 2026. 12. 3.과 같이 입력해 주세요.');
    expect(field('3순위')).toHaveAccessibleDescription('희망일은 오늘 이후로 입력해 주세요.');
    unmount();
    await waitFor(() =>
      expect(shell.http.requests.at(-1)?.body).toMatchObject({
        values: { wishDates: ['2026-12-09', '내일 오후', '2020-01-01'] },
      }),
    );
  });

  it('show the text of a draft that is no date', async () => {
    await renderAdvice({ wishDates: ['', '내일 오후', ''] });

    expect(field('2순위')).toHaveValue('내일 오후');
  });

  it('stop at a required date out of the period of the notice', async () => {
    const { user } = await renderProject();
    await user.clear(field('수행 시작일'));
    await user.type(field('수행 시작일'), '2028-01-01');

    await user.click(next());

    expect(field('수행 시작일')).toHaveAccessibleDescription(/^수행기간은 2027\. 2\. 1\.부터 2027\. 11\. 30\.까지/);
    expect(field('수행 시작일')).toHaveFocus();
  });

  it('are written in the review as elsewhere', async () => {
    const { user } = await renderAdvice({ wishDates: ['2026-12-09', '', '2026-12-10'] });

    await user.click(next());

    expect(reviewOf('희망일')).toHaveTextContent('2026. 12. 9., 2026. 12. 10.');
  });
});

describe('numbers of an application', () => {
  it('write Korean units out when the field is left', async () => {
    const { user } = await renderProject();
    await user.clear(field(/총사업비/));
    await user.type(field(/총사업비/), '6천만원');
    expect(field(/총사업비/)).toHaveValue('6천만원');

    await user.tab();

    expect(field(/총사업비/)).toHaveValue('60,000,000');
  });

  it.each([
    ['종업원 수', '24.5', '종업원 수는 0~999,999의 정수로 입력해 주세요.'],
    ['종업원 수', '-3', '종업원 수는 0~999,999의 정수로 입력해 주세요.'],
    ['지난해 매출', '-5', '금액을 0 이상의 정수로 입력해 주세요. 예) 32,000,000 또는 3,200만'],
    ['지난해 매출', '999,999,999,999', '금액은 99,999,999,999원까지 입력할 수 있습니다.'],
    ['2행 참여율', '33.3%', '참여인력 2행의 참여율은 1~100의 정수로 입력해 주세요.'],
    ['1행 지원금', '2.5', '금액을 0 이상의 정수로 입력해 주세요. 예) 32,000,000 또는 3,200만'],
  ])('keep %s "%s" as typed, with a message', async (name, text, message) => {
    const { user } = await renderProject();
    const input = field(new RegExp(name));
    await user.clear(input);
    await user.type(input, text);

    await user.click(next());

    expect(isReview()).toBe(false);
    expect(input).toHaveValue(text);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(message);
  });

  it('are the same in the review, with full-width digits as usual ones', async () => {
    const { user } = await renderProject({
      employees: '２４',
      salesKrw: '12.5억',
      personShare: ['20', '２５ %'],
    });

    await user.click(next());

    expect(reviewOf('종업원 수')).toHaveTextContent('24명');
    expect(reviewOf('지난해 매출')).toHaveTextContent('1,250,000,000원');
    expect(reviewOf('이솔')).toHaveTextContent('참여율 25%');
  });
});

describe('rows of an application', () => {
  it('mark and focus the empty fields of their row, with the message beside', async () => {
    const { user } = await renderProject({ personOrg: ['누리정밀', ''], personRole: ['총괄', ''] });

    await user.click(next());

    expect(field('2행 소속·직위')).toHaveFocus();
    expect(field('2행 소속·직위')).toHaveAccessibleDescription('참여인력 2행의 소속·직위를 입력해 주세요.');
    expect(field('2행 맡은 일')).toBeInvalid();
    expect(field('1행 소속·직위')).toBeValid();
  });

  it('mark the column that a rule of the budget concerns', async () => {
    const { user } = await renderProject({ budgetSupport: ['46,000,000'], totalKrw: '62,000,000' });

    await user.click(next());

    expect(field('1행 지원금(원)')).toHaveFocus();
    expect(field('1행 지원금(원)')).toHaveAccessibleDescription('사업비: 지원금이 한도보다 1,000,000원 많습니다.');
  });

  it('name a column in the message as in the table', async () => {
    const { user } = await render('type=collabo&pgmUid=PG001', applicant);

    await user.click(next());

    expect(field('1행 항목')).toHaveAccessibleDescription('사업비 1행의 항목을 입력해 주세요.');
    expect(screen.getByRole('button', { name: '항목 추가' })).toBeVisible();
  });
});

describe('names and files of an application', () => {
  it('refuse signs in the name of the representative', async () => {
    const { user } = await renderAdvice({ ceoNm: '한가람🙂' });

    await user.click(next());

    expect(field(/대표자/)).toHaveAccessibleDescription('대표자는 이름을 한글·영문·한자·가나로 입력해 주세요.');
  });

  it('list the files by name in the review', async () => {
    const { user } = await renderProject({ fileUids: [fileUids[1]] });

    await user.click(next());

    expect(reviewOf('사업계획서')).toHaveTextContent('공정표.pdf');
    expect(reviewOf('첨부파일')).toHaveTextContent('도면.pdf');
    expect(reviewOf('이미지')).toHaveTextContent('없음');
  });

  it('mark the list of technical fields that has no choice', async () => {
    const { user } = await renderAdvice({ techField: ['T20', ''] });

    await user.click(next());

    const group = screen.getByRole('group', { name: /기술분야/ });
    expect(within(group).getByRole('combobox', { name: '세부 분야' })).toHaveFocus();
    expect(within(group).getByRole('combobox', { name: '세부 분야' })).toHaveAccessibleDescription(
      '기술분야를 선택해 주세요.',
    );
  });
});
