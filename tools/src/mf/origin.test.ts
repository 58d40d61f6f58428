import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrigin, findPerson, listCommits, readCommit } from './origin.ts';

let dir: string;
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.email=a@b.example', ...args], { cwd: dir, encoding: 'utf8' }).stdout.trim();
function commit(file: string, subject: string): string {
  mkdirSync(join(dir, file, '..'), { recursive: true });
  writeFileSync(join(dir, file), subject);
  git('add', '.');
  git('commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'haesol-origin-'));
  git('init', '-q');
  git('config', 'user.name', '한가람');
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('readCommit', () => {
  it('names the commit, and reports uncommitted changes in the folders', () => {
    const id = commit('mf-a/src/app.ts', 'first');
    expect(readCommit(dir, ['mf-a'])).toEqual({ commit: id, dirty: false });

    writeFileSync(join(dir, 'notes.txt'), 'x');
    expect(readCommit(dir, ['mf-a'])).toEqual({ commit: id, dirty: false });

    writeFileSync(join(dir, 'mf-a/src/new.ts'), 'x');
    expect(readCommit(dir, ['mf-a'])).toEqual({ commit: id, dirty: true });
  });

  it('returns nothing without a repository', () => {
    rmSync(join(dir, '.git'), { recursive: true });

    expect(readCommit(dir, ['mf-a'])).toEqual({});
  });
});

describe('findOrigin', () => {
  it('returns nothing for a build of other sources', () => {
    expect(findOrigin({ id: 'mf-a', packageDir: dir }, 'build0001')).toEqual({});
  });
});

describe('findPerson', () => {
  it('returns the one in the environment, else that of git', () => {
    expect(findPerson({ HAESOL_PERSON: 'release\u0007 job' }, dir)).toBe('release job');
    expect(findPerson({}, dir)).toBe('한가람');
  });
});

describe('listCommits', () => {
  it('lists commits between two builds that touch the folders', () => {
    const from = commit('mf-a/a.ts', 'first');
    commit('mf-b/b.ts', 'of another team');
    const to = commit('mf-a/a.ts', 'second');

    expect(listCommits(dir, from, to, ['mf-a'])).toEqual([expect.stringMatching(/^[0-9a-f]+ second$/)]);
    expect(listCommits(dir, '0'.repeat(40), to, ['mf-a'])).toBeUndefined();
  });
});
