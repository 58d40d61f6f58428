import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { packPackages } from '../npm/packPackages.ts';
import { runIn } from '../programs.ts';

const version = '6.10.4';
const startLimitMs = 60_000;

const timeout = 300_000;

/** Installs Verdaccio from npm into a folder. */
function installVerdaccio(dir: string): string {
  mkdirSync(dir, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { verdaccio: version },
    // It names this version by a tag, which mirrors may not have.
    overrides: { 'node-fetch': '2.7.0' },
  };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  const config = "storage: ./storage\npackages:\n  '@haesol/*': { access: $all, publish: $all }\n";
  writeFileSync(join(dir, 'config.yaml'), `${config}log: { type: stdout, level: warn }\n`);
  runIn({ cwd: dir, timeout }, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
  return join(dir, 'node_modules/verdaccio/bin/verdaccio');
}

/**
 * Starts a registry on this machine with the packed packages of the workspace; other packages come from the registry in use.
 * @param say gets the end of each step
 * @returns environment of npm commands that use it, and a stop function
 */
export async function startNpmRegistry(dir: string, say: (step: string) => void) {
  const program = installVerdaccio(join(dir, 'verdaccio'));
  say('Verdaccio is installed');
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', url.slice('http://'.length)], {
    cwd: join(dir, 'verdaccio'),
    stdio: 'ignore',
  });
  const userConfig = join(dir, 'npmrc');
  writeFileSync(userConfig, `@haesol:registry=${url}/\n${url.slice('http:'.length)}/:_authToken=none\n`);
  // An empty cache: every package is downloaded, and npx takes no other build of this version.
  const cache = join(dir, 'npm-cache');
  const env = { ...process.env, npm_config_userconfig: userConfig, npm_config_cache: cache, npm_config_yes: 'true' };
  const until = performance.now() + startLimitMs;
  while (!(await fetch(`${url}/-/ping`).catch(() => undefined))?.ok) {
    if (performance.now() > until) throw new Error('Verdaccio did not start');
    await delay(200);
  }
  const packages = packPackages(join(dir, 'tarballs'));
  say(`${packages.length} packages are packed`);
  for (const { file } of packages) runIn({ cwd: dir, env, timeout }, 'npm', 'publish', '--fetch-retries=0', file);
  say('they are in the registry');
  return { env, stop: () => child.kill('SIGTERM') };
}
