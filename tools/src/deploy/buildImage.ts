import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../copySources.ts';
import type { Instruction } from './readDockerfile.ts';
import { toStageRoom } from './room.ts';

/** Image as a container starts it. */
export interface Image {
  readonly root: string;
  readonly cwd: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

const people = {
  passwd: 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n',
  group: 'root:x:0:\nnode:x:1000:\n',
};

/** Starts a stage: an empty root with the users of the image. @throws if Node is another one than that of the project */
function openStage(dir: string, name: string, image: string): Image {
  const version = /^node:([\d.]+)/.exec(image)?.[1];
  if (`v${version}` !== process.version) throw new Error(`Dockerfile: ${image} is not Node ${process.version}`);
  const root = join(dir, name);
  mkdirSync(join(root, 'etc'), { recursive: true });
  for (const [file, text] of Object.entries(people)) writeFileSync(join(root, 'etc', file), text);
  return { root, cwd: '/', user: 'root', env: {}, command: [], health: [] };
}

function runLine({ root, cwd }: Image, line: string): void {
  const { status } = spawnSync('bwrap', [...toStageRoom(root, cwd), 'sh', '-c', line], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`RUN ${line} ended with ${status}`);
}

/** Copies the sources, or moves a folder of a stage before. */
function copy({ root, cwd }: Image, text: string, stages: ReadonlyMap<string, Image>): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
  if (from === undefined) copySources(join(root, cwd, target));
  else renameSync(join(stages.get(from)?.root ?? '', source), join(root, target));
}

/** Does what the instructions say, in folders below `dir`. @returns the last stage */
export function buildImage(dir: string, instructions: readonly Instruction[], say: (line: string) => void): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  let stage = '';
  for (const { name, text } of instructions) {
    if (name === 'FROM') {
      const [from = '', as] = text.split(' AS ');
      stage = as ?? 'last';
      image = openStage(dir, stage, from);
    }
    if (image === undefined) throw new Error('Dockerfile: it begins without FROM');
    if (name === 'COPY') copy(image, text, stages);
    if (name === 'RUN') runLine(image, text);
    if (name === 'WORKDIR') {
      mkdirSync(join(image.root, text), { recursive: true });
      image = { ...image, cwd: text };
    }
    if (name === 'USER') image = { ...image, user: text };
    if (name === 'ENV') image = { ...image, env: Object.fromEntries(text.split(' ').map((pair) => pair.split('='))) };
    if (name === 'HEALTHCHECK') image = { ...image, health: JSON.parse(text.slice(text.indexOf('['))) };
    if (name === 'CMD') image = { ...image, command: JSON.parse(text) };
    stages.set(stage, image);
    say(`${name} ${text}`);
  }
  if (image?.user !== 'node') throw new Error('Dockerfile: the server has to run as the user node');
  return image;
}
