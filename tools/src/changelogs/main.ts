// Writes what has come to a door of the shared package, and gone from it, into its changelog; a person then says why.
import { writeFileSync } from 'node:fs';
import { changelogOf, compareDoor, type Difference, listDoors, readChangelog } from './doors.ts';

const width = 118;
const heading = (door: string) =>
  `# Changelog of \`shared/src/${door}\`\n\nNewest first. A name that comes or goes stands here (\`node tools/src/changelogs/main.ts\` writes it); what it changes for its users is said in words.\n`;

/** One item over as many lines as it takes. */
function toItem(kind: string, names: readonly string[]): string {
  const lines = [`- ${kind}:`];
  for (const [at, name] of names.entries()) {
    const word = ` \`${name}\`${at < names.length - 1 ? ',' : ''}`;
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > width) lines.push(`  ${word.trim()}`);
    else lines[lines.length - 1] = last + word;
  }
  return lines.join('\n');
}

/** The entries with the difference before all others, in the day's own entry if there is one already. */
function addEntry(entries: readonly string[], date: string, { added, removed }: Difference): string[] {
  const items = [
    ...(added.length > 0 ? [toItem('Added', added)] : []),
    ...(removed.length > 0 ? [toItem('Removed', removed)] : []),
  ].join('\n');
  const title = `## ${date}\n\n`;
  const [newest = '', ...older] = entries;
  return newest.startsWith(title)
    ? [`${title}${items}\n${newest.slice(title.length)}`, ...older]
    : [`${title}${items}`, ...entries];
}

const today = new Date().toISOString().slice(0, 10);
for (const door of listDoors()) {
  const before = readChangelog(door.name);
  const difference = compareDoor(door, before);
  if (difference.added.length + difference.removed.length === 0) continue;
  const [, ...entries] = before.split(/^(?=## )/m);
  const text = [heading(door.name), ...addEntry(entries, today, difference)].map((part) => part.trimEnd()).join('\n\n');
  writeFileSync(changelogOf(door.name), `${text}\n`);
  process.stdout.write(`${door.name}: ${difference.added.length} added, ${difference.removed.length} removed\n`);
}
