import path from 'node:path';
import type { Brand } from './brand/brandType.ts';
import { builtInBrand } from './brand/builtInBrand.ts';
import { readBrand } from './brand/readBrand.ts';
import { ConfigError } from './config/configError.ts';
import { findProblems } from './config/findProblems.ts';
import { parseIssuerList } from './config/issuerList.ts';
import { printValues } from './config/printValues.ts';
import { type Environment, readValues } from './config/readValues.ts';
import { parseServiceList } from './config/serviceList.ts';
import type { Values } from './config/variables.ts';
import type { S3Settings } from './storage/s3Client.ts';

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

/** Settings of the collector of traces, metrics and logs. */
export interface OtelSettings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly headers: Record<string, string>;
  readonly service: string;
  /** Share of the traces that are recorded, 0 to 1. */
  readonly share: number;
}

export interface Config {
  readonly mode: 'demo' | 'production';
  readonly brand: Brand;
  /** Name of this deployment in the rules of flags. */
  readonly deployment: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: S3Settings | undefined;
  readonly smtpUrl: string | undefined;
  readonly message: MessageSettings | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Origin that files of releases are loaded from; undefined for the site itself. */
  readonly assetOrigin: string | undefined;
  /** Undefined only in demo mode, which creates one in the data directory. */
  readonly secretKey: string | undefined;
  readonly social: Readonly<Partial<Record<'naver' | 'kakao' | 'google', OAuthKeys>>>;
  readonly toss: { clientKey: string; secretKey: string; apiUrl: string } | undefined;
  readonly mapStyleUrl: string | undefined;
  /** Daily file of exchange rates; without it staff enter them. */
  readonly exchangeRateUrl: string | undefined;
  /** URL of an external chat, which opens in a separate window. */
  readonly liveChatUrl: string | undefined;
  /** Maps a remote id, `<remote>:read`, `*:read` or `qa` to a token. */
  readonly releaseTokens: ReadonlyMap<string, string>;
  /** Maps a remote id to the URL of its team's service, without a trailing slash. */
  readonly remoteServices: ReadonlyMap<string, string>;
  /** Maps an issuer of CI tokens to the URL of its keys. */
  readonly oidcIssuers: ReadonlyMap<string, string>;
  /** Private networks that webhooks may reach. */
  readonly webhookNetworks: readonly string[];
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
  readonly otel: OtelSettings | undefined;
  readonly adminEmail: string | undefined;
  /** `YYYY-MM-DD` or with a time; Asia/Seoul without an offset. */
  readonly seedBaseDate: string | undefined;
}

const defaultRenderLimitMs = 1_000;
/** Two polls of a load balancer. A server with its own database is alone, so that nothing takes over its requests. */
const defaultDrainSeconds = 5;
const tossApiUrl = 'https://api.tosspayments.com';

const toBaseUrl = (url: string): string => url.replace(/\/+$/, '');

function toPair(clientId: string | undefined, clientSecret: string | undefined): OAuthKeys | undefined {
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

function toS3Settings(values: Values): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = values;
  if (!endpoint || !bucket || !key || !secret) return undefined;
  return { endpoint, bucket, key, secret, ...(region && { region }) };
}

function toOtel(values: Values): OtelSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: toBaseUrl(endpoint),
    headers: Object.fromEntries(toList(headers).map((pair) => pair.split(/=(.*)/s, 2) as [string, string])),
    service: values.OTEL_SERVICE_NAME ?? 'haesol',
    share: Number(values.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}

function toList(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',').map((part) => part.trim());
}

function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return false;
  return /^\d$/.test(value) ? Number(value) : toList(value);
}

/** Returns the brand, or what is wrong with its file. */
function toBrand(file: string | undefined): { readonly brand: Brand; readonly problems: readonly string[] } {
  const read = file === undefined ? { brand: builtInBrand } : readBrand(file);
  if ('brand' in read) return { brand: read.brand, problems: [] };
  return { brand: builtInBrand, problems: read.problems.map((problem) => `HAESOL_BRAND: ${file}: ${problem}`) };
}

/** @returns the mode, which a database outside implies */
const toMode = (values: Values): Config['mode'] =>
  values.HAESOL_MODE ?? (values.DATABASE_URL === undefined ? 'demo' : 'production');

