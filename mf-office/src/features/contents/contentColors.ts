import type { ContentState } from '@haesol/contracts/common';

/** Colour of the badge of each state. */
export const contentColors = { DRAFT: 'gray', SCHEDULED: 'sky', PUBLISHED: 'blue' } as const satisfies Record<
  ContentState,
  string
>;
