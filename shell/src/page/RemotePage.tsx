import type { RegistryEntry, RemoteRoute } from '@haesol/contracts/release';
import type { RouterLocation } from '@haesol/remote/shell-api';
import { RemoteFallback } from '../chrome/states/RemoteFallback.tsx';
import { RouteSkeleton, type RouteSkeletonProps } from '../chrome/states/RouteSkeleton.tsx';
import { refreshRegistry, renewEntry } from '../registry/registry.ts';
import { RemoteHost } from '../remote/RemoteHost.tsx';
import { useServices } from '../services/servicesContext.ts';

export interface RemotePageProps {
  readonly entry: RegistryEntry;
  readonly route: RemoteRoute;
  readonly location: RouterLocation;
  /** False until access is known, and during a redirect. */
  readonly isAllowed: boolean;
}

function skeletonKind(route: RemoteRoute): RouteSkeletonProps['kind'] {
  if (route.layout === 'home') return 'home';
  return route.title.includes('{') ? 'detail' : 'list';
}

/** Remote of a page, with a skeleton before it is mounted and a fallback after a failure. */
export function RemotePage({ entry, route, location, isAllowed }: RemotePageProps) {
  const services = useServices();
  const skeleton = <RouteSkeleton kind={skeletonKind(route)} />;
  if (!isAllowed) return skeleton;
  if (!entry.enabled) return <RemoteFallback notice={entry.notice} />;
  return (
    <RemoteHost
      entry={entry}
      location={location}
      onMounted={services.onRemoteMounted}
      renew={() => renewEntry(entry)}
      renderFailure={(retry) => <RemoteFallback onRetry={() => void refreshRegistry().then(retry)} />}
      skeleton={skeleton}
    />
  );
}
