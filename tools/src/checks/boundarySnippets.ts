import type { BoundarySnippet } from './boundarySnippet.ts';
import { serverSnippets } from './serverSnippets.ts';
import { sourceSnippets } from './sourceSnippets.ts';

const imports = 'lint/style/noRestrictedImports';
const feature = 'mf-travel/src/features/tour';
const contract = "import { listOf } from '@haesol/contracts/common';\nexport const kept = listOf;\n";

function kept(specifier: string): string {
  return `import { thing } from '${specifier}';\nexport const kept = thing;\n`;
}

/** Hooks and components that need the shell's data router. */
const dataRouterNames = [
  'BrowserRouter',
  'createBrowserRouter',
  'RouterProvider',
  'useBlocker',
  'useNavigation',
  'useLoaderData',
  'useMatches',
  'useFetcher',
  'useSubmit',
  'Form',
  'useRevalidator',
  'useViewTransitionState',
  'ScrollRestoration',
  'useRouteLoaderData',
  'useActionData',
];

const axiosSnippets = [
  'shared/remote/src/http',
  'shell/src/session',
  'server/src/domains/travel/tour',
  'tools/src',
  'e2e/specs',
  feature,
].map(
  (folder): BoundarySnippet => ({
    rule: `axios stays out of ${folder}`,
    diagnostic: imports,
    says: 'Only shell/src/http',
    folder,
    broken: kept('axios'),
    clean: "export const kept = 'axios';\n",
  }),
);

const routerSnippets = ['mf-travel/src', feature].flatMap((folder) =>
  dataRouterNames.map(
    (name): BoundarySnippet => ({
      rule: `${folder} does not take ${name} from the router`,
      diagnostic: imports,
      says: 'one router',
      folder,
      broken: `import { ${name} } from 'react-router-dom';\nexport const kept = ${name};\n`,
      clean: "import { useSearchParams } from 'react-router-dom';\nexport const kept = useSearchParams;\n",
    }),
  ),
);

/** Before its script runs, a form without a method submits its fields in the URL. */
const formSnippets = ['mf-travel/src/features/tour', 'shared/kit/src/field', 'shell/src/chrome'].map(
  (folder): BoundarySnippet => ({
    rule: `a form in ${folder} names its method`,
    diagnostic: 'plugin',
    says: 'A form names its method',
    folder,
    extension: '.tsx',
    broken: 'export const kept = (\n  <form onSubmit={() => undefined}>\n    <input name="id" />\n  </form>\n);\n',
    clean: 'export const kept = (\n  <form method="get">\n    <input name="id" />\n  </form>\n);\n',
  }),
);

const historySnippets = [
  'history.back()',
  'window.history.back()',
  'globalThis.history.length',
  'document.defaultView.history',
].map(
  (use): BoundarySnippet => ({
    rule: `a remote does not touch ${use}`,
    diagnostic: use.startsWith('history') ? 'lint/style/noRestrictedGlobals' : 'plugin',
    says: 'history',
    folder: feature,
    broken: `export const kept = () => ${use};\n`,
    clean: "import { useLocation } from 'react-router-dom';\nexport const kept = useLocation;\n",
  }),
);

