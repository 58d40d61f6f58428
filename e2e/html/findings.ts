import { fileURLToPath } from 'node:url';

/** Error of the checker. */
export interface Finding {
  readonly file: string;
  readonly message: string;
  /** Surrounding markup. */
  readonly extract: string;
}

/** Line of allowedFindings.json. */
export interface AllowedFinding {
  /** Expression that the message matches. */
  readonly message: string;
  /** Expression that the surrounding markup matches. */
  readonly extract?: string;
  /** Reason why it is acceptable. */
  readonly reason: string;
}

/** @param output output of the checker with `--format json` */
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

/** Error that no line allows. */
export interface UnexpectedFinding {
  readonly message: string;
  readonly files: ReadonlySet<string>;
  /** Surrounding markup of the first one. */
  readonly extract: string;
}

/** @returns errors that no line allows, one for each message; and lines that match no error */
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
