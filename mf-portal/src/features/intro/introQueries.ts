import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getContents } from './introApi.ts';

export const introQuery = (call: Call) =>
  queryOptions({
    queryKey: ['contents', 'intro_intro'],
    queryFn: ({ signal }) => getContents(call, 'intro_intro', { signal }),
  });
