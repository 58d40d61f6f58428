import { createContext, useContext } from 'react';
import type { ShellServices } from './services.ts';

export const ServicesContext = createContext<ShellServices | null>(null);

export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The shell was rendered without its services');
  return services;
}
