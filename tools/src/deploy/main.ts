// `npm test -- deploy`: tries the files of `deploy/` on a machine without a container engine. Lines of the Dockerfile run in
// bubblewrap, the server in a room that has Node and the package alone; other files are checked by their own programs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { createTimedLines } from '../timedLines.ts';
import { buildImage } from './buildImage.ts';
import { checkFiles } from './checkFiles.ts';
import { readDockerfile } from './readDockerfile.ts';
import { runImage } from './runImage.ts';

const { say } = createTimedLines();
const dir = mkdtempSync(join(tmpdir(), 'haesol-deploy-'));
try {
  const files = checkFiles(dir);
  say(files);
  const instructions = readDockerfile(readFileSync(join(rootDir, 'deploy/Dockerfile'), 'utf8'));
  const image = buildImage(dir, instructions, say);
  const seconds = ((await runImage(image)) / 1000).toFixed(1);
  process.stdout.write(
    `deploy: ${instructions.length} lines of the Dockerfile, ready for the first time after ${seconds} s beside Node alone; ${files}\n`,
  );
} finally {
  rmSync(dir, { recursive: true, force: true });
}
