import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const region = 'us-east-1';
/** Clock skew above which real stores refuse requests. */
const skewMs = 15 * 60_000;
/** Page size of a listing, small enough that every test reaches a second page. */
const pageSize = 3;

export const s3Keys = { bucket: 'haesol', key: 'test-key', secret: 'the secret of the tests alone' } as const;

interface StoredObject {
  readonly bytes: Buffer;
  readonly meta: Readonly<Record<string, string>>;
}

export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, StoredObject>;
  /** Requests as `GET releases/…` in order, including refused ones. */
  readonly requests: string[];
  /** Responds to the next requests with this status. */
  failNext(times: number, status: number): void;
  /** Sets its clock ahead by milliseconds. */
  skew(ms: number): void;
  close(): Promise<void>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Builds the canonical request of Amazon's signature version 4. */
function toCanonicalRequest(request: IncomingMessage, url: URL, signedHeaders: readonly string[]): string {
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const hash = String(request.headers['x-amz-content-sha256']);
  return [request.method, path, query, headers, signedHeaders.join(';'), hash].join('\n');
}

/** @returns the S3 error code of an invalid signature */
function findSignatureFault(request: IncomingMessage, url: URL, body: Buffer, now: number): string | undefined {
  const header = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (parts === null) return 'AccessDenied';
  const [, key = '', day = '', signedRegion = '', names = '', signature = ''] = parts;
  if (key !== s3Keys.key) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const stamp = String(request.headers['x-amz-date']);
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now - at) < skewMs)) return 'RequestTimeTooSkewed';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signedHeaders = names.split(';');
  if (!signedHeaders.includes('host')) return 'SignatureDoesNotMatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = toCanonicalRequest(request, url, signedHeaders);
  const signingKey = ['aws4_request', 's3', region, day].reduceRight<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${s3Keys.secret}`),
  );
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listObjects(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)));
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`)
    .join('');
  return `<ListBucketResult>${contents}${next}</ListBucketResult>`;
}

function answer(
  response: ServerResponse,
  request: IncomingMessage,
  objects: Map<string, StoredObject>,
  { url, body }: { url: URL; body: Buffer },
): void {
  const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const fail = (status: number, code: string) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (bucket !== s3Keys.bucket) return void fail(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return void response.end(listObjects(objects, url.searchParams));
  if (request.method === 'PUT') {
    const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    objects.set(key, { bytes: body, meta: Object.fromEntries(meta) as Record<string, string> });
    return void response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (found === undefined) return void fail(404, 'NoSuchKey');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { ...found.meta, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Starts an in-memory S3-compatible store with one bucket, which checks signatures. For tests. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  let failures = { left: 0, status: 503 };
  let skewedBy = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    requests.push(`${request.method} ${decodeURIComponent(url.pathname).split('/').slice(2).join('/')}`);
    if (failures.left > 0) {
      failures = { ...failures, left: failures.left - 1 };
      return void response.writeHead(failures.status).end('<Error><Code>SlowDown</Code></Error>');
    }
    const fault = findSignatureFault(request, url, body, Date.now() + skewedBy);
    if (fault !== undefined) return void response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`);
    return answer(response, request, objects, { url, body });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    failNext(left, status) {
      failures = { left, status };
    },
    skew(ms) {
      skewedBy = ms;
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
