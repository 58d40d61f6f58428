/** Texts of the files with the pinned versions. */
export interface VersionFacts {
  /** Root package.json. */
  readonly manifest: { readonly type?: string; readonly packageManager?: string };
  readonly workspaceYaml: string;
  /** Lockfile of the installed packages (node_modules/.pnpm/lock.yaml). */
  readonly lockfile: string;
  readonly npmrc: string;
  readonly bootstrap: string;
}

/** Later webpack versions break this version of module federation, whose parts must have one version. */
const pinned: Readonly<Record<string, string>> = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/manifest': '2.9.2',
};

/** Packages with a single copy: two copies would be two contexts, two caches or two class hierarchies in one page or build. */
const single = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'jotai',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'webpack',
  'zod',
];

/** Lists copies in pnpm's layout: a version with other peers is a separate copy. */
export function listCopies(lockfile: string, name: string): string[] {
  const snapshots = lockfile.slice(lockfile.indexOf('\nsnapshots:'));
  return [...snapshots.matchAll(/^ {2}'?((?:@[^@/\s]+\/)?[^@\s(']+)@([^:']+)'?:/gm)]
    .filter(([, found]) => found === name)
    .map(([, , version]) => String(version));
}

function catalogVersion(workspaceYaml: string, name: string): string | undefined {
  const line = workspaceYaml.split('\n').find((text) => text.trim().replaceAll(/['"]/g, '').startsWith(`${name}: `));
  return line?.split(': ')[1]?.trim();
}

function listDrifts({ workspaceYaml, lockfile }: VersionFacts): string[] {
  return Object.entries(pinned).flatMap(([name, version]) => {
    const wanted = catalogVersion(workspaceYaml, name);
    const installed = listCopies(lockfile, name).map((copy) => copy.replace(/\(.*/, ''));
    return [
      ...(wanted === version
        ? []
        : [`The catalog says ${name} ${wanted}; only ${version} works with the federation here.`]),
      ...installed
        .filter((found) => found !== version)
        .map((found) => `${name} ${found} is installed; it must be ${version}.`),
    ];
  });
}

function listSecondCopies({ lockfile }: VersionFacts): string[] {
  return single.flatMap((name) => {
    const copies = listCopies(lockfile, name);
    return copies.length === 1
      ? []
      : [`${name} is installed ${copies.length} times (${copies.join(', ')}); it must be once.`];
  });
}

/** @returns one sentence for each problem */
export function listVersionProblems(facts: VersionFacts): string[] {
  const { manifest, bootstrap, lockfile, npmrc } = facts;
  const hosts = [...`${lockfile}\n${npmrc}`.matchAll(/^.*(?:registry\s*=|registry:|tarball:|https?:\/\/).*$/gm)];
  return [
    ...listDrifts(facts),
    ...listSecondCopies(facts),
    ...(manifest.type === 'module'
      ? []
      : ['The root package.json must say "type": "module": federation fails under commonjs.']),
    ...(/^pnpm@\d+\.\d+\.\d+$/.test(manifest.packageManager ?? '') ? [] : ['packageManager must name an exact pnpm.']),
    ...(/pnpm@\d/.test(bootstrap)
      ? ['scripts/bootstrap.mjs names a pnpm of its own; packageManager is the one place.']
      : []),
    ...hosts.map(([line]) => `An address of a registry is written down: ${line.trim()}`),
  ];
}
