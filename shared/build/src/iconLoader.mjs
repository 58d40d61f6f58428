// A loader of webpack: puts the kit's maker of icons in the place of lucide-react's.
import { fileURLToPath } from 'node:url';

const maker = fileURLToPath(new URL('../../kit/src/base/createIcon.tsx', import.meta.url));

// biome-ignore lint/style/noDefaultExport: what webpack calls.
export default function iconLoader() {
  return `export { createIcon as default } from ${JSON.stringify(maker)};`;
}
