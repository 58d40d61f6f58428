import { sql } from 'kysely';
import { EDUCATION_KINDS, educationAlt } from '../src/pages/pictures/education.ts';
import { EQUIPMENT_KINDS, equipmentAlt } from '../src/pages/pictures/equipment.ts';
import { isScene, sceneAlt } from '../src/pages/pictures/sceneCatalog.ts';
import { openTestApp, type TestApp } from '../src/testing/testApp.ts';

interface Stored {
  readonly url: string;
  readonly alt: string | null;
}

/** Banners show landscapes, whose words the editor of a banner writes. */
const withLandscapes: readonly string[] = ['banner.image_url'];

/** The alternative text of the drawing that an address names; `undefined` for any other address. */
function drawnAlt(url: string): string | undefined {
  const [, family, name = ''] = /^\/art\/(scene|equipment|edu)\/([a-z0-9-]+)\.svg(?:\?tint=[a-z]+)?$/.exec(url) ?? [];
  if (family === 'scene') return isScene(name) ? sceneAlt(name) : undefined;
  const device = EQUIPMENT_KINDS.find((kind) => kind === name);
  const course = EDUCATION_KINDS.find((kind) => kind === name);
  if (family === 'equipment' && device !== undefined) return equipmentAlt(device);
  return family === 'edu' && course !== undefined ? educationAlt(course) : undefined;
}

describe('every drawing in the tables of the sample data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  async function listColumns(): Promise<readonly { tab: string; col: string; type: string }[]> {
    const { rows } = await sql<{ tab: string; col: string; type: string }>`
      select table_name as tab, column_name as col, data_type as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (column_name like '%url' and data_type = 'text' or column_name = 'images')
      order by 1, 2`.execute(test.db);
    return rows;
  }

  async function readPictures(tab: string, col: string, type: string): Promise<readonly Stored[]> {
    const { rows } =
      type === 'jsonb'
        ? await sql<Stored>`select x.url, x.alt from ${sql.table(tab)} as t,
            jsonb_to_recordset(t.images) as x(url text, alt text)`.execute(test.db)
        : await sql<Stored>`select ${sql.ref(col)} as url, to_jsonb(t) ->> ${col.replace(/url$/, 'alt')} as alt
            from ${sql.table(tab)} as t`.execute(test.db);
    return rows.filter(({ url }) => url?.startsWith('/art/'));
  }

  it('is described in the words of the drawing itself', async () => {
    const found = await Promise.all(
      (await listColumns()).map(async ({ tab, col, type }) => ({
        from: `${tab}.${col}`,
        pictures: await readPictures(tab, col, type),
      })),
    );
    const filled = found.filter(({ from, pictures }) => pictures.length > 0 && !withLandscapes.includes(from));
    const wrong = filled.flatMap(({ from, pictures }) =>
      pictures.filter(({ url, alt }) => alt !== drawnAlt(url)).map(({ url, alt }) => `${from}: ${url} as ${alt}`),
    );
    process.stdout.write(`pictures: ${filled.map(({ from, pictures }) => `${from} ${pictures.length}`).join(', ')}\n`);

    expect(wrong).toEqual([]);
    expect(filled.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        'edu.thumb_url',
        'equipment.thumb_url',
        'goods.thumb_url',
        'goods_image.url',
        'pass_option.thumb_url',
        'post.images',
        'post.thumb_url',
        'promotion.thumb_url',
        'search_thing.image_url',
        'sharing.images',
        'sharing.thumb_url',
        'tour.thumb_url',
        'travel_info.thumb_url',
      ]),
    );
  });
});
