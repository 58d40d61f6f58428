import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { readText, root } from './workspace.ts';

/** Files from the contract to SQL and screen that may name what a list is searched for. */
const maxFiles = 4;

const list = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** `searchKeyword`, or the same by another name. */
const namesKeyword = (text: string) => /\b(?:searchKeyword|keyword|searchWord)\b/.test(withoutComments(text));

/** Each feature that shows a list which can be searched, with the files of the list that name the keyword. */
function listFeatures() {
  const screens = list('mf-*/src/features/*/*.{ts,tsx}');
  const server = list('server/src/domains/*/*.ts');
  const foldersWith = (paths: readonly string[], pattern: RegExp) => [
    ...new Set(paths.filter((path) => pattern.test(readText(path))).map((path) => dirname(path))),
  ];
  return list('shared/src/contracts/*.ts').flatMap((contract) =>
    readText(contract)
      .split(/^export const (?=\w+ = defineEndpoint)/m)
      .filter((part) => part.includes('...pageQuery(') && part.includes('searchKeyword: queryText()'))
      .flatMap((part) => {
        const endpoint = /^\w+/.exec(part)?.[0] ?? '';
        const domains = foldersWith(server, new RegExp(`\\broute\\(app, context, ${endpoint}\\b`));
        return foldersWith(screens, new RegExp(`\\blistState\\(${endpoint}\\b`)).map((feature) => ({
          name: `${endpoint} in ${feature}`,
          files: [contract, ...server, ...screens].filter(
            (path) =>
              path === contract || ([...domains, feature].includes(dirname(path)) && namesKeyword(readText(path))),
          ),
        }));
      }),
  );
}

describe('the keyword of a list', () => {
  const features = listFeatures();

  it('is found in the lists that can be searched', () => {
    expect(features.length).toBeGreaterThanOrEqual(8);
    expect(namesKeyword('const { keyword } = filter;')).toBe(true);
    expect(namesKeyword('/** The keyword. */')).toBe(false);
  });

  it.each(features)(`$name stands in at most ${maxFiles} files`, ({ files }) => {
    expect(files.length).toBeGreaterThan(1);
    expect(files.slice(maxFiles)).toEqual([]);
  });
});
