import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { traceStack } from '../../../server/src/release/registry/traceStack.ts';
import { listTargets, rootDir } from '../build/packages.ts';
import { hashSources } from '../build/sourceHash.ts';
import { MfError } from '../contract/MfError.ts';
import { buildRelease } from '../contract/releaseFolder.ts';
import { measureRelease, type ReleaseSizes } from '../size/measureRelease.ts';
import { parseBuild } from './channels.ts';
import { type Command, type MfContext, readId } from './command.ts';
import { type ComparedBuild, describeChanges } from './describeChanges.ts';
import { fetchBuild } from './fetchBuild.ts';
import { listCommits } from './origin.ts';
import type { ReleaseRow } from './registryClient.ts';

const commitLength = 8;

/**
 * Formats the team of the token, which is proven, the person, whom the command named unless a member was signed in, and the name
 * of the token: `mf-travel (says 한가람, token CI)`.
 */
export function describeActor(team: string, person: string | null, proof: string | null = null): string {
  const named = person === null ? [] : [proof === 'member' ? person : `says ${person}`];
  const details = [...named, ...(proof === null || proof === 'member' ? [] : [proof])];
  return details.length === 0 ? team : `${team} (${details.join(', ')})`;
}

/** Formats who published a build, and its sources, if known: `by mf-travel (says 한가람), 3f9a0b1c with changes`. */
export function describeOrigin({
  person,
  publishedBy,
  commit,
  isDirty,
}: Pick<ReleaseRow, 'person' | 'publishedBy' | 'commit' | 'isDirty'>): string {
  const source = commit === null ? '' : `, ${commit.slice(0, commitLength)}${isDirty ? ' with changes' : ''}`;
  return `by ${describeActor(publishedBy, person)}${source}`;
}

async function describeRemote({ client }: MfContext, id: string): Promise<string[]> {
  const builds = await client.releases(id);
  const target = listTargets().find((one) => one.id === id);
  const local = target === undefined ? undefined : hashSources(target.packageDir, 'production');
  const lines = builds
    .filter(({ channels }) => channels.length > 0)
    .flatMap((row) =>
      row.channels.map((name) => `  ${name.padEnd(8)}${row.buildId} ${row.publishedAt} ${describeOrigin(row)}`),
    );
  const known = builds.find(({ buildId }) => buildId === local);
  const where =
    known === undefined
      ? 'not published'
      : known.channels.length === 0
        ? 'published, in no channel'
        : `published, ${known.channels.join(', ')}`;
  return [id, ...lines, ...(local === undefined ? [] : [`  ${'here'.padEnd(8)}${local} ${where}`])];
}

/** Fetches the files of a build for the time of their measurement. */
async function measureBuild(context: MfContext, id: string, buildId: string): Promise<ReleaseSizes> {
  const dir = await mkdtemp(join(tmpdir(), 'haesol-diff-'));
  try {
    return measureRelease((await fetchBuild(context.client, id, buildId, dir)).dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Returns the build of the current sources, or one of the registry. */
async function findBuild(
  context: MfContext,
  id: string,
  name: string | undefined,
): Promise<{ buildId: string; commit: string | null } & ComparedBuild> {
  const { client, log } = context;
  if (name === undefined) {
    const { dir, manifest } = await buildRelease(id, log);
    const { buildId, files, remoteJson } = manifest;
    return { buildId, commit: null, files, remoteJson, sizes: measureRelease(dir) };
  }
  const rows = await client.releases(id);
  const row = rows.find(({ channels, buildId }) => buildId === name || channels.includes(name));
  if (row === undefined) {
    parseBuild(name);
    throw new MfError(
      `${id} has no build and no channel ${name}`,
      `npm run mf -- list ${id} names those that are kept.`,
    );
  }
  return { ...(await client.release(id, row.buildId)), sizes: await measureBuild(context, id, row.buildId) };
}

/** Commands that only read. */
export const inspectCommands: Readonly<Record<string, Command>> = {
  status: {
    usage: 'status [mf-…]',
    summary: 'what each channel has, who published it of which commit, and whether the present sources are there',
    async run(context) {
      const ids = context.args.length > 0 ? [readId(context)] : listTargets().map(({ id }) => id);
      for (const id of ids) for (const line of await describeRemote(context, id)) context.print(line);
      return undefined;
    },
  },
  diff: {
    usage: 'diff mf-… [from] [to]',
    summary:
      'what changes from one build or channel (stable) to another (the present sources): commits, pages, files, bytes',
    async run(context) {
      const [id = readId(context), from = 'stable', to] = context.args;
      const before = await findBuild(context, id, from);
      const after = await findBuild(context, id, to);
      context.print(`${id}: ${before.buildId} -> ${after.buildId}`);
      const commits =
        before.commit === null
          ? undefined
          : listCommits(rootDir, before.commit, after.commit ?? 'HEAD', [id, 'shared']);
      for (const line of commits ?? []) context.print(`  commit ${line}`);
      for (const line of describeChanges(before, after)) context.print(`  ${line}`);
      return undefined;
    },
  },
  trace: {
    usage: 'trace mf-… [--stack error.txt]',
    summary: "names the sources of an error's stack, from the standard input or a file, by the release's source maps",
    async run(context) {
      const { client, options, print } = context;
      const id = readId(context);
      const stack = options.stack === undefined ? await text(process.stdin) : await readFile(options.stack, 'utf8');
      const given = stack.trimEnd();
      const lines = await traceStack(given, id, (build, file) => client.sourceMap(id, build, file));
      for (const line of lines) print(line);
      if (lines.join('\n') === given) {
        throw new MfError(
          `No line of the stack lies in a build of ${id} whose source maps the server has`,
          `Lines look like at f (https://…/remotes/${id}/<build>/<file>.js:1:200); npm run mf -- list ${id} names the builds.`,
        );
      }
      return undefined;
    },
  },
};
