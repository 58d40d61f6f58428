import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** The store is unreachable or fails, which is returned as 503. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
  readonly statusCode = 503;
}

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  /** Region of the signature; by default derived from the endpoint, else `us-east-1`. */
  readonly region?: string;
}

interface S3Request {
  readonly method: 'DELETE' | 'GET' | 'HEAD' | 'PUT';
  /** Undefined for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export interface S3Answer {
  readonly headers: Headers;
  readonly body: Buffer;
}

const tries = 3;
const firstPauseMs = 100;
/** Timeout of one try, with its body. */
const limitMs = 8_000;

export const toSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads `<Code>` of an S3 response, which is more precise than the status: `RequestTimeTooSkewed`, `NoSuchBucket`. */
const readCode = (body: Buffer): string => /<Code>([^<]{1,100})<\/Code>/.exec(body.toString('utf8'))?.[1] ?? '';

/** Sends signed requests to one bucket with path-style URLs, which every S3-compatible store supports. */
export function createS3Client({ endpoint, bucket, key, secret, region }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    retries: 0,
    ...(region !== undefined && { region }),
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  function toUrl(request: S3Request): string {
    // `+` and `@` too, because signature and server must use the same path.
    const path = request.key === undefined ? '' : `/${request.key.split('/').map(encodeURIComponent).join('/')}`;
    const query = new URLSearchParams(request.query).toString();
    return `${base}${path}${query === '' ? '' : `?${query}`}`;
  }

  async function tryOnce(request: S3Request): Promise<{ status: number; headers: Headers; body: Buffer }> {
    const { method, headers, body } = request;
    const signed = await client.sign(toUrl(request), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': toSha256(body ?? new Uint8Array()) },
      ...(body !== undefined && { body }),
    });
    const response = await fetch(signed, { signal: AbortSignal.timeout(limitMs) });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  /**
   * @returns undefined for a missing object
   * @throws StoreAwayError if the store does not respond, or refuses
   */
  return async function send(request: S3Request): Promise<S3Answer | undefined> {
    const what = `${request.method} ${request.key ?? 'the bucket'}`;
    let cause: unknown;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (attempt > 0) await delay(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
      try {
        const { status, headers, body } = await tryOnce(request);
        if (status < 300) return { headers, body };
        const code = readCode(body);
        if (status === 404 && code !== 'NoSuchBucket' && request.key !== undefined) return undefined;
        cause = new Error(`${status} ${code}`.trim());
        if (status < 500 && status !== 429) break;
      } catch (error) {
        cause = error;
      }
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreAwayError(`the bucket ${bucket} did not do ${what}: ${reason}`, { cause });
  };
}

export type S3Send = ReturnType<typeof createS3Client>;

/** Lists the sizes of all objects with a prefix by their keys. */
export async function listKeys(send: S3Send, prefix: string): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const xml = (await send({ method: 'GET', query }))?.body.toString('utf8') ?? '';
    for (const [, key = '', size] of xml.matchAll(
      /<Key>([^<]*)<\/Key>(?:(?!<\/Contents>)[\s\S])*?<Size>(\d+)<\/Size>/g,
    ))
      all.set(key, Number(size));
    token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]?.replaceAll('&amp;', '&');
  } while (token !== undefined);
  return all;
}
