import type { Endpoint } from '@haesol/contracts/common';
import { adminToday } from '@haesol/contracts/member';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that requests these endpoints and the counts of the menu again. */
export function useRefresh(...endpoints: readonly Pick<Endpoint, 'name'>[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([...endpoints, adminToday].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
}
