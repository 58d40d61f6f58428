import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { root } from './workspace.ts';

/**
 * Exports used only by tests, with the reason for keeping them. Names in the specification have the tag `@specification` and
 * are not listed by knip.
 */
const kept: Readonly<Record<string, string>> = {
  'server/src/config.ts readTestSize': 'the environment is read in this file alone, that of tests, too',
  'server/src/db/describedSql.ts findStatement': 'test databases compare each raw statement with its declaration by it',
  'server/src/db/describedSql.ts int8': 'one of the column types of raw statements, tried by their test',
  'shared/build/src/index.ts browserTargets': 'a check holds the APIs of the sources against it',
  'shared/build/src/index.ts developmentKeys': 'the shell tests its share scope against it',
  'shared/build/src/index.ts loadApp': 'a check compares the requests of every page with the contract by it',
  'shared/build/src/index.ts providedNames': 'the shell tests its share scope against it',
  'shared/build/src/index.ts serverModules': 'a check holds the manifest of the server against it',
  'shared/build/src/rspack.ts defineRspackRemote': 'teams build with Rspack by it (docs/other-builds.md)',
  'shared/build/src/vite.ts defineViteRemote': 'teams build with Vite by it (docs/other-builds.md)',
  'shared/remote/src/context/remoteValues.ts defineFlags': 'teams declare their flags by it (docs/teams.md)',
  'shared/remote/src/context/remoteValues.ts defineSettings': 'teams declare their settings by it (docs/teams.md)',
  'shared/remote/src/context/shellContext.ts useFlag': 'teams read their flags by it (docs/teams.md)',
  'shared/remote/src/context/shellContext.ts useSettings': 'teams read their settings by it (docs/teams.md)',
  'shared/remote/src/http/index.ts callList': 'specification §8',
  'shared/remote/src/http/index.ts callRaw': 'specification §7',
  'shared/remote/src/lifecycle/index.ts prepareServerElement': 'a check renders every page in Node with it',
  'shared/remote/src/lifecycle/index.ts useFlag': 'teams read their flags by it (docs/teams.md)',
  'shared/remote/src/lifecycle/index.ts useSettings': 'teams read their settings by it (docs/teams.md)',
  'shared/remote/src/routes/index.ts defineFlags': 'teams declare their flags by it (docs/teams.md)',
  'shared/remote/src/routes/index.ts defineSettings': 'teams declare their settings by it (docs/teams.md)',
  'shared/remote/src/stand-in/createSiteRequest.ts createSiteRequest':
    'hosts call the API by it (docs/other-builds.md)',
  'shared/remote/src/stand-in/index.ts createSiteRequest': 'hosts call the API by it (docs/other-builds.md)',
  'tools/src/limits/limitTable.ts readLimitTable': 'a test compares the documented table with the limits by it',
};

interface Issue {
  readonly file: string;
  readonly files?: readonly unknown[];
  readonly exports?: readonly { readonly name: string }[];
}

/** Lists unused exports by knip, without tests and the entry points of `shared` as uses. */
function listUnused(): string[] {
  const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--config', 'knip.production.json'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...knip, '--include', 'exports,files', '--reporter', 'json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(`knip said nothing: ${stderr}`);
  const { issues } = JSON.parse(stdout) as { issues: readonly Issue[] };
  return issues.flatMap(({ file, files = [], exports = [] }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.map(({ name }) => `${file} ${name}`),
  ]);
}

describe('code used only by tests', () => {
  it('has a reason here', () => {
    const unused = listUnused();

    process.stderr.write(`unused in production: ${unused.length} exports and files, each with a reason\n`);
    expect(unused.sort()).toEqual(Object.keys(kept).sort());
  });
});
