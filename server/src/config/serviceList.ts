/** `mf-lectures=https://lectures.internal:8443/v1`, without credentials, query and fragment. */
const pair = /^(mf-[a-z0-9-]+)=(https?:\/\/[^\s,?#@]+)$/;

export const serviceListFault = 'must be remote=URL pairs divided by commas, http(s) without credentials and query';

const split = (value: string) => value.split(',').map((part) => pair.exec(part.trim()));

/** Returns true for a valid value of REMOTE_SERVICES. */
export const isServiceList = (value: string): boolean =>
  split(value).every((match) => match !== null && URL.canParse(match[2] ?? ''));

/** Parses REMOTE_SERVICES. @returns URLs without a slash at the end, by remote */
export const parseServiceList = (value: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (value === undefined ? [] : split(value)).map((match) => [
      match?.[1] ?? '',
      (match?.[2] ?? '').replace(/\/+$/, ''),
    ]),
  );
