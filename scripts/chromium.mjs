// Finds a Chromium for the browser tests, or installs one. `node scripts/chromium.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebian } from './debian.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome.exe',
  'msedge.exe',
];

const { ProgramFiles = '', 'ProgramFiles(x86)': ProgramFilesX86 = '', LOCALAPPDATA = '', PATH = '' } = process.env;
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[ProgramFiles, ProgramFilesX86, LOCALAPPDATA].flatMap((base) => [
    join(base, 'Google/Chrome/Application/chrome.exe'),
    join(base, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: tries the next path.
    return false;
  }
}

/** Finds the system's browser: on PATH first, then in default locations. */
function findInstalled() {
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...places].find(isProgram);
}

/** @returns the path of Playwright's own browser, installed or not, and the command line that installs it */
function playwright() {
  const fromE2e = createRequire(new URL('../e2e/package.json', import.meta.url));
  const cli = join(dirname(fromE2e.resolve('playwright/package.json')), 'cli.js');
  return { path: fromE2e('playwright').chromium.executablePath(), cli };
}

/**
 * Tries CHROMIUM_PATH, the system's browsers, Playwright's own, and the system's packages, in this order.
 * @returns `{ path, how }`, where `how` is one line for display
 * @throws if none is found or can be installed
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
    return { path: chosen, how: `${chosen} (CHROMIUM_PATH)` };
  }
  const installed = findInstalled();
  if (installed !== undefined) return { path: installed, how: `${installed} (installed)` };

  const own = playwright();
  if (isProgram(own.path)) return { path: own.path, how: `${own.path} (fetched by Playwright before)` };
  // Output goes to stderr, so that stdout has only the path.
  const fetched = spawnSync(process.execPath, [own.cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  if (fetched.status === 0 && isProgram(own.path)) {
    return { path: own.path, how: `${own.path} (fetched by Playwright now)` };
  }
  if (installDebian('chromium')) {
    const packaged = findInstalled();
    if (packaged !== undefined) return { path: packaged, how: `${packaged} (installed by apt-get now)` };
  }
  throw new Error('No Chromium: none is installed, Playwright could not fetch one. Install one, or set CHROMIUM_PATH.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { path, how } = findChromium();
    console.error(`chromium: ${how}`);
    console.log(path);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
