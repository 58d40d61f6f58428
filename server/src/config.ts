import path from 'node:path';
import * as z from 'zod/mini';
import { isServiceList, parseServiceList, serviceListFault } from './release/service/serviceList.ts';
import type { S3Settings } from './storage/s3Client.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface OAuthKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Settings of a gateway for 알림톡 and SMS. */
export interface MessageSettings {
  readonly url: string;
  readonly key: string;
  /** Phone number of the sender, digits only. */
  readonly from: string;
}

export interface Config {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: S3Settings | undefined;
  readonly smtpUrl: string | undefined;
  readonly message: MessageSettings | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined only in demo mode, which creates one in the data directory. */
  readonly secretKey: string | undefined;
  readonly social: Readonly<Partial<Record<'naver' | 'kakao' | 'google', OAuthKeys>>>;
  readonly toss: { clientKey: string; secretKey: string; apiUrl: string } | undefined;
  readonly mapStyleUrl: string | undefined;
  /** URL of an external chat, which opens in a separate window. */
  readonly liveChatUrl: string | undefined;
  /** Maps a remote id, `<remote>:read`, `*:read` or `qa` to a token. */
  readonly releaseTokens: ReadonlyMap<string, string>;
  /** Maps a remote id to the URL of its team's service, without a trailing slash. */
  readonly remoteServices: ReadonlyMap<string, string>;
  /** Bearer token of Prometheus; without it `/metrics` is disabled. */
  readonly metricsToken: string | undefined;
  /** Addresses or networks of proxies, or the number of hops. */
  readonly trustProxy: readonly string[] | number | false;
  readonly rateTrustedCidrs: readonly string[];
  readonly rateLimits: boolean;
  /** Renders pages on the server before sending; otherwise only browsers render. */
  readonly serverRendering: boolean;
  /** Timeout for rendering a page, in milliseconds. */
  readonly renderLimitMs: number;
  /** Time for which a server that is asked to stop serves requests, while `/readyz` fails. */
  readonly drainMs: number;
  /** Requires a second factor for work of the office. */
  readonly staffSecondFactor: boolean;
  readonly adminEmail: string | undefined;
  /** `YYYY-MM-DD` or with a time; Asia/Seoul without an offset. */
  readonly seedBaseDate: string | undefined;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const text = z.optional(z.string());
const httpUrl = z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }));
/** `mf-travel=…` publishes, `mf-travel:read=…` and `*:read=…` read, `qa=…` reports matrix results. */
const releaseTokenPair = /^((shell|mf-[a-z0-9-]+)(:read)?|\*:read|qa)=[^,=\s]{16,}$/;
const cidr = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

