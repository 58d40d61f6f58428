// Webpack loader: replaces lucide-react's icon factory by the kit's.
import { createRequire } from 'node:module';

const maker = createRequire(import.meta.url).resolve('@haesol/kit/createIcon');

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function iconLoader() {
  return `export { createIcon as default } from ${JSON.stringify(maker)};`;
}
