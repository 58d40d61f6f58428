import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import type { Check } from './checkRules.ts';
import { runCheck } from './checksApi.ts';

export const checkQuery = (call: Call, check: Check) =>
  queryOptions({
    queryKey: ['check', check.endpoint.name],
    queryFn: ({ signal }) => runCheck(call, check, () => performance.now(), { signal }),
    retry: false,
  });
