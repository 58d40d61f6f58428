import { choice } from './choice.ts';

/** Column by which staff sort a list, `-` before it for the largest first; empty for the usual order of the list. */
export type ListSort<K extends string> = '' | K | `-${K}`;

/**
 * Key of a list of staff that sorts it by one of its columns. Columns with masked names are no choice: their order would tell what
 * the mask hides.
 * @param columns keys of the columns of the page
 * @example query: z.object({ ...pageQuery(20), ...sortKey('created', 'amount') })
 */
export function sortKey<const K extends string>(...columns: readonly K[]) {
  const ways = columns.flatMap((column): ListSort<K>[] => [column, `-${column}`]);
  return { sort: choice<readonly ['', ...ListSort<K>[]]>(['', ...ways], '') };
}
