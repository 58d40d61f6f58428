import { removalReason } from '@haesol/contracts/release';
import { listTargets } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { buildRelease, type ReleaseFolder } from '../contract/releaseFolder.ts';
import { canaryCommand } from './canaryCommand.ts';
import { findEarlierBuild } from './channelHistory.ts';
import { parseBuild, parseChannel } from './channels.ts';
import { checkBuild } from './checkBuild.ts';
import { type Command, type MfContext, openRelease, readId } from './command.ts';
import { examine } from './doctor.ts';
import { fetchCommand } from './fetchCommand.ts';
import { findCurrent } from './findCurrent.ts';
import { describeActor, describeOrigin, inspectCommands } from './inspectCommands.ts';
import { findOrigin } from './origin.ts';
import { describeOwn } from './ownPackage.ts';
import { packRelease } from './packRelease.ts';
import { checkRelease, requireCheck, toStored } from './requireCheck.ts';
import { writeTypes } from './writeTypes.ts';

/** Finds served builds that are incompatible with the shell, or the API, of this workspace. */
async function checkOwn({ client, print }: MfContext, what: 'shell' | 'server'): Promise<boolean> {
  const { checkReads, checkServed, checkServedAnswers } = await import('../contract/checkContract.ts');
  const [artifacts, shells] = await Promise.all([client.served(), client.shells()]);
  const found = [
    ...shells.map(({ buildId, contract }) => ({ id: 'shell', buildId, faults: checkReads(contract) })),
    ...artifacts.map((artifact) => ({
      ...artifact.manifest,
      faults: (what === 'shell' ? checkServed : checkServedAnswers)(artifact),
    })),
  ];
  const faults = found.flatMap((build) =>
    build.faults.map(({ rule, text }) => `${build.id} ${build.buildId}: ${rule}: ${text}`),
  );
  for (const line of faults) print(line);
  print(
    `the ${what} of this workspace: ${artifacts.length} remotes and ${shells.length} shells of ${client.server}, ${faults.length} faults`,
  );
  return faults.length === 0 && artifacts.length > 0;
}

/** Channel for uploads without a named channel, for viewing only. */
const previewChannel = 'pr-1';

/** @returns the result in one line */
async function uploadRelease(
  { client, options, log }: MfContext,
  { manifest, files }: ReleaseFolder,
  channel: string,
): Promise<string> {
  const target = listTargets().find((one) => one.id === manifest.id);
  const archive = await packRelease(files);
  log(`${manifest.id} ${manifest.buildId}: ${files.size} files, ${Math.ceil(archive.length / 1024)} KiB`);
  const { isNew, moved, buildId } = await client.publish(manifest.id, archive, {
    channel,
    ...(target !== undefined && findOrigin(target, manifest.buildId)),
    ...(options.expect !== undefined && { expect: options.expect }),
  });
  const what = isNew ? 'published' : 'was published already';
  return `${manifest.id} ${buildId}: ${what}; ${channel} ${moved ? 'moved to it' : 'stays'}`;
}

async function moveTo(context: MfContext, to: string): Promise<undefined> {
  const { client, options, print } = context;
  const { channel } = options;
  const id = readId(context);
  const current = await findCurrent(client, id, channel);
  if (current === to) return print(`${id}: ${channel} is at ${to} already`) as undefined;
  await client.change(id, channel, { to, expect: options.expect ?? current });
  print(`${id}: ${channel} ${current ?? 'nothing'} -> ${to}`);
  return undefined;
}

/** Moves a channel to a build that visitors may not have had, after its check. */
async function moveChecked(context: MfContext, to: string, what: string): Promise<undefined> {
  if (context.options.channel === 'stable') await requireCheck(context, to, what);
  return moveTo(context, to);
}

async function switchTo(context: MfContext, enabled: boolean): Promise<undefined> {
  const { client, options, print } = context;
  const id = readId(context);
  await client.change(id, 'stable', { enabled, notice: enabled ? null : (options.notice ?? null) });
  print(`${id}: ${enabled ? 'in service' : 'out of service'}`);
  return undefined;
}