/**
 * Reads and checks all variables of the environment and of the file that `HAESOL_CONFIG` names.
 * @throws {ConfigError} with the list of errors
 */
export function loadConfig(environment: Environment = process.env): Config {
  const { values } = readValues(environment);
  const mode = toMode(values);
  const brand = toBrand(values.HAESOL_BRAND);
  const problems = [...findProblems(values, mode), ...brand.problems];
  if (problems.length > 0) throw new ConfigError(problems);

  const port = Number(values.PORT ?? 3000);
  const naver = toPair(values.NAVER_CLIENT_ID, values.NAVER_CLIENT_SECRET);
  const kakao = toPair(values.KAKAO_CLIENT_ID, values.KAKAO_CLIENT_SECRET);
  const google = toPair(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const { MESSAGE_URL: url, MESSAGE_KEY: key, MESSAGE_FROM: from } = values;
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = values;
  return {
    mode,
    brand: brand.brand,
    deployment: values.HAESOL_DEPLOYMENT ?? mode,
    port,
    dataDir: path.resolve(values.HAESOL_DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL,
    s3: toS3Settings(values),
    smtpUrl: values.SMTP_URL,
    message: url && key && from ? { url, key, from } : undefined,
    publicUrl: toBaseUrl(values.PUBLIC_URL ?? `http://localhost:${port}`),
    assetOrigin: values.ASSET_ORIGIN,
    secretKey: values.SECRET_KEY,
    social: { ...(naver && { naver }), ...(kakao && { kakao }), ...(google && { google }) },
    toss:
      clientKey && secretKey
        ? { clientKey, secretKey, apiUrl: toBaseUrl(values.TOSS_API_URL ?? tossApiUrl) }
        : undefined,
    mapStyleUrl: values.MAP_STYLE_URL,
    exchangeRateUrl: values.EXCHANGE_RATE_URL,
    liveChatUrl: values.LIVE_CHAT_URL,
    metricsToken: values.METRICS_TOKEN,
    releaseTokens: new Map(toList(values.RELEASE_TOKENS).map((pair) => pair.split('=', 2) as [string, string])),
    remoteServices: parseServiceList(values.REMOTE_SERVICES),
    oidcIssuers: parseIssuerList(values.OIDC_ISSUERS),
    webhookNetworks: toList(values.WEBHOOK_NETWORKS ?? (mode === 'demo' ? '127.0.0.0/8,::1' : undefined)),
    trustProxy: toTrustProxy(values.TRUST_PROXY),
    rateTrustedCidrs: toList(values.RATE_TRUSTED_CIDRS),
    rateLimits: values.RATE_LIMITS !== 'off',
    serverRendering: values.SERVER_RENDERING !== 'off',
    renderLimitMs: Number(values.RENDER_LIMIT_MS ?? defaultRenderLimitMs),
    drainMs: Number(values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : defaultDrainSeconds)) * 1_000,
    staffSecondFactor: (values.STAFF_SECOND_FACTOR ?? (mode === 'production' ? 'on' : 'off')) === 'on',
    otel: toOtel(values),
    adminEmail: values.HAESOL_ADMIN_EMAIL,
    seedBaseDate: values.SEED_BASE_DATE,
  };
}

/**
 * Prints all variables with their values and sources, once they are checked.
 * @throws {ConfigError} as a start does
 */
export function showConfig(environment: Environment = process.env): string {
  const config = loadConfig(environment);
  return printValues(readValues(environment), {
    HAESOL_MODE: config.mode,
    HAESOL_DEPLOYMENT: config.deployment,
    HAESOL_DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl,
    STAFF_SECOND_FACTOR: config.staffSecondFactor ? 'on' : 'off',
    DRAIN_SECONDS: String(config.drainMs / 1_000),
  });
}

/** Reads the URL of a PostgreSQL for the API tests instead of PGlite; its user must be able to create databases. */
export function readTestDatabaseUrl(environment: Environment = process.env): string | undefined {
  return environment.TEST_DATABASE_URL || undefined;
}

/** Reads the size of the generated tests: a part, or all. */
export function readTestSize(environment: Environment = process.env): 'short' | 'long' {
  return environment.HAESOL_TEST_SIZE === 'long' ? 'long' : 'short';
}
