// Webpack loader: replaces lucide-react's icon factory by the kit's.
import { fileURLToPath } from 'node:url';

const maker = fileURLToPath(new URL('../../kit/src/base/createIcon.tsx', import.meta.url));

// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function iconLoader() {
  return `export { createIcon as default } from ${JSON.stringify(maker)};`;
}