const environmentSchema = z.object({
  HAESOL_MODE: z.optional(z.enum(['demo', 'production'], { error: 'must be demo or production' })),
  PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'must be a port number, 0 to 65535' }))),
  HAESOL_DATA_DIR: text,
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })),
  S3_ENDPOINT: httpUrl,
  S3_BUCKET: text,
  S3_KEY: text,
  S3_SECRET: text,
  S3_REGION: text,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })),
  MESSAGE_URL: httpUrl,
  MESSAGE_KEY: text,
  MESSAGE_FROM: z.optional(
    z.string().check(z.regex(/^\d{8,12}$/, { error: 'must be a phone number of digits alone' })),
  ),
  PUBLIC_URL: httpUrl,
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, { error: 'must have 32 or more characters' }))),
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  TOSS_CLIENT_KEY: text,
  TOSS_SECRET_KEY: text,
  TOSS_API_URL: httpUrl,
  MAP_STYLE_URL: httpUrl,
  LIVE_CHAT_URL: httpUrl,
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/, { error: 'must have 16 or more characters' }))),
  RELEASE_TOKENS: z.optional(
    z.string().check(
      z.refine((value) => value.split(',').every((pair) => releaseTokenPair.test(pair)), {
        error: 'must be remote=token pairs divided by commas, tokens of 16 or more characters',
      }),
    ),
  ),
  REMOTE_SERVICES: z.optional(z.string().check(z.refine(isServiceList, { error: serviceListFault }))),
  TRUST_PROXY: z.optional(
    z.string().check(
      z.refine((value) => /^\d$/.test(value) || value.split(',').every((part) => cidr.test(part.trim())), {
        error: 'must be a list of addresses or networks, or a number of hops',
      }),
    ),
  ),
  RATE_TRUSTED_CIDRS: z.optional(
    z.string().check(
      z.refine((value) => value.split(',').every((part) => cidr.test(part.trim())), {
        error: 'must be a list of addresses or networks',
      }),
    ),
  ),
  RENDER_LIMIT_MS: z.optional(
    z.string().check(z.regex(/^[1-9]\d{1,4}$/, { error: 'must be a number of milliseconds, 10 to 99999' })),
  ),
  DRAIN_SECONDS: z.optional(z.string().check(z.regex(/^\d{1,3}$/, { error: 'must be a number of seconds, 0 to 999' }))),
  SERVER_RENDERING: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  RATE_LIMITS: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  STAFF_SECOND_FACTOR: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  HAESOL_ADMIN_EMAIL: z.optional(z.email({ error: 'must be an e-mail address' })),
  SEED_BASE_DATE: z.optional(
    z.string().check(
      z.refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)), {
        error: 'must be YYYY-MM-DD, with or without a time',
      }),
    ),
  ),
});

const defaultRenderLimitMs = 1_000;
/** Two polls of a load balancer in production; a stop at a desk is immediate. */
const defaultDrainSeconds = { demo: 0, production: 5 } as const;
const tossApiUrl = 'https://api.tosspayments.com';

const toBaseUrl = (url: string): string => url.replace(/\/+$/, '');

type Variables = z.output<typeof environmentSchema>;

/** Variables that must be set together. */
const groups: readonly (readonly (keyof Variables)[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
  ['MESSAGE_URL', 'MESSAGE_KEY', 'MESSAGE_FROM'],
];

/** Variables of a public site. Demo mode shows every mail and has members with a known password. */
const productionKeys = [
  'SECRET_KEY',
  'SMTP_URL',
  'MESSAGE_KEY',
  'METRICS_TOKEN',
  'RELEASE_TOKENS',
  'S3_SECRET',
  'NAVER_CLIENT_SECRET',
  'KAKAO_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'TOSS_SECRET_KEY',
] as const satisfies readonly (keyof Variables)[];

/**
 * Requires the mode if other variables indicate production: an empty `DATABASE_URL` must not start a public site in demo mode.
 */
function findModeProblem(values: Variables): string[] {
  if (values.HAESOL_MODE !== undefined || values.DATABASE_URL !== undefined) return [];
  const named = productionKeys.filter((name) => values[name] !== undefined);
  const secrets = [...named, ...(values.PUBLIC_URL?.startsWith('https://') ? ['PUBLIC_URL'] : [])];
  if (secrets.length === 0) return [];
  return [
    `HAESOL_MODE: missing, while ${secrets.join(', ')} ${secrets.length === 1 ? 'is' : 'are'} set; say production or demo`,
  ];
}

function findProblems(values: Variables, mode: Config['mode']): string[] {
  const problems: string[] = findModeProblem(values);
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      problems.push(`${missing.join(', ')}: missing, while others of ${group.join(', ')} are set`);
    }
  }
  if (values.S3_REGION !== undefined && values.S3_ENDPOINT === undefined)
    problems.push('S3_REGION: there is no bucket');
  if (Number(values.PORT ?? 0) > 65_535) problems.push('PORT: must be a port number, 0 to 65535');
  if (mode === 'demo') return problems;
  if (values.SECRET_KEY === undefined) problems.push('SECRET_KEY: missing; production needs one');
  if (values.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: missing; production needs one');
  else if (!values.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL: must be https in production');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: off is for demo mode');
  if (values.STAFF_SECOND_FACTOR === 'off') problems.push('STAFF_SECOND_FACTOR: off is for demo mode');
  return problems;
}

