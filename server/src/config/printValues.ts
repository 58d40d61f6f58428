import type { ReadValues } from './readValues.ts';
import { listVariables, type Values } from './variables.ts';

const hidden = '(hidden)';
const header = ['variable', 'value', 'source', 'meaning'];

/** Removes links and code marks of Markdown. */
const toPlain = (markdown: string): string => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/**
 * Prints every variable with its value, its source, and its meaning. Secrets are hidden.
 * @param derived defaults that follow from other variables
 */
export function printValues({ values, sources }: ReadValues, derived: Values): string {
  const rows = listVariables().map(([name, variable]) => {
    const value = values[name];
    if (value === undefined)
      return [name, derived[name] ?? toPlain(variable.default ?? '–'), 'default', toPlain(variable.use)];
    return [name, variable.isSecret ? hidden : value, sources.get(name) ?? '', toPlain(variable.use)];
  });
  const table = [header, ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => Math.min(row[column]?.length ?? 0, 40))));
  return table.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}

/** Prints the table of `docs/operations.md`, in Markdown; `npm run format` aligns it. */
export function printDocumentation(): string {
  const rows = listVariables().map(([name, { value, isSecret, default: usual = '–', use }]) => [
    `\`${name}\``,
    value,
    isSecret ? 'yes' : '',
    usual,
    use,
  ]);
  const header = ['variable', 'value', 'secret', 'default', 'use'];
  const table = [header, header.map(() => '---'), ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