const importSnippets: readonly BoundarySnippet[] = [
  {
    rule: 'a remote does not import the shell',
    folder: 'mf-travel/src',
    specifier: '@haesol/shell',
    says: 'shell API',
  },
  {
    rule: 'a remote does not reach into the shell',
    folder: 'mf-travel/src',
    specifier: '../../shell/src/main.ts',
    says: 'shell API',
  },
  {
    rule: 'a feature does not import the shell',
    folder: feature,
    specifier: '@haesol/shell/src/main.ts',
    says: 'shell API',
  },
  {
    rule: 'a remote does not import the server',
    folder: 'mf-travel/src',
    specifier: '@haesol/server',
    says: 'never imports the server',
  },
  {
    rule: 'a feature does not import the server',
    folder: feature,
    specifier: '@haesol/server',
    says: 'never imports the server',
  },
  {
    rule: 'a remote does not import another remote',
    folder: 'mf-travel/src',
    specifier: '@haesol/mf-portal',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'a remote does not reach into another remote',
    folder: 'mf-travel/src',
    specifier: '../../mf-portal/src/paths.ts',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'a feature does not import another remote',
    folder: feature,
    specifier: 'mf-portal/lifecycles',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'a feature does not leave its folder',
    folder: feature,
    specifier: '../pass/passRules.ts',
    says: './siblings',
  },
  { rule: 'a remote does not start single-spa', folder: 'mf-travel/src', specifier: 'single-spa', says: 'single-spa' },
  { rule: 'a feature does not start single-spa', folder: feature, specifier: 'single-spa', says: 'single-spa' },
  {
    rule: 'shared does not import the shell',
    folder: 'shared/remote/src/http',
    specifier: '@haesol/shell',
    says: 'shell API',
  },
  {
    rule: 'shared does not import a remote',
    folder: 'shared/remote/src/http',
    specifier: '@haesol/mf-portal',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'shared does not import the server',
    folder: 'shared/remote/src/http',
    specifier: '../../../server/src/config.ts',
    says: 'never imports the server',
  },
  {
    rule: 'the shell does not import a remote',
    folder: 'shell/src/layout',
    specifier: '@haesol/mf-portal',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'the shell does not import the server',
    folder: 'shell/src/layout',
    specifier: '@haesol/server',
    says: 'never imports the server',
  },
  {
    rule: 'the HTTP client of the shell does not import a remote',
    folder: 'shell/src/http',
    specifier: 'mf-portal/lifecycles',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'the HTTP client of the shell does not import the server',
    folder: 'shell/src/http',
    specifier: '@haesol/server',
    says: 'never imports the server',
  },
  {
    rule: 'the server does not import the interface of the shell',
    folder: 'server/src/domains/travel/tour',
    specifier: '@haesol/remote/shell-api',
    says: 'contracts only',
  },
  {
    rule: 'the server does not import the build',
    folder: 'server/src/domains/travel/tour',
    specifier: '@haesol/build',
    says: 'contracts only',
  },
  {
    rule: 'the server does not import the shell',
    folder: 'server/src/domains/travel/tour',
    specifier: '@haesol/shell',
    says: 'shell API',
  },
  {
    rule: 'the server does not import a remote',
    folder: 'server/src/domains/travel/tour',
    specifier: '@haesol/mf-portal',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'tools do not import a remote',
    folder: 'tools/src',
    specifier: '@haesol/mf-portal',
    says: 'Nobody imports a remote',
  },
  {
    rule: 'end-to-end tests import no package of ours',
    folder: 'e2e/specs',
    specifier: '@haesol/contracts/travel',
    says: 'no source',
  },
  {
    rule: 'end-to-end tests reach into no source',
    folder: 'e2e/specs',
    specifier: '../../server/src/config.ts',
    says: 'no source',
  },
].map(({ specifier, ...rest }) => ({
  ...rest,
  diagnostic: imports,
  broken: kept(specifier),
  clean: rest.folder.startsWith('e2e')
    ? "import { expect } from 'playwright/test';\nexport const kept = expect;\n"
    : contract,
}));

const dynamicSnippets = ['shell/src/remotes', 'mf-travel/src', feature, 'tools/src'].map(
  (folder): BoundarySnippet => ({
    rule: `${folder} never loads a remote by a static import()`,
    diagnostic: imports,
    says: 'Nobody imports a remote',
    folder,
    broken: "export const kept = () => import('mf-portal/lifecycles');\n",
    clean: 'export const kept = (name: string) => import(name);\n',
  }),
);

export const boundarySnippets: readonly BoundarySnippet[] = [
  ...axiosSnippets,
  {
    rule: 'the HTTP client of the shell alone has axios',
    diagnostic: imports,
    folder: 'shell/src/http',
    broken: { file: '../layout/axiosUser.ts', code: "import axios from 'axios';\nexport const kept = axios;\n" },
    clean: { file: 'axiosClient.ts', code: "import axios from 'axios';\nexport const kept = axios;\n" },
  },
  ...importSnippets,
  {
    rule: 'types of another remote are imports too',
    diagnostic: imports,
    says: 'Nobody imports a remote',
    folder: 'mf-travel/src',
    broken: "import type { Tour } from '@haesol/mf-portal';\nexport type Kept = Tour;\n",
    clean: "import type { ShellApi } from '@haesol/remote/shell-api';\nexport type Kept = ShellApi;\n",
  },
  ...serverSnippets,
  ...dynamicSnippets,
  ...routerSnippets,
  ...formSnippets,
  ...historySnippets,
  ...sourceSnippets,
];
