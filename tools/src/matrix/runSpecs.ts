import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { rootDir } from '../build/packages.ts';

/** Result of one spec for the current mix. */
export interface SpecOutcome {
  readonly spec: string;
  readonly passed: boolean;
  /** Titles of the failed tests, or why nothing ran. */
  readonly detail: string;
}

interface SpecPlace {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly releaseToken: string | undefined;
}

/** Runs specs by name on a site, and returns the result of each. */
export type RunSpecs = (specs: readonly string[], place: SpecPlace) => Promise<readonly SpecOutcome[]>;

const maxDetail = 900;
const toDetail = (text: string) => text.trim().slice(0, maxDetail);

function run(file: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise<{ status: number; output: string }>((done) => {
    child.on('error', (error) => done({ status: 127, output: error.message }));
    child.on('close', (code) => done({ status: code ?? 1, output }));
  });
}

const toEnvironment = ({ url, cookie, releaseToken }: SpecPlace) => ({
  BASE_URL: url,
  ...(cookie !== undefined && { HAESOL_COOKIE: cookie }),
  ...(releaseToken !== undefined && { HAESOL_RELEASE_TOKEN: releaseToken }),
});

/** Runs a program whose exit code is the result of a spec, with its output as the detail of a failure. */
export function createProbe(file: string): RunSpecs {
  return async (specs, place) => {
    const outcomes: SpecOutcome[] = [];
    for (const spec of specs) {
      const { status, output } = await run(resolve(file), [spec], rootDir, toEnvironment(place));
      outcomes.push({ spec, passed: status === 0, detail: status === 0 ? '' : toDetail(output || `exit ${status}`) });
    }
    return outcomes;
  };
}

const testResult = z.object({ title: z.string(), ok: z.boolean() });
interface Suite {
  readonly file: string;
  readonly specs: readonly z.output<typeof testResult>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(testResult),
  get suites() {
    return z.optional(z.array(suite));
  },
});
/** Fields of Playwright's JSON report that are read here. */
const report = z.object({ suites: z.array(suite) });

const listTests = ({ specs, suites = [] }: Suite): readonly z.output<typeof testResult>[] => [
  ...specs,
  ...suites.flatMap(listTests),
];

/** @param json Playwright's report; @param output for a spec missing in the report */
export function readReport(specs: readonly string[], json: unknown, output: string): readonly SpecOutcome[] {
  const parsed = report.safeParse(json);
  const suites = parsed.success ? parsed.data.suites : [];
  return specs.map((spec) => {
    const tests = suites.filter(({ file }) => file.endsWith(`${spec}.spec.ts`)).flatMap(listTests);
    const failed = tests.filter(({ ok }) => !ok).map(({ title }) => title);
    if (tests.length === 0) return { spec, passed: false, detail: toDetail(`No test ran. ${output}`) };
    return { spec, passed: failed.length === 0, detail: toDetail(failed.join('; ')) };
  });
}

/** Formats the cookie as storage state for Playwright's contexts. */
function toStorageState({ url, cookie = '' }: SpecPlace): string {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const { hostname, protocol } = new URL(url);
  const secure = protocol === 'https:';
  const own = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure, sameSite: 'Lax' };
  return JSON.stringify({ cookies: cookie === '' ? [] : [own], origins: [] });
}

/** Runs specs of `e2e/specs` in Chromium, by default that of CHROMIUM_PATH. */
export const runPlaywright: RunSpecs = async (specs, place) => {
  const folder = await mkdtemp(join(tmpdir(), 'haesol-matrix-specs-'));
  try {
    const state = join(folder, 'state.json');
    const file = join(folder, 'report.json');
    await writeFile(state, toStorageState(place));
    const args = ['test', '--reporter=json', ...specs.map((spec) => `specs/${spec}.spec`)];
    const { output } = await run(join(rootDir, 'e2e/node_modules/playwright/cli.js'), args, join(rootDir, 'e2e'), {
      ...toEnvironment(place),
      HAESOL_STORAGE_STATE: state,
      HAESOL_TEST_RUN: folder,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    const json = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    return readReport(specs, json, output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
