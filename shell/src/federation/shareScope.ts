import * as zodMini from '@haesol/contracts/zodMini';
import query from '@tanstack/react-query/package.json' with { type: 'json' };
import * as i18next from 'i18next';
import i18nextPackage from 'i18next/package.json' with { type: 'json' };
import * as jotai from 'jotai';
import jotaiPackage from 'jotai/package.json' with { type: 'json' };
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import reactI18nextPackage from 'react-i18next/package.json' with { type: 'json' };
import router from 'react-router-dom/package.json' with { type: 'json' };
import zod from 'zod/package.json' with { type: 'json' };
import * as providedI18n from './providedI18n.ts';
import * as providedQuery from './providedQuery.ts';
import * as providedRouter from './providedRouter.ts';

interface SharedModule {
  readonly get: () => () => unknown;
  readonly loaded: 1;
  readonly eager: true;
  readonly from: 'shell';
}

/** Share scope of containers and the federation runtime: key → version → module. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

const provide = (version: string, module: unknown): Record<string, SharedModule> => ({
  [version]: { get: () => () => module, loaded: 1, eager: true, from: 'shell' },
});

/** Singletons of the page. One object for every container and for the runtime, which refuse another one. */
export const shareScope: ShareScope = {
  react: provide(react.version, react),
  'react/jsx-runtime': provide(react.version, jsxRuntime),
  'react/jsx-dev-runtime': provide(react.version, jsxDevRuntime),
  'react-dom': provide(reactDom.version, reactDom),
  'react-dom/client': provide(reactDom.version, reactDomClient),
  'react-router': provide(router.version, providedRouter),
  'react-router-dom': provide(router.version, providedRouter),
  jotai: provide(jotaiPackage.version, jotai),
  i18next: provide(i18nextPackage.version, i18next),
  'react-i18next': provide(reactI18nextPackage.version, providedI18n),
  '@tanstack/react-query': provide(query.version, providedQuery),
  'zod/mini': provide(zod.version, zodMini),
};
