import * as query from '@tanstack/react-query';
import queryPackage from '@tanstack/react-query/package.json';
import * as i18next from 'i18next';
import i18nextPackage from 'i18next/package.json';
import * as jotai from 'jotai';
import jotaiPackage from 'jotai/package.json';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactI18next from 'react-i18next';
import reactI18nextPackage from 'react-i18next/package.json';
import * as router from 'react-router';
import * as routerDom from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json';

const share = (module, version) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Modules that remotes of the portal take from the page: `shared` of their `mf-manifest.json`. They bring a copy of zod. */
export const sharedModules = {
  react: share(react, react.version),
  'react/jsx-runtime': share(jsxRuntime, react.version),
  'react-dom': share(reactDom, reactDom.version),
  'react-dom/client': share(reactDomClient, reactDom.version),
  'react-router': share(router, routerPackage.version),
  'react-router-dom': share(routerDom, routerPackage.version),
  jotai: share(jotai, jotaiPackage.version),
  i18next: share(i18next, i18nextPackage.version),
  'react-i18next': share(reactI18next, reactI18nextPackage.version),
  '@tanstack/react-query': share(query, queryPackage.version),
};
