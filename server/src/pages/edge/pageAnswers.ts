import { okStatus } from '@haesol/contracts/common';
import {
  type FilledGet,
  fillPageGet,
  listGets,
  listPageGets,
  type Registry,
  type RouteMatch,
  requestKey,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';

/** Timeout of API requests, after which the page is sent without their data. */
const answerTimeoutMs = 2_000;

export interface PageAnswers {
  /** Envelopes for the snapshot, by request key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** `data` of the route's own GETs, in order: its `gets`, then its `optionalGets`. */
  readonly data: readonly unknown[];
  /** Request keys of GETs without an answer for the page: refused to visitors, or not answered in time by the server or a service. */
  readonly unanswered: readonly string[];
  /** True if a `get` lacks its key in the query string, so that the user has to choose. */
  readonly isIncomplete: boolean;
  /** True if a GET, optional or not, returned the route's code for a missing item. */
  readonly isMissing: boolean;
  /** True if no request failed or timed out. */
  readonly isWhole: boolean;
  /**
   * True if no response forbids storing it (`no-store`) and no optional request was refused; other pages are neither cached nor
   * indexed.
   */
  readonly isStorable: boolean;
}

export interface AnswerSource {
  readonly app: FastifyInstance;
  /** Address of the visitor, so that limits count the page's requests for it. */
  readonly remoteAddress: string;
  readonly requestId: string;
  /** Chosen content language; empty for none. */
  readonly languageCd: string;
  /** Parts of answers that a preview replaces, by path. */
  readonly preview?: Readonly<Record<string, object>> | undefined;
}

interface Envelope {
  readonly status: { readonly code: string };
  readonly data: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('data' in value)) return false;
  const { status } = value;
  return typeof status === 'object' && status !== null && 'code' in status && typeof status.code === 'string';
}

interface Answer {
  readonly key: string;
  readonly envelope: Envelope;
  readonly isStorable: boolean;
}

/** Replaces parts of an answer; an entry that the site does not have yet is there. */
function withPreview(envelope: Envelope, preview: object | undefined): Envelope {
  return preview === undefined ? envelope : { status: okStatus, data: { ...toRecord(envelope.data), ...preview } };
}

const toRecord = (value: unknown) => (typeof value === 'object' ? value : {});

const keyOf = (get: FilledGet): string => requestKey({ method: 'GET', ...get, bearer: false });

/** @returns undefined if the request needs a member; the shell then requests it. @throws {Error} if the server or a service failed */
async function callApi(source: AnswerSource, get: FilledGet): Promise<Answer | undefined> {
  const { path, query, languageCd } = get;
  const response = await source.app.inject({
    method: 'GET',
    url: path,
    query,
    remoteAddress: source.remoteAddress,
    headers: {
      accept: 'application/json',
      'x-request-id': source.requestId,
      ...(languageCd !== '' && { language: languageCd }),
    },
  });
  if (response.statusCode >= 500) throw new Error(`${path} was answered with ${response.statusCode}`);
  if (response.statusCode !== 200) return undefined;
  const answer: unknown = JSON.parse(response.body);
  if (!isEnvelope(answer)) return undefined;
  const envelope = withPreview(answer, source.preview?.[path]);
  const isStorable = response.headers['cache-control'] !== 'no-store';
  return { key: keyOf(get), envelope, isStorable };
}

async function withTimeout<T>(work: Promise<T>): Promise<T | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), answerTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch {
    // The API has logged the error; the shell retries and shows the screen's error.
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** Calls the API for a route and its slots as a visitor, within this process. */
export async function collectAnswers(
  source: AnswerSource,
  { route }: RouteMatch,
  search: URLSearchParams,
  registry: Registry,
): Promise<PageAnswers> {
  const filled = listPageGets(registry, route).map((get) => fillPageGet(get, search, source.languageCd));
  const outcomes = await Promise.all(
    filled.map((get) => (get === undefined ? undefined : withTimeout(callApi(source, get)))),
  );
  const results = outcomes.map((outcome) => (outcome === 'failed' ? undefined : outcome));
  const own = results.slice(0, listGets(route).length);
  const answers: Record<string, unknown> = {};
  for (const result of results) {
    const code = result?.envelope.status.code;
    if (result !== undefined && (code === '200' || code === route.missing)) answers[result.key] = result.envelope;
  }
  return {
    answers,
    data: own.map((result) => (result?.envelope.status.code === '200' ? result.envelope.data : undefined)),
    unanswered: filled.flatMap((get) => (get === undefined ? [] : keyOf(get))).filter((key) => !(key in answers)),
    isIncomplete: filled.slice(0, route.gets.length).includes(undefined),
    isWhole: results.every((result, index) => filled[index] === undefined || result !== undefined),
    isStorable: own.every((result, at) => {
      if (result === undefined) return true;
      return result.envelope.status.code === '200' ? result.isStorable : at < route.gets.length;
    }),
    isMissing: route.missing !== undefined && own.some((r) => r?.envelope.status.code === route.missing),
  };
}
