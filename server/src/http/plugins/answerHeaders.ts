import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Two years, including subdomains. */
const strictTransport = 'max-age=63072000; includeSubDomains';
/** Two pages request a browser permission: the travel pages the location, the gate of the office the camera. */
const permissions =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=()';
/** Data loads nothing, runs nothing and cannot be framed. */
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

/** Returns the headers of data responses, for those that the framework sends before a hook runs. */
export const listDataHeaders = (config: Pick<Config, 'publicUrl'>): Headers => ({
  ...listAnswerHeaders(config),
  'Content-Security-Policy': dataPolicy,
});

/** Sets the security headers of every response; pages and files replace some. */
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

/**
 * Responds to malformed or incomplete HTTP requests by writing to the connection, because there is no request object.
 * @param renderTooLong page for a URL or headers that are too long, with its content security policy
 */
export function createClientErrorHandler(
  config: Pick<Config, 'publicUrl'>,
  renderTooLong: () => { readonly html: string; readonly policy: string },
) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = clientFailures[error.code ?? ''] ?? 400;
    const page = status === 431 ? renderTooLong() : undefined;
    const headers = {
      ...listDataHeaders(config),
      ...(page && { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': page.policy }),
      'Content-Length': String(Buffer.byteLength(page?.html ?? '')),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    if (socket.writable) socket.write(`${head}\r\n\r\n${page?.html ?? ''}`);
    socket.destroy(error);
  };
}

function setSocketTimeout({ raw: { socket } }: FastifyRequest, timeoutMs: number): void {
  // Requests from inside the process (`inject`) have no socket.
  if (socket instanceof Socket) socket.setTimeout(timeoutMs);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Closes idle connections. While the server works on a response the connection is idle, too, and has its own limit
 * (`handlerTimeout`). So the timeout is lifted once the whole request has arrived, not before, because a client may stop in the
 * middle of a body.
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
