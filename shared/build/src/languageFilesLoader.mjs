// Webpack loader: adds the messages files beside `ko.json` to a remote's `app.ts`, each as a chunk that is loaded when its
// language is chosen.
import { fileURLToPath } from 'node:url';
import { listLanguages, messagesDir } from './listLanguages.ts';

const receiver = fileURLToPath(new URL('../../remote/src/i18n/languageFiles.ts', import.meta.url));

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function languageFilesLoader(source, map) {
  const { packageDir } = this.getOptions();
  this.addContextDependency(messagesDir(packageDir));
  const files = listLanguages(packageDir).map(
    (language) =>
      `'${language}': () => import(/* webpackChunkName: "messages-${language}" */ './messages/${language}.json')`,
  );
  const added = `import { addLanguageFiles } from ${JSON.stringify(receiver)};\naddLanguageFiles({ ${files.join(', ')} });\n`;
  this.callback(null, files.length === 0 ? source : `${source}\n${added}`, map);
}
