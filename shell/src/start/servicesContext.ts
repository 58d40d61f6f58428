import { createContext, useContext } from 'react';
import type { ShellServices } from './services.ts';

/** What the page's components use of the services. */
export type PageServices = Pick<
  ShellServices,
  | 'base'
  | 'isDemo'
  | 'isFirstPage'
  | 'isScrollKept'
  | 'keepSession'
  | 'markupOf'
  | 'onRemoteMounted'
  | 'onShown'
  | 'pageKey'
  | 'reportFailure'
  | 'slotPlaces'
>;

export const ServicesContext = createContext<PageServices | null>(null);

export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The shell was rendered without its services');
  return services;
}
