import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../db/audit/auditLog.ts';
import type { HttpContext, Principal } from '../context.ts';

/** Time for which further refusals of a requester are not recorded, in milliseconds, so that the log cannot be flooded. */
const quietMs = 60_000;
const maxRequesters = 1_000;

/**
 * Records calls of the office that were refused, once a minute for each person or, without one, address.
 * @param now milliseconds
 */
export function createRefusalLog({ db }: Pick<HttpContext, 'db'>, now: () => number = () => performance.now()) {
  const recorded = new Map<string, number>();
  return async (request: FastifyRequest, principal: Principal | undefined, code: string): Promise<void> => {
    const requester = principal?.memberUid ?? request.ip;
    const last = recorded.get(requester);
    if (last !== undefined && now() - last < quietMs) return;
    recorded.delete(requester);
    recorded.set(requester, now());
    const oldest = recorded.keys().next().value;
    if (recorded.size > maxRequesters && oldest !== undefined) recorded.delete(oldest);
    await writeAudit(db, {
      actorUid: principal?.memberUid ?? null,
      action: 'access.refused',
      detail: { call: `${request.method} ${request.routeOptions.url ?? ''}`, code },
      ip: request.ip,
      requestId: request.id,
    });
  };
}
