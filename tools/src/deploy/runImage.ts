import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { rootDir } from '../build/packages.ts';
import { freePort } from '../freePort.ts';
import type { Image } from './buildImage.ts';
import { toContainer } from './room.ts';

const healthyWithinMs = 60_000;
/** Asks for what must fail in the container: another user, files of the package and of the system. */
const probe = `
  const { writeFileSync, existsSync } = require('node:fs');
  const canWrite = (path) => { try { writeFileSync(path, ''); return true; } catch { return false; } };
  const facts = [process.getuid() === 0, canWrite('/haesol/x'), canWrite('/x'), !canWrite('/data/x'), existsSync('/bin/sh'), existsSync('/source')];
  process.exit(facts.indexOf(true) + 1);`;

/** Reads the command of the job that migrates the database in Kubernetes. */
function readMigration(): readonly string[] {
  const job = parse(readFileSync(join(rootDir, 'deploy/kubernetes/migrate.yaml'), 'utf8'));
  return job.spec.template.spec.containers[0].command;
}

/**
 * Runs an image with the configuration of `deploy/kubernetes`: its job, then its command until the check of its health answers.
 * @returns milliseconds until the server was ready on the database of the job, and had stored its builds
 */
export async function runImage(image: Image): Promise<number> {
  const port = String(await freePort());
  const room = toContainer({
    root: image.root,
    cwd: image.cwd,
    env: {
      ...image.env,
      PORT: port,
      HAESOL_CONFIG: '/config/haesol.json',
      SECRET_KEY: 'only to try an image before it is shipped',
    },
    mounts: { '/data': join(image.root, 'data'), '/config': join(rootDir, 'deploy/kubernetes') },
  });
  const runHere = (command: readonly string[]) =>
    spawnSync('bwrap', [...room, ...command], { stdio: ['ignore', 2, 2], timeout: 300_000 }).status;
  const fact = runHere(['node', '-e', probe]);
  if (fact !== 0) throw new Error(`The container is not closed: fact ${fact}`);
  if (runHere(readMigration()) !== 0) throw new Error('The job of migrate.yaml failed');
  const startedAt = performance.now();
  const server = spawn('bwrap', [...room, ...image.command], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), once(server, 'exit')]);
    const readyMs = performance.now() - startedAt;
    if (!String(line).startsWith('ready ')) throw new Error(`The server ended with ${line}`);
    while (runHere(image.health) !== 0) {
      if (performance.now() - startedAt - readyMs > healthyWithinMs) throw new Error('The container is not healthy');
      await delay(500);
    }
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (page.status !== 200 || !(await page.text()).includes('<div id="root">'))
      throw new Error(`The home page was answered with ${page.status}`);
    return readyMs;
  } finally {
    server.kill('SIGKILL');
  }
}
