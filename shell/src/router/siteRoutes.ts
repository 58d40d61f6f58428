import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

export interface SiteRoutesSettings {
  readonly Site: ComponentType;
  readonly SiteError: ComponentType;
}

/** Single route of the router, without `lazy` or `loader`, which break hydration: pages are found in the registry, not here. */
export const siteRoutes = ({ Site, SiteError }: SiteRoutesSettings): RouteObject[] => [
  { id: 'site', path: '*', Component: Site, ErrorBoundary: SiteError },
];
