import { describe, expect, it } from '@jest/globals';
import {
  isThere,
  listCommands,
  listDocuments,
  listForbidden,
  listLinks,
  listNamedFiles,
  resolves,
} from './documents.ts';
import { readText } from './workspace.ts';

const documents = listDocuments();
const records = documents.filter(({ path }) => path.startsWith('docs/decisions/'));

const aDocument = (text: string) => ({ path: 'docs/README.md', text });

describe('documents', () => {
  it('link to existing files and headings', () => {
    const links = documents.flatMap((document) => listLinks(document).map((link) => ({ document, link })));

    const dead = links.filter(({ document, link }) => !resolves(document, link));

    process.stderr.write(`documents: ${links.length} links in ${documents.length} documents\n`);
    expect(dead.map(({ document, link }) => `${document.path}: ${link}`)).toEqual([]);
    expect(links.length).toBeGreaterThan(30);
  });

  it('name existing files', () => {
    const names = documents.flatMap((document) => listNamedFiles(document).map((name) => `${document.path}: ${name}`));

    process.stderr.write(`documents: ${names.length} names of files\n`);
    expect(names.filter((name) => !isThere(name.split(': ')[1] ?? ''))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  it('name existing commands and parts of the tests', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Readonly<Record<string, string>> };
    const parts = readText('scripts/testParts.mjs');
    // Of a remote in a repository of its own, whose page a part of the long run executes.
    const ofRemotes = Object.keys(
      JSON.parse(
        /"scripts": (\{[^}]*\})/.exec(readText('tools/src/createRemote/ownTemplate/package.json.txt'))?.[1] ?? '{}',
      ),
    );
    const commands = documents.flatMap((document) =>
      listCommands(document).filter(
        ({ script }) => document.path !== 'docs/own-repository.md' || !ofRemotes.includes(script),
      ),
    );

    const gone = commands.filter(
      ({ script, part }) => scripts[script] === undefined || (part !== undefined && !parts.includes(`name: '${part}'`)),
    );

    expect(gone).toEqual([]);
    expect(commands.length).toBeGreaterThan(40);
  });

  it('name no registry and no path of one machine', () => {
    const found = documents.flatMap((document) => listForbidden(document).map((text) => `${document.path}: ${text}`));

    expect(found).toEqual([]);
  });
});

describe('decision records', () => {
  it('are in the index, in order', () => {
    const listed = [...readText('docs/README.md').matchAll(/\((decisions\/[^)]+)\)/g)].map(
      ([, path]) => `docs/${path}`,
    );

    expect(listed).toEqual(records.map(({ path }) => path).toSorted());
  });
});

describe('the finder', () => {
  it('finds a dead link and a dead heading', () => {
    const document = aDocument('[a](gone.md) [b](teams.md#gone) [c](teams.md#folder) `[d](code.md)`');

    expect(listLinks(document).filter((link) => !resolves(document, link))).toEqual(['gone.md', 'teams.md#gone']);
  });

  it('finds a moved file', () => {
    expect(listNamedFiles(aDocument('`server/src/gone.ts` `npm start` `server/src/domains/<name>/routes.ts`'))).toEqual(
      ['server/src/gone.ts'],
    );
    expect(isThere('server/src/gone.ts')).toBe(false);
  });

  it('reads commands and parts', () => {
    expect(listCommands(aDocument('`npm run gone -- a` and `npm test -- e2e:journey`, `npm start`'))).toEqual([
      { script: 'gone', part: undefined },
      { script: 'test', part: 'e2e' },
      { script: 'start', part: undefined },
    ]);
  });

  it.each([
    'https://registry.example.org/react',
    '/root/haesol/.data',
    '/home/kim/haesol',
    'C:\\haesol',
    '../shared/notes.md',
  ])('finds %s', (text) => {
    expect(listForbidden(aDocument(`See ${text} there`))).toHaveLength(1);
  });

  it('accepts URLs of the site', () => {
    expect(
      listForbidden(aDocument('`/registry.json`, `/api/v1/registry/<id>`, `shared/remote/src/http/errors.ts`')),
    ).toEqual([]);
  });
});
