// Webpack loader: lets a remote's `app.ts` load the messages files beside `ko.json` when their language is chosen. In browsers
// they are JSON files of the release: a chunk of each would add its name and hash to what Korean pages load.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listLanguages, messagesDir } from './listLanguages.ts';
import { withoutRegistryTexts } from './registryTexts.ts';

const { resolve } = createRequire(import.meta.url);
const receiver = resolve('@haesol/remote/languageFiles');
/** Folder with the refusals of the server in each language but Korean. */
const refusalsDir = join(resolve('@haesol/contracts/refusals/en.json'), '..');

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function languageFilesLoader(source, map) {
  const { packageDir, isServer } = this.getOptions();
  this.addContextDependency(messagesDir(packageDir));
  const languages = listLanguages(packageDir);
  if (languages.length === 0) {
    this.callback(null, source, map);
    return;
  }
  let load = `/^(${languages.join('|')})$/.test(l) ? fetch(__webpack_public_path__ + l + '.json').then((r) => r.json()) : undefined`;
  if (isServer) {
    const files = languages.map((language) => `'${language}': () => import('./messages/${language}.json')`);
    load = `({ ${files.join(', ')} })[l]?.().then((file) => file.default)`;
  } else {
    for (const language of languages) {
      const file = join(messagesDir(packageDir), `${language}.json`);
      this.addDependency(file);
      const texts = withoutRegistryTexts(readFileSync(file, 'utf8'));
      const refusals = join(refusalsDir, `${language}.json`);
      this.addDependency(refusals);
      const all = { ...texts, ...(existsSync(refusals) && { refusals: JSON.parse(readFileSync(refusals, 'utf8')) }) };
      this.emitFile(`${language}.json`, JSON.stringify(all));
    }
  }
  const added = `import { setLanguageFiles } from ${JSON.stringify(receiver)};\nsetLanguageFiles((l) => ${load});\n`;
  this.callback(null, `${source}\n${added}`, map);
}
