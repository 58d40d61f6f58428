import type { TreeNode } from '@haesol/contracts/common';
import { countTeams, findTeams } from './teamRules.ts';

const team = (name: string, children: TreeNode[] = []): TreeNode => ({
  name,
  duty: '',
  person: null,
  tel: null,
  email: null,
  children,
});
const teams = [team('단장', [team('산학협력 1팀'), team('산학협력 2팀 (TLO)'), team('산학연구·기획팀')])];
const listFound = (keyword: string) =>
  findTeams(teams, keyword).flatMap(({ children }) => children.map(({ name }) => name));

describe('the search of teams', () => {
  it.each([
    ['TLO', '산학협력 2팀 (TLO)'],
    ['ＴＬＯ', '산학협력 2팀 (TLO)'],
    ['t-l-o', '산학협력 2팀 (TLO)'],
    ['２팀', '산학협력 2팀 (TLO)'],
    ['산학\u200b협력2팀\u200d', '산학협력 2팀 (TLO)'],
    ['\u202d2팀\u202c', '산학협력 2팀 (TLO)'],
    ['산학·협력 ２', '산학협력 2팀 (TLO)'],
    ['산학협력 1팀'.normalize('NFD'), '산학협력 1팀'],
    ['연구‧기획', '산학연구·기획팀'],
    ['연구 기획', '산학연구·기획팀'],
    ['ㅅㅎㅇㄱ', '산학연구·기획팀'],
  ])('finds by %s', (keyword, name) => {
    expect(listFound(keyword)).toEqual([name]);
    expect(countTeams(teams, keyword)).toBe(1);
  });

  it('finds nothing by other words, and all without one', () => {
    expect(findTeams(teams, '3팀')).toEqual([]);
    expect(findTeams(teams, ' \u200b')).toEqual(teams);
  });
});
