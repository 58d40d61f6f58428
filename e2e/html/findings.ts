import { fileURLToPath } from 'node:url';

/** One error of the checker. */
export interface Finding {
  readonly file: string;
  readonly message: string;
  /** The markup around it. */
  readonly extract: string;
}

/** A line of allowedFindings.json. */
export interface AllowedFinding {
  /** Expression that the message matches. */
  readonly message: string;
  /** Expression that the markup around it matches. */
  readonly extract?: string;
  /** Why it is no fault. */
  readonly reason: string;
}

/** @param output what the checker prints with `--format json` */
export function readFindings(output: string): Finding[] {
  const { messages } = JSON.parse(output) as {
    messages: { url: string; type: string; message: string; extract?: string }[];
  };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, message, extract = '' }) => ({
      file: fileURLToPath(url.replace(/^file:\/*/, 'file:///')),
      message,
      extract,
    }));
}

/** An error that no line allows. */
export interface UnexpectedFinding {
  readonly message: string;
  readonly files: ReadonlySet<string>;
  /** The markup around the first. */
  readonly extract: string;
}

/** @returns errors that no line allows, one for each message; and lines that allow nothing of what was found */
export function compareFindings(findings: readonly Finding[], allowed: readonly AllowedFinding[]) {
  const isAllowed = (line: AllowedFinding, { message, extract }: Finding) =>
    new RegExp(line.message).test(message) && new RegExp(line.extract ?? '').test(extract);
  const unexpected = Map.groupBy(
    findings.filter((one) => !allowed.some((line) => isAllowed(line, one))),
    ({ message }) => message,
  );
  return {
    unexpected: [...unexpected].map(
      ([message, all]): UnexpectedFinding => ({
        message,
        files: new Set(all.map(({ file }) => file)),
        extract: all[0]?.extract.replaceAll(/\s+/g, ' ') ?? '',
      }),
    ),
    unused: allowed.filter((line) => !findings.some((one) => isAllowed(line, one))),
  };
}
