// Webpack loader: adds the used texts to a module of a remote, so that a page loads only those of its screen.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pickTexts } from './pickTexts.ts';
import { withoutRegistryTexts } from './registryTexts.ts';

const receiver = fileURLToPath(new URL('../../remote/src/i18n/moduleTexts.ts', import.meta.url));

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function moduleTextsLoader(source, map) {
  const { file } = this.getOptions();
  this.addDependency(file);
  const texts = pickTexts(source, withoutRegistryTexts(readFileSync(file, 'utf8')));
  const added = `import { addModuleTexts } from ${JSON.stringify(receiver)};\naddModuleTexts(${JSON.stringify(texts)});\n`;
  this.callback(null, Object.keys(texts).length === 0 ? source : `${source}\n${added}`, map);
}
