import type { ShellApi } from '@haesol/remote/shell-api';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';

type RouterProps = ComponentProps<typeof Router>;

export interface RemoteRouterProps {
  readonly shell: Pick<ShellApi, 'location' | 'navigator'>;
  readonly children: ReactNode;
}

/** Router of a remote on the shell's history: it only follows the committed location that the shell passes. */
export function RemoteRouter({ shell, children }: RemoteRouterProps) {
  const { action, ...location } = useSyncExternalStore(
    shell.location.subscribe,
    shell.location.get,
    shell.location.getServer,
  );
  return (
    <Router
      location={location}
      navigationType={action as RouterProps['navigationType'] & string}
      navigator={shell.navigator as RouterProps['navigator']}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
