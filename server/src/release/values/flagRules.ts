import { createHash } from 'node:crypto';
import type { FlagRole } from '@haesol/contracts/release';

/** Rule of a flag as stored. */
export interface StoredFlag {
  readonly name: string;
  readonly isOn: boolean;
  /** Percent of the visitors. */
  readonly share: number;
  /** Empty for everybody. */
  readonly roles: readonly string[];
  /** Empty for all deployments. */
  readonly deployments: readonly string[];
}

/** Requester of a page, as far as its cookies tell. */
export interface FlagTarget {
  readonly deployment: string;
  readonly roles: readonly FlagRole[];
  /** Group of the browser; undefined where no flag needs one. */
  readonly group: number | undefined;
}

const places = 10_000;

/** Returns the place of a group among all visitors: another one for each flag, so that not always the same come first. */
function toPlace(flag: string, group: number): number {
  return createHash('sha256').update(`${flag} ${group}`).digest().readUInt32BE(0) % places;
}

const allows = (allowed: readonly string[], own: readonly string[]) =>
  allowed.length === 0 || own.some((one) => allowed.includes(one));

/** Returns true if the share decides for this requester, so that the browser needs a group. */
export function needsGroup(flag: StoredFlag, { deployment, roles }: Omit<FlagTarget, 'group'>): boolean {
  const isPart = flag.share > 0 && flag.share < 100;
  return flag.isOn && isPart && allows(flag.roles, roles) && allows(flag.deployments, [deployment]);
}

/** Returns true if a flag is on for a requester; a browser without a group is in no share below 100 %. */
export function isFlagOn(flag: StoredFlag, { group, ...target }: FlagTarget): boolean {
  if (needsGroup(flag, target)) return group !== undefined && toPlace(flag.name, group) * 100 < flag.share * places;
  return (
    flag.isOn && flag.share === 100 && allows(flag.roles, target.roles) && allows(flag.deployments, [target.deployment])
  );
}
