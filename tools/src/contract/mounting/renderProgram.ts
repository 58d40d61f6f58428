// Renders every page and slot of a build as the server does, without a page's globals. Started by `checkMounted`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RemoteServerBuild, type RenderingRequest, releaseManifest, toIdPrefix } from '@haesol/contracts/release';
import { loadProvidedModules, loadServerBuild } from '../../../../server/src/pages/rendering/loadServerBuild.ts';
import { isWorkspace, rootDir } from '../../build/packages.ts';
import { listPlaces, type Place } from './listPlaces.ts';
import { createTell, maxBlockMs, startWatch } from './watchBlocks.ts';

const [, , dir = '', site = ''] = process.argv;
const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')));
const requireModule = createRequire(join(rootDir, isWorkspace ? 'server/package.json' : 'package.json'));
const modules = loadProvidedModules(requireModule);
const { renderToString } = requireModule('react-dom/server') as typeof import('react-dom/server');
const tell = createTell();

/** A request that the site did not answer: without its answer a page is not rendered. */
class NoAnswer extends Error {}

async function ask({ path, query }: RenderingRequest): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const url = `${site}${path}${search === '' ? '' : `?${search}`}`;
  const response =
    site === '' ? undefined : await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  const envelope = (await response?.json().catch(() => undefined)) as { status?: { code?: string } } | undefined;
  if (envelope?.status?.code !== '200') throw new NoAnswer(path);
  return envelope;
}

/** @returns what is wrong; undefined for a rendered page, or one without its answers */
async function renderOnce(build: RemoteServerBuild, { path, slot }: Place): Promise<string | undefined> {
  let isAnswered = true;
  const request = (wanted: RenderingRequest) =>
    ask(wanted).catch((error: unknown) => {
      isAnswered = false;
      throw error;
    });
  try {
    const rendering = {
      path,
      now: Date.now(),
      languageCd: '',
      slotMarkup: {},
      slotLanguages: {},
      request,
      ...(slot && { slot }),
    };
    const element = (await build.prepare(rendering)) as Parameters<typeof renderToString>[0];
    renderToString(element, { identifierPrefix: toIdPrefix(manifest.id, slot) });
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // Without an answer its own error comes first; that of a missing name is the build's.
    if (!isAnswered && !(error instanceof ReferenceError)) return undefined;
    return `the server cannot render it: ${text.split('\n')[0]}`;
  }
}

const faults: string[] = [];
try {
  tell('ssr/server.js');
  const code = readFileSync(join(dir, manifest.ssr ?? ''), 'utf8');
  const build = loadServerBuild(code, 'ssr/server.js', modules) as RemoteServerBuild;
  for (const place of listPlaces(manifest, 'server')) {
    const name = place.slot ?? place.path;
    tell(name);
    const fault = await renderOnce(build, place);
    tell(name);
    const stopWatch = startWatch();
    const again = fault ?? (await renderOnce(build, place));
    const longestMs = stopWatch();
    if (again !== undefined) faults.push(`${name}: ${again}`);
    if (longestMs > maxBlockMs) {
      faults.push(`${name}: the server takes ${Math.round(longestMs)} ms to render it, ${maxBlockMs} are allowed`);
    }
  }
} catch (error) {
  faults.push(`ssr/server.js: ${error instanceof Error ? error.message : String(error)}`);
}
process.stdout.write(`\n${JSON.stringify(faults)}`);
process.exit(0);
