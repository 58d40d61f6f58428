import { type ErrorCode, errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../db/audit/auditLog.ts';
import type { HttpContext } from '../context.ts';

/** Time for which the same call of a requester is not recorded again, in milliseconds, so that the log cannot be flooded. */
const quietMs = 60_000;
const maxCalls = 10_000;

const refusalCodes: readonly ErrorCode[] = [
  errorCodes.signInRequired,
  errorCodes.secondFactorRequired,
  errorCodes.passwordChangeRequired,
  errorCodes.forbidden,
];

/**
 * Records refused calls of the office. Those of staff without a right are all recorded; other calls once a minute for each person or,
 * without one, address.
 * @param now milliseconds
 */
export function createRefusalLog({ db }: Pick<HttpContext, 'db'>, now: () => number = () => performance.now()) {
  const recorded = new Map<string, number>();
  const isRepeated = (call: string): boolean => {
    const last = recorded.get(call);
    if (last !== undefined && now() - last < quietMs) return true;
    recorded.delete(call);
    recorded.set(call, now());
    const oldest = recorded.keys().next().value;
    if (recorded.size > maxCalls && oldest !== undefined) recorded.delete(oldest);
    return false;
  };
  return async (request: FastifyRequest, code: ErrorCode): Promise<void> => {
    const { principal, method, ip, id, routeOptions } = request;
    const { access } = routeOptions.config;
    if ((access !== 'staff' && access !== 'admin') || !refusalCodes.includes(code)) return;
    const call = `${method} ${routeOptions.url ?? ''}`;
    const isOfStaff = principal !== undefined && principal.accountRole !== 'MEMBER';
    const isKept = isOfStaff && code === errorCodes.forbidden;
    if (!isKept && isRepeated(`${principal?.memberUid ?? ip} ${call}`)) return;
    await writeAudit(db, {
      actorUid: principal?.memberUid ?? null,
      action: 'access.refused',
      detail: { call, code },
      ip,
      requestId: id,
    });
  };
}
