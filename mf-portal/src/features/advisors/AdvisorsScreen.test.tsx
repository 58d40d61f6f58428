import type { Advisor } from '@haesol/contracts/learn';
import { noNetwork, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const anAdvisor: Advisor = {
  advisorUid: 'AD007',
  nm: '임보경',
  affiliation: '해솔대학교 식품공학과',
  position: '교수',
  fieldCd: 'T20',
  fieldNm: '바이오헬스',
  keywords: ['기능성 식품', '갈변'],
  introduction: '농산물 가공품의 갈변을 줄이는 방법을 제안합니다.',
  adviceCnt: 2,
};
const aList = {
  list: [anAdvisor],
  cnt_total: 1,
  fields: [
    { categoryCd: 'T10', categoryNm: '스마트제조', cnt: 6 },
    { categoryCd: 'T20', categoryNm: '바이오헬스', cnt: 4 },
  ],
};
const path = '/cooperation/advice';

describe('AdvisorsScreen', () => {
  it('shows an adviser with subjects, and links to the form with this adviser', async () => {
    await renderPage({ app, path, answers: { 'advisors.list': aList } });

    expect(await screen.findByRole('heading', { level: 2, name: /^임보경/ })).toBeVisible();
    expect(screen.getByText('바이오헬스 · 자문 2건')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '주제' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '임보경 위원에게 자문 신청' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=tech&advisorUid=AD007',
    );
  });

  it('counts the fields and keeps the choice in the address', async () => {
    await renderPage({ app, path, answers: { 'advisors.list': aList } });

    expect(await screen.findByRole('link', { name: /전체\s*10/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /바이오헬스\s*4/ })).toHaveAttribute('href', `${path}?field=T20`);
  });

  it('searches by keywords', async () => {
    const { user, shell } = await renderPage({ app, path, answers: { 'advisors.list': aList } });

    await user.type(await screen.findByRole('searchbox', { name: '자문위원 검색' }), '갈변{Enter}');

    expect(new URL(shell.path(), 'http://site').searchParams.get('searchKeyword')).toBe('갈변');
  });

  it('shows empty and error states', async () => {
    const empty = { ...aList, list: [], cnt_total: 0 };
    await renderPage({ app, path: `${path}?searchKeyword=없음`, answers: { 'advisors.list': empty } });
    expect(await screen.findByText('조건에 맞는 자문위원이 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', path);
    await renderPage({ app, path, answers: { 'advisors.list': noNetwork() } });

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
