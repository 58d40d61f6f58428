import type { ServerResponse } from 'node:http';
import { errorCodes, eventsPath, maxStreamPaths } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feed, FeedValue } from '../../db/eventHub.ts';
import { ApiError, fieldError } from '../apiError.ts';
import { toClientNetwork } from '../clientNetwork.ts';
import type { HttpContext } from '../context.ts';
import { streamShare } from '../limits/fixedLimits.ts';

/** Finds the feed of an API URL, if there is one. @throws {ApiError} for invalid parameters */
export type FindFeed = (url: URL) => Feed | undefined;

/** Formats the values of a feed. */
type ToFrame = (feed: Feed, value: FeedValue) => string;

/** One feed per stream, with its event name. */
const toOwnFrame: ToFrame = ({ event }, value) => `event: ${event}\ndata: ${JSON.stringify(value)}\n\n`;
/** Several feeds on one stream: each message contains its path. */
const toSharedFrame: ToFrame = ({ path, event }, data) => `data: ${JSON.stringify({ path, event, data })}\n\n`;

/** Interval of comments that keep proxies from closing an idle stream, in milliseconds. */
const beatMs = 20_000;
/** Limit of buffered bytes for a client that does not read; above it the stream ends, and the client reconnects. */
const maxWaitingBytes = 64 * 1024;
/** Time after which browsers reconnect, in milliseconds; random, so that not all do so at once after a restart. */
const toRetryMs = () => 2_000 + Math.round(Math.random() * 3_000);

function send(response: ServerResponse, text: string): void {
  response.write(text);
  if (response.writableLength > maxWaitingBytes) response.destroy();
}

/** Takes the response over from Fastify, which then neither compresses, times nor ends it. */
function begin(reply: FastifyReply): ServerResponse {
  const headers = reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    // Proxies must not cache or compress it, because both would delay events.
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    // A stopping process ends its streams, and must not wait for their connections.
    .header('connection', 'close')
    .getHeaders();
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  return raw;
}

function skipMissing(error: unknown): () => void {
  if (error instanceof ApiError && error.code === errorCodes.notFound) return () => undefined;
  throw error;
}

/** Keeps idle streams open, and ends them before the server waits for its connections. */
function keepStreams(app: FastifyInstance): Set<ServerResponse> {
  const streams = new Set<ServerResponse>();

  const timer = setInterval(() => {
    for (const stream of streams) send(stream, ':\n\n');
  }, beatMs);
  timer.unref();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return streams;
}

/** Limits the open streams of each address. */
function createPlaces({ limits }: Pick<HttpContext, 'limits'>) {
  const counts = new Map<string, number>();
  /** @returns a function that releases the stream. @throws {ApiError} `4290` */
  return (ip: string): (() => void) => {
    const network = toClientNetwork(ip);
    const open = (counts.get(network) ?? 0) + 1;
    if (open > limits.countPlaces('readVisitor', ip) / streamShare) throw limits.toRefusal('readVisitor');
    counts.set(network, open);
    return () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  };
}

/** Server-sent events: one stream for a feed at its own URL, and for several feeds at {@link eventsPath}. */
export function createEventStreams(app: FastifyInstance, context: HttpContext, findFeed: FindFeed) {
  const { config, events } = context;
  const acquirePlace = createPlaces(context);
  const streams = keepStreams(app);

  /** Opens all feeds before the stream, so that failures are returned as in every other request. */
  async function stream(request: FastifyRequest, reply: FastifyReply, feeds: readonly Feed[], toFrame: ToFrame) {
    const leave = acquirePlace(request.ip);
    const stops: (() => void)[] = [leave];
    const stopAll = () => {
      for (const stop of stops.splice(0)) stop();
    };
    const early: string[] = [];
    let response: ServerResponse | undefined;
    const onValues = (feed: Feed, values: readonly FeedValue[]) => {
      const text = values.map((value) => toFrame(feed, value)).join('');
      if (response === undefined) early.push(text);
      else if (text !== '') send(response, text);
    };
    try {
      for (const feed of feeds) {
        // A feed missing for one tab must not end the events of all others.
        const open = events.open(feed, { onValues });
        stops.push(await (feeds.length === 1 ? open : open.catch(skipMissing)));
      }
    } catch (error) {
      stopAll();
      throw error;
    }
    response = begin(reply);
    const opened = response;
    streams.add(opened);
    opened.once('close', () => {
      streams.delete(opened);
      stopAll();
    });
    // The client may have disconnected while its feeds were read.
    if (request.raw.socket.destroyed) opened.destroy();
    send(opened, `retry: ${toRetryMs()}\n\n${early.splice(0).join('')}`);
  }

  const options = { config: { access: 'public', countsAsRead: true }, exposeHeadRoute: false } as const;
  const toUrl = (path: string) => new URL(path, config.publicUrl);

  app.get(eventsPath, options, async (request, reply) => {
    const { paths = '' } = request.query as { paths?: string };
    const all = [...new Set(paths.split(' '))].filter(
      (path) => path.startsWith('/') && URL.canParse(path, config.publicUrl),
    );
    if (all.length === 0 || all.length > maxStreamPaths) throw fieldError('paths', '경로를 다시 확인해 주세요.');
    const feeds = all.map((path) => findFeed(toUrl(path))).filter((feed) => feed !== undefined);
    if (feeds.length === 0) throw new ApiError(errorCodes.notFound);
    await stream(request, reply, feeds, toSharedFrame);
  });

  return {
    /** @param url of the route, which is the path of its feeds */
    addRoute(url: string): void {
      app.get(url, options, async (request, reply) => {
        const feed = await findFeed(toUrl(request.url));
        if (feed === undefined) throw new ApiError(errorCodes.notFound);
        await stream(request, reply, [feed], toOwnFrame);
      });
    },
  };
}
