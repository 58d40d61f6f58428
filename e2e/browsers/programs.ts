import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Paths of the programs for each browser. */
export interface Programs {
  readonly chromium: { readonly browser: string };
  readonly firefox: { readonly browser: string };
  readonly webkit: { readonly browser: string; readonly driver: string; readonly screen: string };
}

/** Debian packages of a browser, for the message that it is missing. */
export const debianPackages: Readonly<Record<BrowserName, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

const architectures: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };
const webkitFolder = `/usr/lib/${architectures[process.arch] ?? process.arch}-linux-gnu`;

/** Program names are searched on PATH; programs outside of PATH have their full path here. */
const candidates: { readonly [Name in BrowserName]: Readonly<Record<keyof Programs[Name], readonly string[]>> } = {
  // Found by scripts/browsers.mjs, as for the end-to-end tests.
  chromium: { browser: process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : ['chromium'] },
  firefox: { browser: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'] },
  webkit: {
    browser: [`${webkitFolder}/webkit2gtk-4.1/MiniBrowser`, `${webkitFolder}/webkitgtk-6.0/MiniBrowser`],
    driver: ['WebKitWebDriver'],
    screen: ['Xvfb'],
  },
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Absent or not executable: tries the next candidate.
    return false;
  }
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find(isProgram);
}

/** @returns undefined when a program of this browser is missing */
export function findPrograms<Name extends BrowserName>(name: Name): Programs[Name] | undefined {
  const entries = Object.entries<readonly string[]>(candidates[name]).map(
    ([part, names]) => [part, findProgram(names)] as const,
  );
  if (entries.some(([, path]) => path === undefined)) return undefined;
  // Every part has been found.
  return Object.fromEntries(entries) as unknown as Programs[Name];
}

/**
 * Reads `HAESOL_WITHOUT`: a comma-separated list of browsers to skip.
 *
 * @throws for a name that is no browser of this run
 */
export function readLeftOut(value = ''): readonly BrowserName[] {
  const names = value.split(',').flatMap((name) => name.trim() || []);
  return names.map((name) => {
    const known = browserNames.find((one) => one === name);
    if (known === undefined) throw new Error(`HAESOL_WITHOUT names ${name}; browsers: ${browserNames.join(', ')}`);
    return known;
  });
}
