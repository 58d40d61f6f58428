import * as z from 'zod/mini';
import { isIssuerList, issuerListFault } from './issuerList.ts';
import { isServiceList, serviceListFault } from './serviceList.ts';
import { checked, httpUrl, onOff, pattern, text, type Variable } from './variable.ts';

/** `mf-travel=…` publishes, `mf-travel:read=…` and `*:read=…` read, `qa=…` reports matrix results. */
const releaseTokenPair = /^((shell|mf-[a-z0-9-]+)(:read)?|\*:read|qa)=[^,=\s]{16,}$/;
const cidr = /^[0-9a-f.:]+(\/\d{1,3})?$/i;
const isCidrs = (value: string) => value.split(',').every((part) => cidr.test(part.trim()));

/** Variables of the site and its process. */
export const siteVariables = {
  HAESOL_CONFIG: {
    schema: text,
    value: 'JSON file',
    use: 'variables of this table, as an object; the environment overrides it. Not in the file itself',
  },
  HAESOL_MODE: {
    schema: z.optional(z.enum(['demo', 'production'], { error: 'must be demo or production' })),
    value: '`demo` or `production`',
    default:
      '`demo`; `production` where `DATABASE_URL` is set; must be said where a secret or an https `PUBLIC_URL` is set without `DATABASE_URL`',
    use: 'see [demo only](#demo-only)',
  },
  HAESOL_DEPLOYMENT: {
    schema: pattern(/^[a-z0-9-]{1,40}$/, 'must have 1 to 40 small letters, digits and hyphens'),
    value: 'name, as `staging`',
    default: 'the mode',
    use: 'deployments that a [flag](#flags-and-settings-of-remotes) is limited to',
  },
  HAESOL_BRAND: {
    schema: text,
    value: 'JSON file',
    default: 'a fictional university',
    use: 'names, contacts, seal, menu and colours of the university, see [brand](another-university.md#the-brand-file)',
  },
  PORT: {
    schema: pattern(/^\d{1,5}$/, 'must be a port number, 0 to 65535'),
    value: '0 to 65535; 0 takes a free one',
    default: '3000',
    use: 'listens on every address of the machine',
  },
  HAESOL_DATA_DIR: {
    schema: text,
    value: 'folder',
    default: '`.data`',
    use: 'see [data directory](#data-directory)',
  },
  DATABASE_URL: {
    schema: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })),
    isSecret: true,
    value: '`postgres://…`',
    default: 'PGlite in the data directory',
    use: 'PostgreSQL 15 or later; frequent queries are prepared in each connection: a pooler in transaction mode must support that (PgBouncer from 1.21)',
  },
  PUBLIC_URL: {
    schema: httpUrl,
    value: 'http(s) URL; https in production',
    default: '`http://localhost:<PORT>`',
    use: 'canonical addresses, sitemap, links in mails, redirect URIs, origin of writes with cookies; https makes cookies `Secure` and sends HSTS. Needed in production',
  },
  ASSET_ORIGIN: {
    schema: checked(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      'must be an origin as https://assets.example',
    ),
    value: 'origin',
    default: 'the site itself',
    use: 'files of releases are loaded from there, see [assets](#assets-from-another-host)',
  },
  SECRET_KEY: {
    schema: pattern(/^.{32,}$/s, 'must have 32 or more characters'),
    isSecret: true,
    value: '32 or more characters',
    default: 'made into the data directory (demo)',
    use: 'keys for tokens and devices are derived from it. Needed in production; a new one ends every session',
  },
  METRICS_TOKEN: {
    schema: pattern(/^\S{16,}$/, 'must have 16 or more characters'),
    isSecret: true,
    value: '16 or more characters',
    use: 'bearer of Prometheus for `/metrics`; there is no such address without it',
  },
  RELEASE_TOKENS: {
    schema: checked(
      (value) => value.split(',').every((pair) => releaseTokenPair.test(pair)),
      'must be remote=token pairs divided by commas, tokens of 16 or more characters',
    ),
    isSecret: true,
    value: '`mf-travel=token,shell=token`; tokens of 16 or more characters',
    default: 'demo: one token for all and one `qa`, made into the data directory',
    use: 'who may publish which remote; `mf-travel:read=…` and `*:read=…` only read, `qa=…` reads and reports [what the matrix found](teams.md#a-mix-of-builds)',
  },
  OIDC_ISSUERS: {
    schema: checked(isIssuerList, issuerListFault),
    value: '`https://gitlab.example=https://gitlab.example/oauth/discovery/keys`, several with commas',
    use: 'issuers and keys of CI services whose tokens may release, see [tokens](teams.md#tokens); off without it',
  },
  REMOTE_SERVICES: {
    schema: checked(isServiceList, serviceListFault),
    value: '`mf-lectures=https://lectures.internal:8443/v1`, several with commas',
    use: 'services of teams that answer `/api/x/<remote>/…`, see [an API of your own](own-repository.md#an-api-of-your-own)',
  },
  WEBHOOK_NETWORKS: {
    schema: checked(isCidrs, 'must be a list of addresses or networks'),
    value: 'addresses or networks with commas',
    default: '`127.0.0.0/8,::1` in demo mode, else none',
    use: 'private networks that [webhooks](teams.md#webhooks) may reach',
  },
  TRUST_PROXY: {
    schema: checked(
      (value) => /^\d$/.test(value) || isCidrs(value),
      'must be a list of addresses or networks, or a number of hops',
    ),
    value: 'number of hops (one digit), or addresses and networks with commas',
    default: 'none trusted',
    use: 'whose `X-Forwarded-…` count',
  },
  RATE_TRUSTED_CIDRS: {
    schema: checked(isCidrs, 'must be a list of addresses or networks'),
    value: 'addresses or networks with commas',
    use: 'ten times the limits of an address',
  },
  RATE_LIMITS: {
    schema: onOff,
    value: '`on` or `off`; `off` in demo mode only',
    default: '`on`',
    use: 'waits and [limits of calls](#limits-of-calls)',
  },
  STAFF_SECOND_FACTOR: {
    schema: onOff,
    value: '`on` or `off`; `off` in demo mode only',
    default: '`on` in production, `off` in demo mode',
    use: 'work of the office asks for a sign-in with passkey, authenticator app or recovery code',
  },
  SERVER_RENDERING: {
    schema: onOff,
    value: '`on` or `off`: pages are rendered on the server, or by browsers alone',
    default: '`on`',
    use: 'looking for a fault; a machine without a core to spare',
  },
  DRAIN_SECONDS: {
    schema: pattern(/^\d{1,3}$/, 'must be a number of seconds, 0 to 999'),
    value: 'seconds that a server serves on after SIGTERM, while `/readyz` fails',
    default: '5; 0 without `DATABASE_URL`',
    use: 'a load balancer that polls more rarely than every 2 s',
  },
  RENDER_LIMIT_MS: {
    schema: pattern(/^[1-9]\d{1,4}$/, 'must be a number of milliseconds, 10 to 99999'),
    value: 'milliseconds that a page may take on the server, 10 to 99999',
    default: '1000',
    use: 'a machine that is busy with other things',
  },
  HAESOL_ADMIN_EMAIL: {
    schema: z.optional(z.email({ error: 'must be an e-mail address' })),
    value: 'e-mail address',
    use: 'contact in `security.txt`',
  },
  SEED_BASE_DATE: {
    schema: checked(
      (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
      'must be YYYY-MM-DD, with or without a time',
    ),
    value: '`YYYY-MM-DD`, with or without a time; Asia/Seoul',
    default: 'today',
    use: 'date that sample data is made around',
  },
} satisfies Readonly<Record<string, Variable>>;
