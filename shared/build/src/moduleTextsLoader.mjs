// Webpack loader: adds the used texts to a module of a remote, so that a page loads only those of its screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pickTexts } from './pickTexts.ts';
import { withoutRegistryTexts } from './registryTexts.ts';

const receiver = createRequire(import.meta.url).resolve('@haesol/remote/moduleTexts');

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function moduleTextsLoader(source, map) {
  const { file } = this.getOptions();
  this.addDependency(file);
  const texts = pickTexts(source, withoutRegistryTexts(readFileSync(file, 'utf8')));
  const added = `import { addModuleTexts } from ${JSON.stringify(receiver)};\naddModuleTexts(${JSON.stringify(texts)});\n`;
  this.callback(null, Object.keys(texts).length === 0 ? source : `${source}\n${added}`, map);
}
