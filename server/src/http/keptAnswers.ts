import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentState } from '../db/contentState.ts';
import { chooseEncoding, smallestBytes } from './encoding.ts';
import { isUnchanged } from './revalidation.ts';
import { TextBody } from './textBody.ts';

/** Time for which an answer is kept, in milliseconds: counters, and what depends on the time of day, may be shown this late. */
const keptMs = 2_000;
const capacity = 1_000;

interface Entry {
  readonly version: string;
  /** Time of the database, in milliseconds. */
  readonly madeAt: number;
  readonly body: Promise<TextBody>;
}

/** Answers of public reads, kept in this process by request. */
export interface KeptAnswers {
  /**
   * Returns the kept answer, or the one that is being made for the same request, if no content has changed since.
   * @param make returns the serialised answer for the time of the database; a failure is not kept
   */
  get(key: string, make: (now: Date) => Promise<string>): Promise<TextBody>;
}

/** @param readState reads the version of the contents after the call began, so that no acknowledged write is missed */
export function createKeptAnswers(readState: () => Promise<ContentState>): KeptAnswers {
  const entries = new Map<string, Entry>();

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest = key] = entries.keys();
    if (entries.size > capacity) entries.delete(oldest);
    entry.body.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
  }

  return {
    async get(key, make) {
      const { version, now } = await readState();
      const found = entries.get(key);
      const age = found === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - found.madeAt);
      if (found?.version === version && age < keptMs) return found.body;
      const body = make(new Date(now)).then((text) => new TextBody(text));
      keep(key, { version, madeAt: now, body });
      return body;
    },
  };
}

/** Sends a kept answer, compressed if the client accepts it. @param type media type */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  body: TextBody,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  if (isUnchanged(request, reply, body.tag)) return reply.send(null);
  reply.type(type).header('vary', 'language, authorization, Accept-Encoding');
  const encoding = body.text.length < smallestBytes ? undefined : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(Buffer.from(body.text));
  const compressed = await body.encode(encoding);
  // The handler has timed out meanwhile and its error was sent.
  return reply.sent ? reply : reply.header('content-encoding', encoding).send(compressed);
}
