import type { BoundarySnippet } from './boundarySnippet.ts';

/** Areas of the server, each with a forbidden import. */
const areaSnippets = [
  ['learn', 'travel'],
  ['travel', 'member'],
  ['lab', 'learn'],
  ['board', 'identity'],
  ['identity', 'lab'],
  ['common', 'identity'],
].map(
  ([area, other]): BoundarySnippet => ({
    rule: `the area ${area} does not import the area ${other}`,
    diagnostic: 'plugin',
    says: 'Areas of the server import downwards',
    folder: `server/src/domains/${area}/feature`,
    broken: `import type { Thing } from '../../${other}/feature/thing.ts';\nexport type Kept = Thing;\n`,
    clean: `import type { Thing } from '../${other}.ts';\nexport type Kept = Thing;\n`,
  }),
);

/** Imports of the sample data that bypass `openDemo`. */
const demoSnippets = [
  "import { loadSample } from '../../../demo/loadSample.ts';\nexport const kept = loadSample;\n",
  "import type { SceneName } from '../../demo/scenes.ts';\nexport type Kept = SceneName;\n",
  "export { loadSample as kept } from '../../demo/loadSample.ts';\n",
  "export const kept = () => import('../../demo/loadSample.ts');\n",
].map(
  (broken): BoundarySnippet => ({
    rule: `the server does not load the sample data: ${broken.slice(0, broken.indexOf('\n'))}`,
    diagnostic: 'plugin',
    says: 'openDemo',
    folder: 'server/src/start',
    broken,
    clean: "import { openDemo } from '../openDemo.ts';\nexport const kept = openDemo;\n",
  }),
);

/** Snippets for imports of the server's modules. */
export const serverSnippets: readonly BoundarySnippet[] = [...areaSnippets, ...demoSnippets];
