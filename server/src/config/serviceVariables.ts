import * as z from 'zod/mini';
import { httpUrl, pattern, text, type Variable } from './variable.ts';

/** Variables of services outside: stores, mails, sign-in, payments, maps. */
export const serviceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'traces, metrics and logs go to this collector by OTLP over HTTP, see [OpenTelemetry](#opentelemetry); off without it',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: pattern(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, 'must be name=value pairs divided by commas'),
    isSecret: true,
    value: '`name=value,name=value`',
    use: 'headers of the collector, as its key',
  },
  OTEL_SERVICE_NAME: {
    schema: text,
    value: 'text',
    default: '`haesol`',
    use: 'name of this service at the collector',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: pattern(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
    value: '0 to 1',
    default: '1',
    use: 'share of traces that are recorded, decided by this server for each request, also of those that a caller has begun',
  },
  S3_ENDPOINT: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'releases and uploads lie in this bucket, see [bucket](#bucket); all four or none',
  },
  S3_BUCKET: {
    schema: text,
    value: 'text',
    use: 'its name; it must be there',
  },
  S3_KEY: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'access key',
  },
  S3_SECRET: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'its secret',
  },
  S3_REGION: {
    schema: text,
    value: 'text',
    default: 'guessed from the endpoint, else `us-east-1`',
    use: 'what requests are signed for: `kr-standard`, `auto`, …',
  },
  SMTP_URL: {
    schema: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })),
    isSecret: true,
    value: '`smtp://…` or `smtps://…`',
    use: 'mails go out by it; without it see [mails and jobs](#mails-and-jobs)',
  },
  MESSAGE_URL: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'gateway for 알림톡 and SMS; with its key and number',
  },
  MESSAGE_KEY: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'bearer token of the gateway',
  },
  MESSAGE_FROM: {
    schema: pattern(/^\d{8,12}$/, 'must be a phone number of digits alone'),
    value: '8 to 12 digits',
    use: 'phone number of the office',
  },
  NAVER_CLIENT_ID: {
    schema: text,
    value: 'text',
    use: 'social sign-in; with its secret. See [social sign-in](#social-sign-in)',
  },
  NAVER_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'social sign-in',
  },
  KAKAO_CLIENT_ID: {
    schema: text,
    value: 'text',
    use: 'social sign-in; with its secret. See [social sign-in](#social-sign-in)',
  },
  KAKAO_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'social sign-in',
  },
  GOOGLE_CLIENT_ID: {
    schema: text,
    value: 'text',
    use: 'social sign-in; with its secret. See [social sign-in](#social-sign-in)',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'social sign-in',
  },
  TOSS_CLIENT_KEY: {
    schema: text,
    value: 'text',
    use: 'payments by Toss Payments; with its secret',
  },
  TOSS_SECRET_KEY: {
    schema: text,
    isSecret: true,
    value: 'text',
    use: 'without it the built-in provider, which takes no money and sells in demo mode alone',
  },
  TOSS_API_URL: {
    schema: httpUrl,
    value: 'http(s) URL',
    default: '`https://api.tosspayments.com`',
    use: 'address of its API; a stand-in for tests',
  },
  LIVE_CHAT_URL: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'address of an outside chat that the live chat opens',
  },
  MAP_STYLE_URL: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'style of the map of places, see [map](#map); without it the site draws its own',
  },
  EXCHANGE_RATE_URL: {
    schema: httpUrl,
    value: 'http(s) URL',
    use: 'daily file of exchange rates in the format of the ECB, see [exchange rates](#exchange-rates); without it staff enter them',
  },
} satisfies Readonly<Record<string, Variable>>;
