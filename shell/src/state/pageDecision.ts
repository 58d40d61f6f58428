import { toSafePath } from '@haesol/contracts/common';
import {
  findRoute,
  type GuardName,
  guardNames,
  type LayoutName,
  layoutNames,
  type Registry,
  type RegistryEntry,
  type RemoteRoute,
  toComparablePath,
} from '@haesol/contracts/release';
import type { SessionView } from '@haesol/remote/shell-api';
import { messages } from '../messages.ko.ts';

/** Redirect. With a page, its frame is shown until the other page loads. */
interface Go {
  readonly kind: 'go';
  readonly to: string;
  readonly toast?: string;
  readonly entry?: RegistryEntry;
  readonly route?: RemoteRoute;
}

/** Decision about an address. */
export type PageDecision =
  | { readonly kind: 'page'; readonly entry: RegistryEntry; readonly route: RemoteRoute }
  | Go
  /** Waits until the session is known. */
  | { readonly kind: 'wait'; readonly entry: RegistryEntry; readonly route: RemoteRoute }
  | { readonly kind: 'error'; readonly status: 403 | 404 | 500; readonly message?: string };

export interface PageRequest {
  readonly registry: Registry;
  readonly pathname: string;
  readonly search: string;
  readonly session: SessionView;
  readonly isSessionKnown: boolean;
  /** The person has recently entered the password again. */
  readonly isIdentityFresh?: boolean;
  readonly isDemo?: boolean;
}

const isGuard = (name: string): name is GuardName => guardNames.some((known) => known === name);
const isLayout = (name: string): name is LayoutName => layoutNames.some((known) => known === name);

export const changePasswordPath = '/login/changePw';
const proofPath = '/myPage/info';

function passGuard(
  guard: GuardName,
  { session, pathname, search, isSessionKnown, isIdentityFresh = false, isDemo = false }: PageRequest,
): 'in' | 'wait' | PageDecision {
  if (!isSessionKnown) return guard === 'visitor' ? 'in' : 'wait';
  if ((guard === 'tester' && isDemo) || guard === 'buyer') return 'in';
  const { isLogin, userInfo, mustChangePw = false } = session;
  const here = encodeURIComponent(`${pathname}${search}`);
  const isChangingPassword = toComparablePath(pathname) === toComparablePath(changePasswordPath);
  if (guard === 'visitor') {
    // A page failed and redirected here: a person who is still signed in reads the reason, and goes back by hand.
    if (!isLogin || new URLSearchParams(search).has('why')) return 'in';
    const next = toSafePath(new URLSearchParams(search).get('next'));
    return { kind: 'go', to: mustChangePw ? `${changePasswordPath}?next=${encodeURIComponent(next)}` : next };
  }
  if (!isLogin) return { kind: 'go', to: `/login?next=${here}`, toast: messages.access.loginRequired };
  if (mustChangePw && !isChangingPassword) return { kind: 'go', to: `${changePasswordPath}?next=${here}` };
  if (guard === 'reauth' && !isIdentityFresh) return { kind: 'go', to: `${proofPath}?next=${here}` };
  const roles = userInfo?.roles ?? [];
  const isAdmin = roles.includes('ADMIN');
  if (guard === 'admin' && !isAdmin) return { kind: 'error', status: 403, message: messages.access.notAllowed };
  if ((guard === 'staff' || guard === 'tester') && !isAdmin && !roles.includes('STAFF'))
    return { kind: 'error', status: 403, message: messages.access.notAllowed };
  return 'in';
}

/** Finds the page of an address, and checks this person's access. */
export function decidePage(request: PageRequest): PageDecision {
  const { registry, pathname, search, session } = request;
  const match = findRoute(registry, pathname);
  const entry = match && registry.remotes[match.remoteId];
  if (match === undefined || entry === undefined) return { kind: 'error', status: 404 };
  const { route } = match;
  if (route.redirect !== undefined) {
    const target = findRoute(registry, route.redirect);
    const owner = target && registry.remotes[target.remoteId];
    const page = owner && { entry: owner, route: target.route };
    return { kind: 'go', to: `${route.redirect}${search}`, ...page };
  }
  if (!isLayout(route.layout)) return { kind: 'error', status: 500, message: `Unknown layout: ${route.layout}` };
  if (route.guard !== null) {
    if (!isGuard(route.guard)) return { kind: 'error', status: 500, message: `Unknown middleware: ${route.guard}` };
    const passed = passGuard(route.guard, request);
    if (passed === 'wait') return { kind: 'wait', entry, route };
    if (passed !== 'in') return passed.kind === 'go' ? { ...passed, entry, route } : passed;
  }
  const { roles } = entry.remoteJson;
  const own = session.userInfo?.roles ?? [];
  if (roles.length > 0 && !roles.some((role) => own.includes(role))) return { kind: 'error', status: 404 };
  return { kind: 'page', entry, route };
}
