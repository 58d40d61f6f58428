import { noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import ChartScreen from './ChartScreen.tsx';

const team = (name: string, duty: string, person: string | null, children: unknown[] = []) => ({
  name,
  duty,
  person,
  tel: '099-700-1011',
  email: person === null ? null : 'family@haesol.example',
  children,
});
const contents = {
  title: '조직도',
  blocks: [
    {
      type: 'tree',
      nodes: [
        team('산학협력단장', '총괄', '한서윤', [
          team('기업협력팀', '가족회사', null, [team('담당', '가족회사 협약', '강주은')]),
          team('창업지원팀', '동아리', null),
        ]),
      ],
    },
  ],
  updatedDt: '2026-11-22T09:00:00+09:00',
};
const render = (path = '/intro/chart', answer: unknown = contents) =>
  renderScreen(<ChartScreen />, { app, path, answers: { 'contents.get': answer } });

describe('ChartScreen', () => {
  it('shows a loading state', async () => {
    await render('/intro/chart', noAnswerYet());

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows teams with contact persons', async () => {
    await render();

    expect(await screen.findByText('창업지원팀', { selector: 'b' })).toBeVisible();
    // The person before the role.
    expect(screen.getByText('강주은', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('link', { name: '강주은 전화 099-700-1011' })).toHaveAttribute('href', 'tel:099-700-1011');
  });

  it('shows the units as boxes, each with a link', async () => {
    await render();
    const parts = within(await screen.findByRole('navigation', { name: '부서' }));
    expect(parts.getByText('산학협력단장')).toBeVisible();
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['기업협력팀', '창업지원팀']);
    expect(parts.getByRole('link', { name: '창업지원팀' })).toHaveAttribute(
      'href',
      `/intro/chart?searchKeyword=${encodeURIComponent('창업지원팀')}`,
    );
    expect(parts.queryByText('강주은')).not.toBeInTheDocument();
  });

  it('hides the boxes in search results', async () => {
    await render('/intro/chart?searchKeyword=협약');

    expect(await screen.findByText('강주은')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '부서' })).not.toBeInTheDocument();
  });

  it('keeps the search in the address', async () => {
    const { shell, user } = await render();

    await user.type(await screen.findByRole('searchbox'), '협약{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/intro/chart?searchKeyword=협약');
  });

  it('finds people by initial consonants, below their team', async () => {
    await render('/intro/chart?searchKeyword=ㄱㅈㅇ');

    expect(await screen.findByText('강주은')).toBeVisible();
    expect(screen.getByText('기업협력팀')).toBeVisible();
    expect(screen.queryByText('창업지원팀')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent("'ㄱㅈㅇ' 검색 결과 1건");
  });

  it('searches consonants that the keyboard joined as the two that were typed', async () => {
    await render('/intro/chart?searchKeyword=ㅎㄾ');

    expect(await screen.findByText('기업협력팀', { selector: 'b' })).toBeVisible();
  });

  it('shows that nothing was found', async () => {
    await render('/intro/chart?searchKeyword=없음');

    expect(await screen.findByText("'없음'에 대한 검색 결과가 없습니다.")).toBeVisible();
    expect(screen.getByRole('link', { name: '전체 조직도' })).toHaveAttribute('href', '/intro/chart');
  });

  it('copies a mail address', async () => {
    const { shell, user } = await render();
    const [copy] = await screen.findAllByRole('button', { name: 'family@haesol.example 복사' });

    if (copy !== undefined) await user.click(copy);

    expect(shell.record.toasts).toEqual([{ kind: 'done', text: '이메일 주소를 복사했습니다.' }]);
  });

  it('shows an empty state', async () => {
    await render('/intro/chart', { ...contents, blocks: [] });

    expect(await screen.findByText('등록된 내용이 없습니다.')).toBeVisible();
  });

  it('shows an error state', async () => {
    await render('/intro/chart', noNetwork());

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
