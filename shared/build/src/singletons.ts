import * as zodMini from '@haesol/contracts/zodMini';

/**
 * Modules that exist once in a page: the shell provides them, remotes consume them (`import: false`). Each package of a remote's
 * `peerDependencies` maps to these exact keys of the share scope.
 */
export const singletonKeys = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router-dom': ['react-router-dom', 'react-router'],
  jotai: ['jotai'],
  i18next: ['i18next'],
  'react-i18next': ['react-i18next'],
  '@tanstack/react-query': ['@tanstack/react-query'],
} as const;

/** Additional keys of development builds, see {@link singletonKeys}. */
export const developmentKeys = { react: ['react/jsx-dev-runtime'] } as const;

/**
 * Libraries without state that the shell provides too: key and module with the provided names. A remote keeps this module in a
 * chunk of its own, loaded only where the shell has no fitting version: an open tab of an earlier shell, or another host.
 */
export const providedLibraries = { zod: { key: 'zod/mini', copy: '@haesol/contracts/zodMini' } } as const;

export type SingletonPackage = keyof typeof singletonKeys;

export const isSingletonPackage = (name: string): name is SingletonPackage => Object.hasOwn(singletonKeys, name);

/**
 * Names that the shell provides of large packages, so that it need not include the rest. A remote that imports another name fails
 * its build ({@link SingletonPlugin}); the shell's provided modules are tested against this list.
 */
export const providedNames: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': [
    'Link',
    'Navigate',
    'NavLink',
    'Outlet',
    'Route',
    'Router',
    'Routes',
    'createPath',
    'matchPath',
    'parsePath',
    'useHref',
    'useInRouterContext',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useParams',
    'useResolvedPath',
    'useRoutes',
    'useSearchParams',
  ],
  'react-router': [],
  '@tanstack/react-query': [
    'HydrationBoundary',
    'QueryClient',
    'QueryClientProvider',
    'dehydrate',
    'hydrate',
    'infiniteQueryOptions',
    'keepPreviousData',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
  jotai: ['Provider', 'atom', 'createStore', 'getDefaultStore', 'useAtom', 'useAtomValue', 'useSetAtom', 'useStore'],
  // The third is for a build that brings react-i18next.
  i18next: ['default', 'createInstance', 'keyFromSelector'],
  'react-i18next': ['I18nextProvider', 'Trans', 'initReactI18next', 'useTranslation'],
  'zod/mini': Object.keys(zodMini),
};
