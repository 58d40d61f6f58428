import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRemoteJson } from '@haesol/build';

const root = join(import.meta.dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && name !== 'mf-office');

describe('the menus in other languages', () => {
  it.each(remotes)('%s names all of its entries without Korean', async (remote) => {
    const { menu, texts = {} } = await readRemoteJson(join(root, remote));
    const named = ['en', 'ja', 'zh-CN', 'zh-TW'].flatMap((locale) =>
      menu.map((entry) => ({ locale, entry: entry.menu, ...texts[locale]?.menu[entry.menu] })),
    );

    expect(
      named.filter(({ label = '', description = '' }) => label === '' || /[가-힣]/.test(label + description)),
    ).toEqual([]);
  });
});
