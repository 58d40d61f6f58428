import { developmentKeys, providedLibraries, providedNames, singletonKeys } from '@haesol/build';
import * as providedI18n from './providedI18n.ts';
import * as providedQuery from './providedQuery.ts';
import * as providedRouter from './providedRouter.ts';
import { shareScope } from './shareScope.ts';

const namesOf = (module: object) => Object.keys(module).sort();

function moduleOf(key: string): Record<string, unknown> {
  const [version = {}] = Object.values(shareScope[key] ?? {}).map((shared) => shared.get()());
  return version as Record<string, unknown>;
}

describe('shareScope', () => {
  it('has exactly the keys that remotes are built against', () => {
    const expected = [
      ...[singletonKeys, developmentKeys].flatMap((keys) => Object.values(keys).flat()),
      ...Object.values(providedLibraries).map(({ key }) => key),
    ];

    expect(Object.keys(shareScope).sort()).toEqual([...expected].sort());
  });

  it('has the version of the installed package for each key', () => {
    const versions = Object.values(shareScope).map((entry) => Object.keys(entry));

    expect(versions).toEqual(versions.map(() => [expect.stringMatching(/^\d+\.\d+\.\d+/)]));
  });

  it('provides exactly the listed names of the router', () => {
    expect(namesOf(providedRouter)).toEqual([...(providedNames['react-router-dom'] ?? [])].sort());
  });

  it('provides exactly the listed names of the query library', () => {
    expect(namesOf(providedQuery)).toEqual([...(providedNames['@tanstack/react-query'] ?? [])].sort());
  });

  it('provides exactly the listed names of react-i18next', () => {
    expect(namesOf(providedI18n)).toEqual([...(providedNames['react-i18next'] ?? [])].sort());
  });

  it('provides exactly the listed names of zod', () => {
    expect(namesOf(moduleOf('zod/mini'))).toEqual([...(providedNames['zod/mini'] ?? [])].sort());
  });

  it.each(['jotai', 'i18next'])('provides every listed name of %s', (key) => {
    expect(namesOf(moduleOf(key))).toEqual(expect.arrayContaining([...(providedNames[key] ?? [])]));
  });

  it('shares one module under both names of the router', () => {
    expect(moduleOf('react-router')).toBe(moduleOf('react-router-dom'));
  });
});
