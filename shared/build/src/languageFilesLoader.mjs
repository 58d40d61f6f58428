// Webpack loader: lets a remote's `app.ts` load the messages files beside `ko.json` when their language is chosen. In browsers
// they are JSON files of the release: a chunk of each would add its name and hash to what Korean pages load.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hasScreenTexts, listLanguages, messagesDir } from './listLanguages.ts';
import { withoutRegistryTexts } from './registryTexts.ts';

const { resolve } = createRequire(import.meta.url);
const receiver = resolve('@haesol/remote/languageFiles');
/** Folders with the refusals of the server and the texts of the kit in each language but Korean. */
const refusalsDir = join(resolve('@haesol/contracts/refusals/en.json'), '..');
const kitDir = join(resolve('@haesol/kit/languages/en.json'), '..');

const toImport = (file) => `import(${JSON.stringify(file)})`;

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function languageFilesLoader(source, map) {
  const { packageDir, isServer } = this.getOptions();
  this.addContextDependency(messagesDir(packageDir));
  const languages = listLanguages(packageDir).filter((language) => hasScreenTexts(packageDir, language));
  if (languages.length === 0) {
    this.callback(null, source, map);
    return;
  }
  let load = `/^(${languages.join('|')})$/.test(l) ? fetch(__webpack_public_path__ + l + '.json').then((r) => r.json()) : undefined`;
  if (isServer) {
    const files = languages.map((language) => {
      const kit = join(kitDir, `${language}.json`);
      const imports = [`./messages/${language}.json`, ...(existsSync(kit) ? [kit] : [])].map(toImport);
      return `'${language}': () => Promise.all([${imports.join(', ')}])`;
    });
    load = `({ ${files.join(', ')} })[l]?.().then(([own, kit]) => ({ ...own.default, kit: kit?.default }))`;
  } else {
    for (const language of languages) {
      const file = join(messagesDir(packageDir), `${language}.json`);
      this.addDependency(file);
      const texts = withoutRegistryTexts(readFileSync(file, 'utf8'));
      const added = { kit: join(kitDir, `${language}.json`), refusals: join(refusalsDir, `${language}.json`) };
      for (const [part, source] of Object.entries(added)) {
        this.addDependency(source);
        if (existsSync(source)) texts[part] = JSON.parse(readFileSync(source, 'utf8'));
      }
      this.emitFile(`${language}.json`, JSON.stringify(texts));
    }
  }
  const added = `import { setLanguageFiles } from ${JSON.stringify(receiver)};\nsetLanguageFiles((l) => ${load});\n`;
  this.callback(null, `${source}\n${added}`, map);
}
