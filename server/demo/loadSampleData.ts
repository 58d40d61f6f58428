import type { Db } from '../src/db/schema.ts';
import { loadContent } from './loadContent.ts';
import type { Random } from './random.ts';

export interface SampleOptions {
  /** The data is dated relative to it. */
  readonly baseDate: Date;
  readonly random: Random;
}

/** Loads what the members' portal shows in demo mode; members are there already. */
export async function loadSampleData(db: Db, { baseDate }: SampleOptions): Promise<void> {
  await loadContent(db, baseDate);
}
