import type { ContentBlock, MenuKey } from '@haesol/shared/contracts';

export interface ContentsReference {
  readonly menuKey: MenuKey;
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

export const contentsReference: readonly ContentsReference[] = [];
