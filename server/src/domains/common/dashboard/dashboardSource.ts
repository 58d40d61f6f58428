import type { Dashboard, KindCount, NextItem, WaitingItem } from '@haesol/contracts/member';

/** Part of the member's dashboard from one area of the site. */
export interface DashboardSource {
  listWaiting?(memberUid: string, now: Date): Promise<WaitingItem[]>;
  listNext?(memberUid: string, now: Date): Promise<NextItem[]>;
  countKinds?(memberUid: string): Promise<KindCount[]>;
  listDrafts?(memberUid: string): Promise<Dashboard['drafts']>;
}
