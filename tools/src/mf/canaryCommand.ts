import type { Canary } from '@haesol/contracts/release';
import { maxCanaryShare } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { type Command, type MfContext, readId } from './command.ts';
import { findCurrent } from './findCurrent.ts';
import { requireCheck } from './requireCheck.ts';

/** @throws {MfError} for an invalid share */
function parseShare(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= maxCanaryShare) return share;
  throw new MfError(`${text} is no share of the visitors`, `Whole percent, 1 to ${maxCanaryShare}: --share 5`);
}

const states = {
  RUNNING: 'runs',
  STOPPED: 'stopped',
  RETURNED: 'returned to stable: it failed for more visitors',
  PROMOTED: 'promoted',
} as const satisfies Record<Canary['state'], string>;

function describe({ buildId, share, state, startedDt, endedDt, viewCnt, ...counts }: Canary): string {
  const time = endedDt === null ? `since ${startedDt}` : `${startedDt} to ${endedDt}`;
  const failures = `${counts.canaryFailureCnt} visitors failed, ${counts.stableFailureCnt} with stable`;
  return `${buildId} ${share} % ${states[state]}, ${time}: ${viewCnt} page views, ${failures}`;
}

async function start(context: MfContext, id: string, share: number): Promise<undefined> {
  const { client, options, print } = context;
  const channel = options.channel === 'stable' ? 'next' : options.channel;
  const to = await findCurrent(client, id, channel);
  if (to === null) {
    throw new MfError(
      `${id}: channel ${channel} points at nothing`,
      `npm run mf -- publish ${id} --channel ${channel}`,
    );
  }
  await requireCheck(context, to, 'given to visitors');
  await client.startCanary(id, { to, share });
  print(`${id}: ${share} % of the visitors get ${to}`);
  return undefined;
}

export const canaryCommand: Command = {
  usage: 'canary mf-… [stop] [--channel next] [--share 5] [--no-check] [--reason "…"]',
  summary:
    'gives a share of the visitors the build of a channel (next), until it fails more often than stable; without a share, what there is',
  async run(context) {
    const { args, client, options, print } = context;
    const id = readId(context);
    const [, verb] = args;
    if (verb !== undefined && verb !== 'stop')
      throw new MfError(`canary does not take ${verb}`, `npm run mf -- ${canaryCommand.usage}`);
    if (verb === 'stop') {
      await client.stopCanary(id);
      print(`${id}: everybody gets stable`);
      return undefined;
    }
    if (options.share !== undefined) return start(context, id, parseShare(options.share));
    const canaries = await client.canaries(id);
    for (const canary of canaries) print(describe(canary));
    if (canaries.length === 0) print(`${id} has had no canary`);
    return undefined;
  },
};
