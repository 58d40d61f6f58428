import type { Page } from '@haesol/contracts/common';

/** Page of a list whose rows or their state depend on the time. */
export interface PageAt extends Page {
  readonly now: Date;
}
