// Without schemas, because every page of the shell has this code.

export type SettingValue = string | number | boolean;

/** Flags and settings of one remote for one requester. */
export interface RemoteValues {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly settings: Readonly<Record<string, SettingValue>>;
}

/** By remote; those without flags and settings are absent. */
export type ValuesByRemote = Readonly<Record<string, RemoteValues>>;

/** Returns true for remotes with flags or settings. */
export const hasValues = ({ flags, settings }: { readonly flags?: unknown; readonly settings?: unknown }): boolean =>
  flags !== undefined || settings !== undefined;

/** Returns the address of a remote on the machine of the person. */
export const toLocalOrigin = (port: number): string => `http://localhost:${port}`;
