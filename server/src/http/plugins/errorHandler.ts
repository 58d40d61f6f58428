import { type ErrorCode, errorCodes, errorTable, toErrorMessage, toFieldErrors } from '@haesol/contracts/common';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { toSqlState } from '../../db/retry.ts';
import { ApiError } from '../apiError.ts';
import { readBrowserLanguage } from '../browserLanguage.ts';
import { readLanguage } from './language.ts';
import { toRefusalLanguage, translateFields } from './refusalTexts.ts';

/** Maps constraints to codes. Domains name their constraints here instead of checking before they write. */
export type ConstraintCodes = Readonly<Record<string, ErrorCode>>;

interface Failure {
  readonly code: ErrorCode;
  readonly http: number;
  readonly message: string;
  readonly data: unknown;
  readonly retryAfterSec: number | undefined;
}

/** Fastify's own errors that are caused by input. */
const inputFailures: ReadonlySet<string> = new Set([
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_ERR_VALIDATION',
]);

/** SQLSTATE of data that no column accepts: out of range, bad text, bad enum, zero byte. */
const badDataStates: ReadonlySet<string> = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

const ofCode = (code: ErrorCode, over: Partial<Failure> = {}): Failure => ({
  code,
  http: errorTable[code].http,
  message: toErrorMessage(code),
  data: null,
  retryAfterSec: undefined,
  ...over,
});

function isAway(error: FastifyError): boolean {
  const code = error.code ?? '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC|EDQUOT)$/.test(code) ||
    /^(08|57P0|53|40001|40P01|55P03|57014)/.test(toSqlState(error) ?? '') ||
    code === 'FST_UNDER_PRESSURE' ||
    code === 'FST_ERR_HANDLER_TIMEOUT' ||
    error.statusCode === 503 ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client was closed|connection error and is not queryable/.test(
      error.message,
    )
  );
}

function fromConstraint(error: unknown, constraints: ConstraintCodes): ErrorCode | undefined {
  const name = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' ? constraints[name] : undefined;
}

function toFailure(error: FastifyError, constraints: ConstraintCodes): Failure {
  if (error instanceof ApiError) {
    const { code, http, message, data, retryAfterSec } = error;
    return { code, http, message, data, retryAfterSec };
  }
  if (error.validation !== undefined || isZodFailure(error)) {
    const issues = (error as { issues?: z.core.$ZodIssue[] }).issues ?? [];
    return ofCode(errorCodes.invalidInput, { data: { fieldErrors: toFieldErrors(issues) } });
  }
  if (inputFailures.has(error.code)) return ofCode(errorCodes.invalidInput, { data: { fieldErrors: [] } });
  if (error.statusCode === 429) return ofCode(errorCodes.tooManyRequests, { retryAfterSec: 60 });
  const constrained = fromConstraint(error, constraints);
  if (constrained !== undefined) return ofCode(constrained);
  const state = toSqlState(error);
  if (state === '23P01') return ofCode(errorCodes.slotTaken);
  if (state !== undefined && badDataStates.has(state))
    return ofCode(errorCodes.invalidInput, { data: { fieldErrors: [] } });
  if (isAway(error)) return ofCode(errorCodes.serverError, { http: 503, retryAfterSec: 2 });
  return ofCode(errorCodes.serverError);
}

function isZodFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues);
}

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const isCall = request.headers.language !== undefined;
  const translate = toRefusalLanguage(isCall ? readLanguage(request) : readBrowserLanguage(request));
  if (failure.retryAfterSec !== undefined) reply.header('retry-after', String(failure.retryAfterSec));
  reply.code(failure.http).header('cache-control', 'no-store').header('x-request-id', request.id);
  // People read the answer to an address that the browser opens, such as the return from a payment.
  if (request.headers['sec-fetch-mode'] === 'navigate')
    return reply.type('text/plain; charset=utf-8').send(translate(failure.message));
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      status: { code: failure.code, message: translate(failure.message) },
      data: translateFields(failure.data, translate),
    });
}

/**
 * Turns every failure into a response. Below 500 it has the message; from 500 on it is generic, and the cause is logged.
 * @param recordFailure runs before the response, so that a refusal is recorded by the time that its caller knows of it
 */
export function installErrorHandler(
  app: FastifyInstance,
  constraints: ConstraintCodes,
  recordFailure: (request: FastifyRequest, code: ErrorCode) => Promise<void> = async () => undefined,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const failure = toFailure(error, constraints);
    // One short line each, because shed requests come in thousands.
    if (error.code === 'FST_UNDER_PRESSURE') request.log.warn('request shed');
    else if (failure.http >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    await recordFailure(request, failure.code).catch((err: unknown) =>
      request.log.error({ err }, 'refusal not recorded'),
    );
    return send(request, reply, failure);
  });
  app.setNotFoundHandler(sendNotFound);
}

/** Also used for malformed URLs, which the framework refuses before routing. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, ofCode(errorCodes.notFound, { http: 404, message: '페이지를 찾을 수 없습니다.' }));