function toPair(clientId: string | undefined, clientSecret: string | undefined): OAuthKeys | undefined {
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

function toS3Settings(values: Variables): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = values;
  if (!endpoint || !bucket || !key || !secret) return undefined;
  return { endpoint, bucket, key, secret, ...(region && { region }) };
}

function toList(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',').map((part) => part.trim());
}

function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return false;
  return /^\d$/.test(value) ? Number(value) : toList(value);
}

/**
 * Reads and validates all variables; an empty one counts as missing.
 * @throws {ConfigError} with the list of errors
 */
export function loadConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environmentSchema, given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const mode = values.HAESOL_MODE ?? (values.DATABASE_URL === undefined ? 'demo' : 'production');
  const problems = findProblems(values, mode);
  if (problems.length > 0) throw new ConfigError(problems);

  const port = Number(values.PORT ?? 3000);
  const naver = toPair(values.NAVER_CLIENT_ID, values.NAVER_CLIENT_SECRET);
  const kakao = toPair(values.KAKAO_CLIENT_ID, values.KAKAO_CLIENT_SECRET);
  const google = toPair(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const { MESSAGE_URL: url, MESSAGE_KEY: key, MESSAGE_FROM: from } = values;
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = values;
  return {
    mode,
    port,
    dataDir: path.resolve(values.HAESOL_DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL,
    s3: toS3Settings(values),
    smtpUrl: values.SMTP_URL,
    message: url && key && from ? { url, key, from } : undefined,
    publicUrl: toBaseUrl(values.PUBLIC_URL ?? `http://localhost:${port}`),
    secretKey: values.SECRET_KEY,
    social: { ...(naver && { naver }), ...(kakao && { kakao }), ...(google && { google }) },
    toss:
      clientKey && secretKey
        ? { clientKey, secretKey, apiUrl: toBaseUrl(values.TOSS_API_URL ?? tossApiUrl) }
        : undefined,
    mapStyleUrl: values.MAP_STYLE_URL,
    liveChatUrl: values.LIVE_CHAT_URL,
    metricsToken: values.METRICS_TOKEN,
    releaseTokens: new Map(toList(values.RELEASE_TOKENS).map((pair) => pair.split('=', 2) as [string, string])),
    remoteServices: parseServiceList(values.REMOTE_SERVICES),
    trustProxy: toTrustProxy(values.TRUST_PROXY),
    rateTrustedCidrs: toList(values.RATE_TRUSTED_CIDRS),
    rateLimits: values.RATE_LIMITS !== 'off',
    serverRendering: values.SERVER_RENDERING !== 'off',
    renderLimitMs: Number(values.RENDER_LIMIT_MS ?? defaultRenderLimitMs),
    drainMs: Number(values.DRAIN_SECONDS ?? defaultDrainSeconds[mode]) * 1_000,
    staffSecondFactor: (values.STAFF_SECOND_FACTOR ?? (mode === 'production' ? 'on' : 'off')) === 'on',
    adminEmail: values.HAESOL_ADMIN_EMAIL,
    seedBaseDate: values.SEED_BASE_DATE,
  };
}

/** Reads the URL of a PostgreSQL for the API tests instead of PGlite; its user must be able to create databases. */
export function readTestDatabaseUrl(environment: Environment = process.env): string | undefined {
  return environment.TEST_DATABASE_URL || undefined;
}

/** Reads the size of the generated tests: a part, or all. */
export function readTestSize(environment: Environment = process.env): 'short' | 'long' {
  return environment.HAESOL_TEST_SIZE === 'long' ? 'long' : 'short';
}