export const commands: Readonly<Record<string, Command>> = {
  ...inspectCommands,
  canary: canaryCommand,
  build: {
    usage: 'build mf-…',
    summary: 'builds the remote, or finds the build of the same sources; prints its folder',
    async run(context) {
      const { dir, manifest } = await buildRelease(readId(context), context.log);
      context.log(`${manifest.id} ${manifest.buildId}`);
      context.print(dir);
      return undefined;
    },
  },
  check: {
    usage: 'check mf-… [--dir folder] [--server https://…]',
    summary:
      'holds a build against the shells that it meets; with shell or server, that of this workspace against all served builds',
    async run(context) {
      const id = readId(context);
      if (id === 'shell' || id === 'server') return checkOwn(context, id);
      return (await checkBuild(context, await openRelease(context))).faults.length === 0;
    },
  },
  pack: {
    usage: 'pack mf-… --dir folder',
    summary: 'writes release.json and contract.json into a build of any bundler, for --dir of other commands',
    async run(context) {
      const { dir } = context.options;
      if (dir === undefined) throw new MfError('Which build?', 'Name its folder with --dir.');
      const { packBuild } = await import('./packBuild.ts');
      const { id, buildId, files } = await packBuild(readId(context), dir);
      context.print(`${id} ${buildId}: ${Object.keys(files).length} files`);
      return undefined;
    },
  },
  types: {
    usage: 'types [--site https://…] [--out folder]',
    summary: 'writes types of the site (site-types): its shell, calls with inputs and answers, slots with their props',
    async run({ client, options, print }) {
      const { own, withKit } = await describeOwn();
      for (const file of await writeTypes(client, { dir: options.out ?? 'site-types', own, withKit })) print(file);
      return undefined;
    },
  },
  publish: {
    usage: 'publish mf-… [--channel next] [--dir folder] [--expect build] [--no-check] [--reason "…"]',
    summary: 'builds, uploads and moves the channel (stable); what goes to stable is checked before, as check does',
    async run(context) {
      const { client, options, print } = context;
      const release = await openRelease(context);
      const { id, buildId } = release.manifest;
      const report = options.channel === 'stable' ? await checkRelease(context, release) : undefined;
      print(await uploadRelease(context, release, options.channel));
      if (report !== undefined) await client.saveCheck(id, buildId, toStored(report));
      return undefined;
    },
  },
  preview: {
    usage: 'preview mf-… [--channel pr-7] [--dir folder]',
    summary: 'uploads the build to a channel (pr-1) and prints an address that shows it in one browser alone',
    async run(context) {
      const { client, options, print, log } = context;
      const channel = options.channel === 'stable' ? previewChannel : options.channel;
      const release = await openRelease(context);
      const { id, buildId } = release.manifest;
      log(await uploadRelease(context, release, channel));
      const { search, untilDt } = await client.previewLink(id, buildId);
      log(`Works until ${untilDt}, on every page: put the part from the question mark behind its address.`);
      print(`${client.server}/${search}`);
      return undefined;
    },
  },
  promote: {
    usage: 'promote mf-… [--from next] [--channel stable] [--expect build] [--no-check] [--reason "…"]',
    summary: 'moves a channel (stable) to the build of another (next), which is checked before unless it has been',
    async run(context) {
      const { client, options } = context;
      const id = readId(context);
      const from = parseChannel(options.from ?? 'next');
      const build = await findCurrent(client, id, from);
      if (build !== null) return moveChecked(context, build, 'promoted');
      throw new MfError(`${id}: channel ${from} points at nothing`, `npm run mf -- publish ${id} --channel ${from}`);
    },
  },
  pin: {
    usage: 'pin mf-… build [--channel stable] [--expect build] [--no-check] [--reason "…"]',
    summary: 'moves a channel to a build that is kept; one for stable is checked before unless it has been',
    async run(context) {
      const [id, build] = context.args;
      if (build !== undefined) return moveChecked(context, parseBuild(build), 'pinned');
      throw new MfError('Which build?', `npm run mf -- list ${id ?? 'mf-…'} names those that are kept.`);
    },
  },
  rollback: {
    usage: 'rollback mf-… [--channel stable]',
    summary: 'moves a channel to the build before; again goes one further back',
    async run(context) {
      const { client, options } = context;
      const id = readId(context);
      const earlier = findEarlierBuild(await client.audit(id), options.channel);
      if (earlier !== undefined) return moveTo(context, earlier);
      throw new MfError(`${id}: ${options.channel} had no build before`, `Name one: npm run mf -- pin ${id} <build>`);
    },
  },
  overrule: {
    usage: 'overrule mf-… build [--reason "…"]',
    summary: 'lets a build pass that has failed in the matrix; name and reason are kept',
    async run(context) {
      const [id, build] = context.args;
      const { reason } = context.options;
      if (id === undefined || build === undefined) throw new MfError('Which build?', 'Name remote and build.');
      if (reason === undefined) throw new MfError('Why?', 'Say it with --reason "…", in 5 characters or more.');
      const { overruled } = await context.client.overrule(id, parseBuild(build), reason);
      context.print(`${id} ${build}: ${overruled} failures overruled`);
      return undefined;
    },
  },
  fetch: fetchCommand,
  list: {
    usage: 'list [mf-…]',
    summary: 'what pages get; with a remote, its kept builds and who moved what',
    async run({ args: [id], client, print }) {
      if (id === undefined) {
        const { shell, remotes } = await client.registry();
        print(`shell ${shell.buildId}`);
        for (const [name, { buildId, enabled }] of Object.entries(remotes)) {
          print(`${name} ${buildId}${enabled ? '' : ' out of service'}`);
        }
        return undefined;
      }
      for (const row of await client.releases(id)) {
        print(`${row.buildId} ${row.publishedAt} ${describeOrigin(row)} ${row.channels.join(' ')}`.trimEnd());
      }
      print('');
      for (const { at, actor, person, proof, action, channel, fromBuild, toBuild, reason } of await client.audit(id)) {
        const move = [channel, fromBuild, toBuild && `-> ${toBuild}`, reason && `(${reason})`];
        print([at, describeActor(actor, person, proof), action, ...move].filter(Boolean).join(' '));
      }
      return undefined;
    },
  },
  off: {
    usage: 'off mf-… [--notice "점검 중입니다."]',
    summary: 'takes the remote out of service, with a notice in its place',
    run: (context) => switchTo(context, false),
  },
  on: {
    usage: 'on mf-…',
    summary: 'puts it back',
    run: (context) => switchTo(context, true),
  },
  remove: {
    usage: 'remove mf-… --reason "…"',
    summary: 'takes the remote out of menu, routes and registry; open tabs keep its files, its paths are free later',
    async run(context) {
      const id = readId(context);
      const reason = removalReason.safeParse(context.options.reason);
      if (!reason.success) throw new MfError('Why?', 'Say it with --reason "…", in 5 to 500 characters.');
      const { area, freeDt } = await context.client.remove(id, reason.data);
      const paths = area.length === 0 ? '' : `; ${area.join(', ')}: free for others from ${freeDt}`;
      context.print(`${id}: removed${paths}`);
      context.log(`npm run mf -- publish ${id} brings it back.`);
      return undefined;
    },
  },
  doctor: {
    usage: 'doctor [mf-…]',
    summary: 'says where server, token and releases are, and what is wrong',
    async run({ args, client, token, print }) {
      const ids = args.length > 0 ? args : listTargets().map(({ id }) => id);
      const findings = await examine(client, token, ids);
      for (const { isGood, text, help } of findings) {
        print(`${isGood ? 'ok   ' : 'WRONG'} ${text}`);
        if (help !== undefined) print(`      ${help}`);
      }
      return findings.every(({ isGood }) => isGood);
    },
  },
};
