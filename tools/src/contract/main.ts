// Part of `npm test`: checks every remote of this workspace against its shell, as `npm run mf -- check` does for one.
import { listTargets } from '../build/packages.ts';
import { checkContract } from './checkContract.ts';
import { checkMounted } from './checkMounted.ts';
import { buildRelease } from './releaseFolder.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const remotes = listTargets().filter(({ id }) => id !== 'shell');
let screens = 0;
let faults = 0;
for (const { id, packageDir } of remotes) {
  const release = await buildRelease(id, () => undefined);
  const mounted = await checkMounted(release.dir);
  const found = [...(await checkContract(release, { packageDir })), ...mounted.faults];
  for (const { rule, text } of found) say(`${id}: ${rule}: ${text}`);
  screens += mounted.screens;
  faults += found.length;
}
say(`${remotes.length} remotes, ${screens} screens mounted, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
