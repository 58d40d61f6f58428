// Webpack loader: lets a remote's `app.ts` load the messages files beside `ko.json` when their language is chosen. In browsers
// they are JSON files of the release: a chunk of each would add its name and hash to what Korean pages load.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listLanguages, messagesDir } from './listLanguages.ts';
import { withoutRegistryTexts } from './registryTexts.ts';

const receiver = fileURLToPath(new URL('../../remote/src/i18n/languageFiles.ts', import.meta.url));

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
      const refusals = fileURLToPath(new URL(`../../contracts/src/common/refusals/${language}.json`, import.meta.url));
      this.addDependency(refusals);
      const all = { ...texts, ...(existsSync(refusals) && { refusals: JSON.parse(readFileSync(refusals, 'utf8')) }) };
      this.emitFile(`${language}.json`, JSON.stringify(all));
    }
  }
  const added = `import { setLanguageFiles } from ${JSON.stringify(receiver)};\nsetLanguageFiles((l) => ${load});\n`;
  this.callback(null, `${source}\n${added}`, map);
}
