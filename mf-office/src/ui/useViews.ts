import { adminViews, type SavedView } from '@haesol/contracts/member';
import { useEndpoint, useShellLocation } from '@haesol/remote/lifecycle';

/** Returns the filter of an address in one order, without its page and other keys. */
function toQuery(search: string, ...others: readonly string[]): string {
  const values = new URLSearchParams(search);
  for (const key of ['pageNum', 'edit', ...others]) values.delete(key);
  values.sort();
  return values.toString();
}

/** Returns own views of a list, the open one, and the columns that are hidden now. @param screen undefined for a list without views */
export function useViews(screen: string | undefined) {
  const query = toQuery(useShellLocation().search);
  const input = screen === undefined ? undefined : { query: { screen } };
  const { data, isPending, failureCount } = useEndpoint(adminViews, input);
  const views = data?.list ?? [];
  const isFiltered = (view: SavedView) => toQuery(view.query, 'sort') === toQuery(query, 'sort');
  // A view stays open while its list is sorted by a column.
  const current = views.find((view) => view.query === query) ?? views.find(isFiltered);
  return {
    views,
    query,
    current,
    hidden: current?.hidden ?? data?.hidden ?? [],
    /** Until the answer is there, or has failed once, hidden columns would appear for a moment. */
    isReady: input === undefined || !isPending || failureCount > 0,
  };
}
