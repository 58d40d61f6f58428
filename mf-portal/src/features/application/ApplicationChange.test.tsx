import { aMember, aMyPage, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';

const uid = '11111111-2222-4333-8444-555555555555';
const at = '2026-11-23T14:02:00+09:00';
const code = (value: string, codeName: string, upperCode: string | null = null) => ({
  code: value,
  codeName,
  upperCode,
});
const detail = {
  aplUid: uid,
  aplNo: 'T-2026-0142',
  kind: 'TECH',
  state: 'SUBMITTED',
  title: '색 변화 개선',
  refUid: '',
  refNm: null,
  step: 3,
  submittedDt: at,
  savedDt: at,
  dueDt: null,
  values: {
    agreePrivacy: true,
    agreeThird: true,
    applicantNm: '한가람',
    email: 'garam@nuri.example',
    tel: ['010', '0000', '1001'],
    affiliation: '(주)누리정밀',
    position: '대표',
    companyNm: '(주)누리정밀',
    bizNo: '000-01-00007',
    ceoNm: '한가람',
    imageUids: [],
    fileUids: [],
    industryCd: 'FOOD',
    techField: ['T20', 'T21'],
    title: '색 변화 개선',
    problem: '갈변이 심합니다.',
    wish: '온도 구간',
    modeCd: 'VISIT',
    wishDates: ['', '', ''],
    advisorUid: '',
    ndaYn: 'Y',
  },
  codeNms: {},
  files: [],
  bundleUrl: null,
  timeline: [],
  ahead: [],
  withdrawableYn: 'Y',
  changeableYn: 'Y',
  advisor: null,
  visitDt: null,
  visitPlace: null,
  contact: '기업협력팀',
};

const render = (change: object = {}) =>
  renderPage({
    app,
    path: `/cooperation/application?aplUid=${uid}`,
    session: aMember(),
    answers: {
      'mypage.myPage': aMyPage(),
      'mypage.application': { ...detail, ...change },
      'apply.adviceCount': { count: { all: 1, thisYear: 1 } },
      'apply.change': { aplUid: uid },
      'codes.list': {
        list: [code('T20', '바이오헬스'), code('T21', '기능성 식품', 'T20'), code('FOOD', '식품')],
        cnt_total: 3,
      },
      'advisors.list': { list: [], cnt_total: 0, fields: [] },
    },
  });

describe('ApplicationChange', () => {
  it('sends the new contents, without saving a draft', async () => {
    const { shell, user } = await render();

    const title = await screen.findByRole('textbox', { name: /애로기술 제목/ });
    expect(title).toHaveValue('색 변화 개선');
    await user.type(title, '과 향');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('button', { name: '수정 저장' }));

    await waitFor(() => expect(shell.path()).toBe(`/myPage/tech?aplUid=${uid}`));
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('apply.saveDraft');
    expect(shell.http.requests.findLast(({ name }) => name === 'apply.change')?.body).toMatchObject({
      values: { title: '색 변화 개선과 향', ndaYn: 'Y' },
    });
  });

  it('shows how many free consultations the company has left', async () => {
    const { user } = await render();

    await user.click(await screen.findByRole('button', { name: '이전' }));

    expect(screen.getByText(/무료 자문이 1회 남았습니다\. 가족회사이면 올해 4회 남았습니다\./)).toBeVisible();
  });

  it('leads back to an application whose review has begun', async () => {
    await render({ state: 'REVIEWING', changeableYn: 'N' });

    expect(await screen.findByText(/검토가 시작되었거나/)).toBeVisible();
    expect(screen.getByRole('link', { name: '신청 내용 보기' })).toHaveAttribute('href', `/myPage/tech?aplUid=${uid}`);
  });
});
