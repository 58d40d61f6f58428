import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toPassGoodsEditHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const pass = {
  gdsDtlUid: 'PS1',
  rev: 4,
  state: 'ON',
  psCd: 'T',
  hours: 24,
  pickCnt: null,
  persons: 1,
  validDays: 180,
  price: 19_900,
  soldCnt: 12,
  thumbUrl: '/art/scene/beach.svg',
  thumbAlt: '그림',
  places: ['G1'],
  texts: [
    { lang: 'ko', nm: '누리패스 24시간권', summary: '요약', description: '소개' },
    { lang: 'ja', nm: 'ヌリパス', summary: null, description: null },
  ],
};
const places = [
  { gdsUid: 'G1', gdsNm: '은물결 갯벌', state: 'ON' },
  { gdsUid: 'G2', gdsNm: '솔숲 길', state: 'ON' },
];
const answers = {
  'admin.getPassGoods': pass,
  'admin.changePassGoods': { gdsDtlUid: 'PS1', rev: 5 },
  'admin.listPlaces': { list: places, cnt_total: 2 },
  'codes.list': { list: [{ code: 'T', codeName: '시간권', upperCode: null }], cnt_total: 1 },
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('PassGoodsScreen', () => {
  it('lists what a pass promises, its price and its missing languages', async () => {
    const { texts: _texts, places: _places, ...facts } = pass;
    const row = { ...facts, passNm: '누리패스 24시간권', placesCnt: 42, missing: ['ja'] };
    await openOffice(paths.passGoods, { ...answers, 'admin.listPassGoods': { list: [row], cnt_total: 1 } });

    const link = await screen.findByRole('link', { name: '누리패스 24시간권' });
    expect(link).toHaveAttribute('href', toPassGoodsEditHref('PS1'));
    expect(screen.getByText('24시간 · 1명 · 구매 뒤 180일 안에 시작')).toBeVisible();
    expect(screen.getByText('19,900')).toBeVisible();
    expect(screen.getByText('일본어')).toBeVisible();
  });
});

describe('PassGoodsEditScreen', () => {
  it('changes price and places with the version that was seen, and names what a language lacks', async () => {
    const { shell, user } = await openOffice(toPassGoodsEditHref('PS1'), answers);
    const facts = await section('기본 정보');
    const price = facts.getByRole('textbox', { name: /판매가/ });
    await user.clear(price);
    await user.type(price, '20900');
    await user.click(await facts.findByRole('checkbox', { name: '솔숲 길' }));
    await user.click(facts.getByRole('button', { name: '기본 정보 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changePassGoods')?.body).toEqual({
        ...{ price: 20_900, places: ['G1', 'G2'], state: 'ON', rev: 4 },
        ...{ thumbUrl: '/art/scene/beach.svg', thumbAlt: '그림' },
      }),
    );
    expect((await section('일본어 글')).getByText(/빠진 글 2개: 요약, 소개/)).toBeVisible();
    expect(facts.getByText(/24시간 · 1명 · 구매 뒤 180일 안에 시작\. 산 회원에게 한 약속/)).toBeVisible();
    expect(screen.getByRole('link', { name: '보는 사람 화면' })).toHaveAttribute('href', '/travel/pass?gdsDtlUid=PS1');
  });

  it('adds a pass of hours, and says at the field that it cannot have a choice of places too', async () => {
    const { shell, user } = await openOffice(toPassGoodsEditHref('new'), {
      ...answers,
      'admin.addPassGoods': { gdsDtlUid: 'PS9', rev: 0 },
    });
    const facts = await section('기본 정보');
    const type = (name: RegExp, text: string) => user.type(facts.getByRole('textbox', { name }), text);
    await type(/이름/, '누리패스 12시간권');
    await type(/요약/, '반나절');
    await type(/소개/, '반나절 동안 씁니다.');
    await user.selectOptions(facts.getByRole('combobox', { name: /종류/ }), '시간권');
    await type(/이용 시간/, '12');
    await type(/고를 수 있는 곳의 수/, '3');
    await type(/판매가/, '9900');
    await user.click(await facts.findByRole('checkbox', { name: '은물결 갯벌' }));
    await user.click(facts.getByRole('button', { name: '패스 추가' }));
    const wrong = '이용 시간과 고를 수 있는 곳 가운데 하나만 입력해 주세요.';
    expect((await facts.findAllByText(wrong)).length).toBeGreaterThan(0);
    expect(shell.http.requests.some(({ name }) => name === 'admin.addPassGoods')).toBe(false);
  });
});
