import { LinkProvider } from '@haesol/kit';
import { Provider } from 'jotai';
import { type ComponentProps, type ReactNode, StrictMode, useEffect } from 'react';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { KitTexts } from './KitTexts.tsx';
import { FallbackBoundary } from './SiteError.tsx';
import { SiteLink } from './SiteLink.tsx';

export interface SitePageProps {
  readonly store: ComponentProps<typeof Provider>['store'] & object;
  readonly services: PageServices;
  /** Router of the browser or of the server. */
  readonly children: ReactNode;
}

/** Providers around the router, the same in the browser and on the server. */
export function SitePage({ store, services, children }: SitePageProps) {
  useEffect(() => services.onShown(), [services]);
  return (
    <StrictMode>
      <FallbackBoundary>
        <Provider store={store}>
          <ServicesContext value={services}>
            <KitTexts>
              <LinkProvider component={SiteLink}>{children}</LinkProvider>
            </KitTexts>
          </ServicesContext>
        </Provider>
      </FallbackBoundary>
    </StrictMode>
  );
}
