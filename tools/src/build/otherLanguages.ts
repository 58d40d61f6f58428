import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApp, listLanguages, loadApp } from '@haesol/build';

/**
 * Writes `texts.<language>.json` with titles, descriptions and menu labels of a remote in each other language; `remote.json`
 * itself is Korean.
 */
export async function writeOtherLanguages(packageDir: string, dir: string): Promise<void> {
  for (const language of listLanguages(packageDir)) {
    const { routes, menu } = describeApp(await loadApp(packageDir), packageDir, language);
    const texts = {
      routes: routes.map(({ path, title, description }) => ({ path, title, description })),
      menu: menu.map(({ menu: id, label, description }) => ({ menu: id, label, description })),
    };
    writeFileSync(join(dir, `texts.${language}.json`), JSON.stringify(texts));
  }
}
