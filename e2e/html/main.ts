// Checks the markup of every public page of the site at BASE_URL with the Nu HTML checker. Errors fail the run unless
// allowedFindings.json allows them; so does a line of that list without a match.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type AllowedFinding, compareFindings, type Finding, readFindings } from './findings.ts';
import { listPages } from './listPages.ts';

const { BASE_URL: siteUrl, HAESOL_TEST_RUN = '.data' } = process.env;
const say = (text: string) => void process.stdout.write(`${text}\n`);
const folder = resolve(HAESOL_TEST_RUN, 'html');
const jar = createRequire(import.meta.url)('vnu-jar') as string;
const largestOutputBytes = 64 * 1024 * 1024;
const shownPages = 3;

/** Contains each kind of error that the checker must find, so that a run that checks nothing does not pass. */
const plantedPage =
  '<!doctype html><html lang="ko"><head><title>심은 오류</title></head><body><ul><p>목록 안의 문단</p></ul></body></html>';
const plantedMessage = /Element .p. not allowed as child of element .ul./;

/** Empty lists, which the checker accepts, but which screen readers announce as lists. */
const emptyList = /<(ul|ol)\b[^>]*><\/\1>/;

const findEmptyLists = (files: readonly string[]): Finding[] =>
  files.flatMap((file) => {
    const [extract] = emptyList.exec(readFileSync(file, 'utf8')) ?? [];
    return extract === undefined ? [] : [{ file, message: 'A list has no items.', extract }];
  });

async function savePages(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [at, path] of paths.entries()) {
    const response = await fetch(siteUrl + path, { headers: { accept: 'text/html' } });
    if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
    const file = join(folder, `${at}.html`);
    writeFileSync(file, await response.text());
    files.set(file, path);
  }
  return files;
}

/** @throws without Java */
function checkFiles(files: readonly string[]): Finding[] {
  const args = ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', ...files];
  const { error, status, stdout, stderr } = spawnSync('java', args, {
    encoding: 'utf8',
    maxBuffer: largestOutputBytes,
  });
  if (error !== undefined) {
    throw new Error('The Nu HTML checker needs Java. Debian: apt-get install default-jre-headless', { cause: error });
  }
  if (status !== 0) throw new Error(`the checker ended with ${status}: ${stderr}`);
  return readFindings(stdout);
}

async function main(): Promise<number> {
  if (siteUrl === undefined) throw new Error('BASE_URL is missing: npm test -- html');
  mkdirSync(folder, { recursive: true });
  const planted = join(folder, 'planted.html');
  writeFileSync(planted, plantedPage);
  const pages = await savePages(await listPages(siteUrl));
  const files = [...pages.keys()];
  const found = [...checkFiles([...files, planted]), ...findEmptyLists(files)];
  const isPlantFound = found.some(({ file, message }) => file === planted && plantedMessage.test(message));
  const allowed = JSON.parse(
    readFileSync(new URL('./allowedFindings.json', import.meta.url), 'utf8'),
  ) as readonly AllowedFinding[];
  const { unexpected, unused } = compareFindings(
    found.filter(({ file }) => file !== planted),
    allowed,
  );
  for (const { message, files, extract } of unexpected) {
    const where = [...files].slice(0, shownPages).map((file) => pages.get(file));
    say(`${message}\n  ${extract}\n  on ${files.size} pages: ${where.join(' ')}`);
  }
  for (const { message } of unused) say(`allowedFindings.json names what does not occur any more: ${message}`);
  if (!isPlantFound) say('The planted error was not found.');
  say(
    `${pages.size} pages checked, ${unexpected.length} kinds of errors, ${allowed.length} allowed, planted error ${isPlantFound ? 'found' : 'missed'}`,
  );
  return unexpected.length + unused.length === 0 && isPlantFound ? 0 : 1;
}

process.exit(await main());
