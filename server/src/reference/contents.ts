import type { ContentBlock, MenuKey } from '@haesol/contracts/common';
import { cooperationContents } from './contentsCooperation.ts';
import { introContents } from './contentsIntro.ts';
import { policyContents } from './contentsPolicy.ts';
import { studentContents } from './contentsStudent.ts';
import { addTaskBlocks } from './taskBlocks.ts';

export interface ContentsReference {
  readonly menuKey: MenuKey;
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
}

/** Pages that staff edit, as they are first published. */
export const contentsReference: readonly ContentsReference[] = [
  ...introContents,
  ...cooperationContents,
  ...studentContents,
  ...policyContents,
].map((page) => ({ ...page, blocks: addTaskBlocks(page.menuKey, page.blocks) }));
