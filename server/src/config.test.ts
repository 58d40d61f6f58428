import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigError } from './config/configError.ts';
import { printDocumentation } from './config/printValues.ts';
import { loadConfig, showConfig } from './config.ts';

const production = {
  HAESOL_MODE: 'production',
  SECRET_KEY: 'a key of thirty-two characters or more',
  PUBLIC_URL: 'https://portal.haesol.example/',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    return (error as ConfigError).problems;
  }
  return [];
}

describe('loadConfig', () => {
  it('is demo mode on port 3000 without any variable', () => {
    const config = loadConfig({});

    expect(config).toMatchObject({ mode: 'demo', port: 3000, publicUrl: 'http://localhost:3000', rateLimits: true });
  });

  it('is production if a database is configured', () => {
    const { HAESOL_MODE: _mode, ...rest } = production;

    expect(loadConfig({ ...rest, DATABASE_URL: 'postgres://u:p@db/haesol' }).mode).toBe('production');
  });

  it('drains a server that stops, in every mode, unless it has a database of its own', () => {
    const outside = { DATABASE_URL: 'postgres://u:p@db/haesol' };

    expect(loadConfig({}).drainMs).toBe(0);
    expect(loadConfig({ ...outside, HAESOL_MODE: 'demo' }).drainMs).toBe(5_000);
    expect(loadConfig({ ...production, ...outside }).drainMs).toBe(5_000);
    expect(loadConfig({ ...outside, HAESOL_MODE: 'demo', DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  });

  it('removes the slash at the end of PUBLIC_URL', () => {
    expect(loadConfig(production).publicUrl).toBe('https://portal.haesol.example');
  });

  it('lists all errors at once', () => {
    const problems = problemsOf({
      PORT: 'x',
      RATE_LIMITS: 'maybe',
      RELEASE_TOKENS: 'mf-travel',
      SEED_BASE_DATE: 'soon',
    });

    expect(problems.map((problem) => problem.split(':', 1)[0])).toEqual([
      'PORT',
      'RELEASE_TOKENS',
      'RATE_LIMITS',
      'SEED_BASE_DATE',
    ]);
  });

  it.each([
    ['no secret key', { ...production, SECRET_KEY: '' }, 'SECRET_KEY'],
    ['no public URL', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['http', { ...production, PUBLIC_URL: 'http://portal.haesol.example' }, 'PUBLIC_URL'],
    ['limits off', { ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ])('does not start production with %s', (_name, environment, variable) => {
    expect(problemsOf(environment)[0]).toContain(variable);
  });

  it.each([
    ['SECRET_KEY', production.SECRET_KEY],
    ['SMTP_URL', 'smtps://mail.haesol.example'],
    ['RELEASE_TOKENS', 'shell=fedcba9876543210'],
    ['PUBLIC_URL', production.PUBLIC_URL],
  ])('does not default to demo mode if %s is set and the database URL is empty', (variable, value) => {
    expect(problemsOf({ DATABASE_URL: '', [variable]: value })).toEqual([
      `HAESOL_MODE: missing, while ${variable} is set; say production or demo`,
    ]);
    expect(problemsOf({ DATABASE_URL: '', [variable]: value, HAESOL_MODE: 'demo' })).toEqual([]);
  });

  it('refuses an incomplete pair of keys', () => {
    expect(problemsOf({ NAVER_CLIENT_ID: 'id' })).toEqual([
      'NAVER_CLIENT_SECRET: missing, while others of NAVER_CLIENT_ID, NAVER_CLIENT_SECRET are set',
    ]);
  });

  it('reads release tokens and proxies', () => {
    const config = loadConfig({
      HAESOL_MODE: 'demo',
      RELEASE_TOKENS: 'mf-travel=0123456789abcdef,shell=fedcba9876543210',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    });

    expect(config.releaseTokens.get('shell')).toBe('fedcba9876543210');
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('lists what is wrong with the brand beside the rest', () => {
    expect(problemsOf({ PORT: '99999', HAESOL_BRAND: '/gone.json' })).toEqual([
      'PORT: must be a port number, 0 to 65535',
      expect.stringMatching(/^HAESOL_BRAND: \/gone\.json: cannot be read/),
    ]);
  });

  it('refuses unknown variables of its prefix, but not those of commands', () => {
    expect(problemsOf({ HAESOL_MDOE: 'demo', HAESOL_TEST_RUN: 'x', HOME: '/' })).toEqual([
      'HAESOL_MDOE: unknown; npm run config lists the variables',
    ]);
  });
});

describe('the file of variables', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'haesol-config-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (content: string) => {
    const file = path.join(dir, 'config.json');
    writeFileSync(file, content);
    return file;
  };

  it('gives variables, which the environment overrides', () => {
    const file = write('{ "HAESOL_MODE": "demo", "PORT": 4000, "RATE_LIMITS": false, "DRAIN_SECONDS": 3 }');

    expect(loadConfig({ HAESOL_CONFIG: file, PORT: '5000' })).toMatchObject({
      port: 5000,
      rateLimits: false,
      drainMs: 3_000,
    });
  });

  it.each([
    ['unknown names', '{ "PROT": 1 }', 'names PROT'],
    ['itself', '{ "HAESOL_CONFIG": "x" }', 'names HAESOL_CONFIG'],
    ['a list', '{ "TRUST_PROXY": ["::1"] }', 'must be an object of variables'],
    ['no JSON', 'PORT=1', 'cannot be read'],
  ])('is refused with %s', (_name, content, reason) => {
    expect(problemsOf({ HAESOL_CONFIG: write(content) })[0]).toContain(reason);
  });

  it('of the manifests for Kubernetes can be used with the secrets of a site', () => {
    const file = fileURLToPath(new URL('../../deploy/kubernetes/haesol.json', import.meta.url));
    const secrets = { SECRET_KEY: production.SECRET_KEY, DATABASE_URL: 'postgres://u:p@db/haesol' };

    expect(loadConfig({ HAESOL_CONFIG: file, ...secrets })).toMatchObject({ mode: 'production', drainMs: 10_000 });
  });

  it('is refused if it is missing', () => {
    expect(problemsOf({ HAESOL_CONFIG: path.join(dir, 'gone.json') })[0]).toMatch(/^HAESOL_CONFIG: .*ENOENT/);
  });
});

describe('the printed configuration', () => {
  it('has values and sources, and hides secrets', () => {
    const lines = showConfig({ ...production, SMTP_URL: 'smtps://me:word@mail.haesol.example' }).split('\n');
    const lineOf = (name: string) => lines.find((line) => line.startsWith(name))?.replaceAll(/ {2,}/g, '|');

    expect(lineOf('SECRET_KEY')).toMatch(/^SECRET_KEY\|\(hidden\)\|environment\|/);
    expect(lineOf('SMTP_URL')).toMatch(/^SMTP_URL\|\(hidden\)\|environment\|/);
    expect(lineOf('STAFF_SECOND_FACTOR')).toMatch(/^STAFF_SECOND_FACTOR\|on\|default\|/);
    expect(lines.join()).not.toContain(production.SECRET_KEY);
  });

  it('is refused as a start is', () => {
    expect(() => showConfig({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL: missing; production needs one');
  });

  it('is the table of the document', () => {
    const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

    const table = operations.slice(operations.indexOf('| variable '), operations.indexOf('\n\nFor tests:'));
    const toCells = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

    // Otherwise: `npm run config -- --markdown` prints it.
    expect(toCells(table)).toBe(toCells(printDocumentation()));
  });
});
