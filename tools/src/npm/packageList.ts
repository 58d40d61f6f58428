/** Package of the workspace that teams install from a registry. */
export interface NpmPackage {
  readonly name: string;
  /** Folder with its `package.json` and CHANGELOG. */
  readonly folder: string;
  readonly description: string;
  /** Compiled folder that becomes `dist`. */
  readonly compiled: string;
  /** Sources and data beside the compiled modules, as folders of the workspace: style sheets, texts, loaders, templates. */
  readonly assets: readonly string[];
  /** Dependencies that only the published package has, with a version of the catalog. */
  readonly more?: readonly string[];
  /** Bundlers of some teams, with a version of `examples/`. */
  readonly optionalPeers?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  /** Files of the workspace's root that the package exports. */
  readonly files?: Readonly<Record<string, string>>;
}

/** In the order of their imports. */
export const npmPackages: readonly NpmPackage[] = [
  {
    name: '@haesol/contracts',
    folder: 'shared/contracts',
    description: 'Endpoints, schemas and formats of the portal, for its remotes.',
    compiled: 'shared/contracts/src',
    assets: ['shared/contracts/src'],
  },
  {
    name: '@haesol/kit',
    folder: 'shared/kit',
    description: 'Components, style sheets and tokens of the portal.',
    compiled: 'shared/kit/src',
    assets: ['shared/kit/src'],
  },
  {
    name: '@haesol/remote',
    folder: 'shared/remote',
    description: 'Pages, slots, calls, forms, routes and tests of a remote of the portal.',
    compiled: 'shared/remote/src',
    assets: ['shared/remote/src'],
  },
  {
    name: '@haesol/build',
    folder: 'shared/build',
    description: 'Build of a remote of the portal: defineRemote for webpack, and configurations of Rspack and Vite.',
    compiled: 'shared/build/src',
    assets: ['shared/build/src'],
    optionalPeers: ['@module-federation/enhanced', '@module-federation/vite', '@rspack/core', 'vite'],
  },
  {
    name: '@haesol/mf',
    folder: 'tools',
    description: 'The command mf: creates, develops, tests, checks and publishes a remote of the portal.',
    compiled: '.',
    assets: ['tools/src/createRemote', 'scripts/jest'],
    more: [
      '@swc/core',
      '@swc/jest',
      '@testing-library/jest-dom',
      'jest',
      'jest-environment-jsdom',
      'typescript',
      '@types/jest',
      '@types/node',
      '@types/react',
      '@types/react-dom',
    ],
    bin: { mf: './dist/tools/src/mf/cli.js' },
    files: { 'tsconfig.json': 'tsconfig.base.json' },
  },
];

/** Modules of `@haesol/mf` that are started, not imported. */
export const mfPrograms: readonly string[] = [
  'tools/src/mf/cli.ts',
  'tools/src/build/buildOne.ts',
  'tools/src/dev/describeRemote.ts',
  'tools/src/contract/mounting/program.ts',
  'tools/src/contract/mounting/renderProgram.ts',
];
