import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Of two years, for subdomains too. */
const strictTransport = 'max-age=63072000; includeSubDomains';
/** Of what browsers can hand out, the pages of travel ask for the place of the device. */
const permissions =
  'accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=()';
/** A document of data loads nothing, runs nothing and stands in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Headers = Readonly<Record<string, string>>;

function listAnswerHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': strictTransport }),
  };
}

/** Headers of an answer that is data, for those that the framework makes before a hook runs. */
export const listDataHeaders = (config: Pick<Config, 'publicUrl'>): Headers => ({
  ...listAnswerHeaders(config),
  'Content-Security-Policy': dataPolicy,
});

/** Security headers of every answer; pages and files replace what they need otherwise. */
export function installAnswerHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = listAnswerHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isData = type === '' || /^(application\/(json|xml)|text\/plain)/.test(type);
    if (isData && !reply.hasHeader('content-security-policy')) reply.header('Content-Security-Policy', dataPolicy);
    return payload;
  });
}

const clientFailures: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request of HTTP, or no whole one: the connection is all that there is, so it is written by hand. */
export function createClientErrorHandler(config: Pick<Config, 'publicUrl'>) {
  const headers = Object.entries({ ...listDataHeaders(config), 'Content-Length': '0', Connection: 'close' });
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = clientFailures[error.code ?? ''] ?? 400;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.destroy(error);
  };
}

function setSocketTimeout({ raw: { socket } }: FastifyRequest, timeoutMs: number): void {
  // A request from inside of the process (`inject`) has no socket.
  if (socket instanceof Socket) socket.setTimeout(timeoutMs);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Closes connections on which nothing moves. While the server works on an answer nothing moves either: that has its own
 * limit (`handlerTimeout`), so the limit of the connection is lifted once the whole request has arrived, and not before,
 * because a client may begin a body and never go on.
 */
export function installConnectionTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return setSocketTimeout(request, 0);
    request.raw.once('end', () => {
      if (!reply.sent) setSocketTimeout(request, 0);
    });
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    setSocketTimeout(request, timeoutMs);
    return payload;
  });
}
