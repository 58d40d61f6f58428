import { type Access, type Endpoint, errorCodes, hasAreaRight } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../apiError.ts';
import type { HttpContext, Principal } from '../context.ts';
import { readLanguage } from './language.ts';
import { missingRight } from './staffAreas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access rule; a route without one fails at the start. */
    access?: Access;
    /** Area of a staff route, see `Endpoint`; without one the start fails. */
    area?: Endpoint['area'];
    /** Allows members who still have to change a temporary password. */
    withTemporaryPassword?: boolean;
    /** Cookie that may contain the access token instead of the header. */
    tokenCookie?: string;
  }
  interface FastifyRequest {
    principal: Principal | undefined;
  }
  interface FastifyInstance {
    /** All routes with their rules, complete once the app is ready. */
    routeTable: readonly RouteEntry[];
  }
}

const membersOnly = '회원만 이용할 수 있습니다. 로그인하거나 가입해 주세요.';
const staffNeedsFactor = '업무 화면은 2단계 인증을 마친 로그인에서만 열립니다.';

interface RouteEntry {
  readonly method: string | string[];
  readonly url: string;
  readonly config?: FastifyContextConfig;
}

function readToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header !== undefined) return /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
  const cookie = request.routeOptions.config.tokenCookie;
  return cookie === undefined ? undefined : request.cookies[cookie];
}

async function readPrincipal(request: FastifyRequest, context: HttpContext): Promise<Principal | undefined> {
  const token = readToken(request);
  if (token === undefined) return undefined;
  const principal = await context.authenticate(token, readLanguage(request));
  if (principal === undefined) throw new ApiError(errorCodes.sessionExpired);
  return principal;
}

/** Returns staff as members outside of the office's calls until a required second factor has confirmed their session. */
function asConfirmed(
  principal: Principal | undefined,
  isStaffWork: boolean,
  { staffSecondFactor }: HttpContext['config'],
): Principal | undefined {
  const isOpen = !staffSecondFactor || principal === undefined || principal.hasSecondFactor || isStaffWork;
  return isOpen ? principal : { ...principal, role: 'MEMBER', areas: {} };
}

/** Returns why the rights of a person do not allow a route; undefined if they do. */
function findMissingRight(
  { areas }: Principal,
  { access, area, endpoint }: FastifyContextConfig,
): ApiError | undefined {
  if (access !== 'staff' || area === undefined || area === 'any') return undefined;
  const level = endpoint?.method === 'GET' || endpoint?.isRead ? 'READ' : 'MOVE';
  return hasAreaRight(areas, area, level) ? undefined : missingRight(area, level);
}

const isGuest = ({ memberClass }: Principal): boolean => memberClass === guestClass;

/** Returns why a person may not make a call; undefined if they may. */
function findRefusal(
  principal: Principal | undefined,
  config: FastifyContextConfig,
  { staffSecondFactor }: HttpContext['config'],
): ApiError | undefined {
  const { access, withTemporaryPassword } = config;
  if (principal === undefined) return new ApiError(errorCodes.signInRequired);
  const { hasSecondFactor, mustChangePassword, role } = principal;
  if (isGuest(principal) && access !== 'buyer') return new ApiError(errorCodes.forbidden, { message: membersOnly });
  if (mustChangePassword && withTemporaryPassword !== true) return new ApiError(errorCodes.passwordChangeRequired);
  const isStaffWork = access === 'staff' || access === 'admin';
  if (!isStaffWork) return undefined;
  if (role === 'MEMBER' || (access === 'admin' && role !== 'ADMIN')) return new ApiError(errorCodes.forbidden);
  if (!staffSecondFactor || hasSecondFactor) return findMissingRight(principal, config);
  return new ApiError(errorCodes.secondFactorRequired, { message: staffNeedsFactor });
}

/**
 * Checks access before the request is read. Every route must declare `config.access`, and those of staff `config.area`, or the
 * start fails.
 */
export function installAccess(app: FastifyInstance, context: HttpContext): void {
  const routes: RouteEntry[] = [];
  app.decorate('routeTable', routes);
  app.decorateRequest('principal', undefined);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const requireAll = (open: readonly RouteEntry[], what: string) => {
      const names = open.map((route) => `${String(route.method)} ${route.url}`).join(', ');
      if (open.length > 0) throw new Error(`Routes without ${what}: ${names}`);
    };
    requireAll(
      routes.filter(({ config }) => config?.access === undefined),
      'config.access',
    );
    requireAll(
      routes.filter(({ config }) => config?.access === 'staff' && config.area === undefined),
      'config.area',
    );
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public' || access === 'refresh' || access === 'team') return;
    const isStaffWork = access === 'staff' || access === 'admin';
    request.principal = asConfirmed(await readPrincipal(request, context), isStaffWork, context.config);
    if (access === 'optional') {
      if (request.principal !== undefined && isGuest(request.principal)) request.principal = undefined;
      return;
    }
    const refused = findRefusal(request.principal, request.routeOptions.config, context.config);
    if (refused !== undefined) throw refused;
  });
}
