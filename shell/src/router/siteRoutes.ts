import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

export interface SiteRoutesSettings {
  readonly Site: ComponentType;
  readonly SiteError: ComponentType;
}

/**
 * The router's one route, with neither `lazy` nor `loader`, since either breaks hydration: pages are found in the
 * registry, not here.
 */
export const siteRoutes = ({ Site, SiteError }: SiteRoutesSettings): RouteObject[] => [
  { id: 'site', path: '*', Component: Site, ErrorBoundary: SiteError },
];
