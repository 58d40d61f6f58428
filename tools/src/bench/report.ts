import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { rootDir } from '../build/packages.ts';

const lines: string[] = [];

/** Prints a line, and keeps it for the report. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
  lines.push(line);
}

/** Writes what was said, with the commit and the machine. */
export function writeReport(file: string, browserVersion: string): void {
  const commit = execFileSync('git', ['log', '-1', '--format=%h, %cs'], { cwd: rootDir, encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, Chromium ${browserVersion}`;
  writeFileSync(
    file,
    `# Performance

Written by \`npm run bench -- --write docs/performance.md\`: times move by some 40 % with what else the machine does, so that ratios
of one run are to be compared, not times of two.

- Commit: ${commit}
- Machine: ${machine}
- Columns: FCP, LCP, TBT and CLS as the browser reports them; usable: the content is shown and answers; requests, kB and
  depth (longest chain of requests) until then; all and all kB until the network is idle; ÷: to the first row.

\`\`\`text
${lines.join('\n').trim()}
\`\`\`
`,
  );
}
