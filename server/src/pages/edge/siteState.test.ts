import { sql } from 'kysely';
import { watchContent } from '../../db/contentChange.ts';
import { setUpTestApp } from '../../testing/testApp.ts';
import { createSiteState } from './siteState.ts';

const test = setUpTestApp({ sample: true });

/** Creates a state that reads the database each time. */
function aState() {
  const clock = { now: Date.now() };
  const state = createSiteState(test.context.db, () => {
    clock.now += 1_001;
    return clock.now;
  });
  return state;
}

describe('createSiteState', () => {
  it.each([
    ['a changed post', sql`update post set title = title where true`],
    ['an answer of the FAQ that goes', sql`delete from faq where faq_uid in (select faq_uid from faq limit 1)`],
    ['another clock', sql`update app_clock set offset_ms = offset_ms`],
  ])('has a new version after %s', async (_what, statement) => {
    const state = aState();
    const before = await state.contentVersion();

    await statement.execute(test.context.db);

    expect(await state.contentVersion()).not.toBe(before);
  });

  it.each([
    ['a look at a post', sql`update post set view_cnt = view_cnt + 1`],
    ['something that pages never show', sql`delete from rate_counter`],
  ])('has the same version after %s', async (_what, statement) => {
    const state = aState();
    const before = await state.contentVersion();

    await statement.execute(test.context.db);

    expect(await state.contentVersion()).toBe(before);
  });

  it('reads the database once a second', async () => {
    const state = createSiteState(test.context.db, () => 1_000_000);
    const before = await state.contentVersion();

    await sql`update post set title = title`.execute(test.context.db);

    expect(await state.contentVersion()).toBe(before);
  });

  it('uses the shared clock of all processes', async () => {
    await test.context.clock.moveTo(new Date('2030-05-05T00:00:00Z'));
    const state = createSiteState(test.context.db);

    const now = await state.now();

    await test.context.clock.moveTo(null);
    expect(Math.abs(now - Date.parse('2030-05-05T00:00:00Z'))).toBeLessThan(60_000);
  });
});

describe('watchContent', () => {
  it('is idempotent, until a table gets a column', async () => {
    const { db } = test.context;
    expect(await watchContent(db)).toEqual([]);

    await sql`alter table faq add column hint text`.execute(db);

    expect(await watchContent(db)).toEqual(['faq']);
    expect(await watchContent(db)).toEqual([]);
  });
});
