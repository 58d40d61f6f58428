import { contentsGet, menuKeys } from '@haesol/contracts/common';
import { up } from '../db/migrations/0078TaskPages.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { contentsReference } from './contents.ts';
import { mapWays } from './mapWays.ts';
import { addTaskBlocks } from './taskBlocks.ts';
import { taskFacts } from './taskFacts.ts';

/** Pages that say something, and ask for nothing. */
const told = [
  'intro_intro',
  'intro_vision',
  'intro_chart',
  'cooperation_edu',
  'terms_accessibility',
  'terms_noMailCollection',
];
const tasks = menuKeys.filter((menuKey) => !told.includes(menuKey));
const blocksOf = (menuKey: string) => contentsReference.find((page) => page.menuKey === menuKey)?.blocks ?? [];

describe('pages that people come to with a task', () => {
  it.each(tasks)('%s has a fact sheet after its introduction, numbers, and a drawing at each step', (menuKey) => {
    const blocks = blocksOf(menuKey);
    const items = blocks.flatMap((block) => (block.type === 'steps' ? block.items : []));

    expect(blocks.slice(0, 3).map(({ type }) => type)).toEqual(['html', 'facts', 'numbers']);
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter(({ picture }) => picture === undefined)).toEqual([]);
  });

  it.each(tasks)('%s has no step drawn like its neighbour', (menuKey) => {
    const pictures = blocksOf(menuKey).flatMap((block) =>
      block.type === 'steps' ? block.items.map(({ picture }) => picture) : [],
    );

    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('say of steps how long they take, and of examples what they reached', () => {
    const blocks = contentsReference.flatMap((page) => page.blocks);
    const named = Object.values(taskFacts).flatMap(({ times = {}, results = {} }) => [
      ...Object.values(times),
      ...Object.values(results).map(({ value }) => value),
    ]);
    const shown = blocks.flatMap((block) => {
      if (block.type === 'steps') return block.items.flatMap(({ time }) => time ?? []);
      return block.type === 'cards' ? block.items.flatMap(({ result }) => result?.value ?? []) : [];
    });
    const timed = tasks.filter((menuKey) =>
      blocksOf(menuKey).some((block) => block.type === 'steps' && block.items.some(({ time }) => time !== undefined)),
    );
    const untold = blocks.flatMap((block) =>
      block.type === 'cards' ? block.items.filter(({ result, text }) => result && !text.includes(result.value)) : [],
    );

    expect(shown).toEqual(expect.arrayContaining(named));
    expect(timed).toEqual(expect.arrayContaining(['cooperation_tech', 'cooperation_equ', 'studentSupport_founded']));
    expect(timed.length).toBeGreaterThan(7);
    expect(untold).toEqual([]);
  });

  it('have the way to a place before what it offers in detail', () => {
    const types = blocksOf('corporateCenter').map(({ type }) => type);

    expect(types.indexOf('map')).toBeLessThan(types.indexOf('table'));
  });

  it('name maps and series that there are', () => {
    const blocks = contentsReference.flatMap((page) => page.blocks);
    const labels = blocks.flatMap((block) => (block.type === 'map' ? [block.label] : []));
    const targets = blocks.flatMap((block) => (block.type === 'chart' ? block.series.map(({ target }) => target) : []));

    expect(Object.keys(mapWays)).toEqual(labels);
    expect(targets.filter((target) => target !== undefined)).toHaveLength(2);
  });
});

describe('pages of a site that was set up before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  const read = async (menuKey: string) => {
    const { data } = (await test.app.inject(`/api/v1/contents/${menuKey}`)).json();
    return contentsGet.response.parse(data).blocks;
  };
  async function migrate(menuKey: string, blocks: readonly object[]) {
    await test.db
      .updateTable('content_block')
      .set({ blocks: JSON.stringify(blocks) })
      .where('menu_key', '=', menuKey)
      .execute();
    await up(test.db);
    return read(menuKey);
  }
  const intro = { type: 'html', html: '<p>함께 풉니다.</p>' };

  it('get what new ones have, once', async () => {
    const fresh = await read('cooperation_equ');
    const old = fresh.flatMap((block): object[] => {
      if (block.type === 'facts' || block.type === 'numbers') return [];
      if (block.type !== 'steps') return [block];
      return [{ ...block, items: block.items.map(({ title, text }) => ({ title, text })) }];
    });

    expect(await migrate('cooperation_equ', old)).toEqual(fresh);
    expect(addTaskBlocks('cooperation_equ', fresh)).toEqual(fresh);
  });

  it('keep the sheet, the steps and the drawings that staff wrote', async () => {
    const sheet = { type: 'facts', title: '3회 무료', items: [], note: null };
    const steps = { type: 'steps', title: '절차', items: [{ title: '신청', text: '냅니다.', picture: 'report' }] };

    const blocks = await migrate('cooperation_tech', [intro, steps, sheet]);

    expect(blocks.map(({ type }) => type)).toEqual(['html', 'numbers', 'steps', 'facts']);
    expect(blocks.at(2)).toEqual(steps);
    expect(blocks.at(3)).toEqual(sheet);
  });

  it('stay empty where staff emptied them', async () => {
    expect(await migrate('cooperation_tech', [])).toEqual([]);
  });
});
