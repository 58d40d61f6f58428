import { releaseBuild, releaseChannel } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';

/** @throws {MfError} for an invalid name of a channel */
export function parseChannel(name: string): string {
  if (releaseChannel.safeParse(name).success) return name;
  throw new MfError(`There can be no channel ${name}`, 'Channels are stable, next and pr-<n>, as in pr-7.');
}

/** @throws {MfError} for an invalid name of a build */
export function parseBuild(name: string): string {
  if (releaseBuild.safeParse(name).success) return name;
  throw new MfError(
    `${name} is no name of a build`,
    'Small letters and digits, 8 to 40 of them: npm run mf -- list mf-… names those that are kept.',
  );
}
