import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as z from 'zod/mini';
import { samplePassword } from '../../../demo/members.ts';
import { listApiRoutes, setUpWholeApi } from '../../testing/testWholeApi.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** A program that makes ten calls by the generated types. */
const client = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

type Answer = { status: { code: string }; data?: unknown } | undefined;
type Done<T> = Extract<T, { status: { code: '200' } }>;
function take<T extends Answer>({ data }: { data?: T }): Done<T>['data'] {
  if (data?.status.code !== '200') throw new Error(JSON.stringify(data));
  return (data as Done<T>).data;
}

const [baseUrl = '', id = '', password = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });
const login = take(await api.POST('/api/v1/auth/login', { body: { id, password, keep: 'N' } }));
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', \`Bearer \${login.accessToken}\`);
    return request;
  },
});
const posts = take(await api.GET('/api/v1/posts/list', { params: { query: { board: 'NOTICE', pageSize: 5 } } }));
const [first] = posts.list;
if (first === undefined) throw new Error('no post');
const post = take(await api.GET('/api/v1/posts/{postUid}', { params: { path: { postUid: first.postUid } } }));
const title: string = post.title;
const faqs = take(await api.GET('/api/v1/posts/faq/list'));
const courses = take(await api.GET('/api/v1/edu/list'));
const devices = take(await api.GET('/api/v1/equipment/list'));
const places = take(await api.GET('/api/v1/attraction/list'));
const me = take(await api.GET('/api/v1/auth/me'));
const bell = take(await api.GET('/api/v1/notifications'));
const absent = await api.GET('/api/v1/posts/{postUid}', { params: { path: { postUid: 'none' } } });
const counts: number[] = [faqs.cnt_total, courses.cnt_total, devices.cnt_total, places.cnt_total];
console.log(JSON.stringify({ title, counts, user: me.email, unread: bell.unreadCnt, absent: absent.data?.status.code }));
`;

describe('/docs/json', () => {
  const test = setUpWholeApi();
  let text: string;
  let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };
  beforeAll(async () => {
    text = (await test.app.inject('/docs/json')).body;
    document = JSON.parse(text);
  });

  it('passes the linter of Redocly: references, security, refusals and examples', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'info-license': 'off',
        'no-ambiguous-paths': 'off',
        'no-path-trailing-slash': 'off',
        'no-invalid-media-type-examples': 'error',
      },
    });
    const problems = await lintFromString({ source: text, config });

    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('has an example for each call that its own schema takes', () => {
    const routes = listApiRoutes(test.app);
    const faults = routes.flatMap(({ endpoint }) => {
      if (endpoint.body === undefined) return [];
      const { requestBody } = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
      const example = requestBody?.content['application/json']?.example;
      const parsed = z.safeParse(endpoint.body, example);
      return parsed.success
        ? []
        : [[endpoint.name, parsed.error.issues.map(({ path: at, message }) => [at.join('.'), message])]];
    });

    expect(Object.keys(document.paths).length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  it('makes a typed client that calls the site', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const parent = fileURLToPath(new URL('../../../.data', import.meta.url));
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(path.join(parent, 'client-'));
    const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });
    try {
      await writeFile(path.join(folder, 'openapi.json'), text);
      // A dependency of the tools: beside i18next its compiler would be a second one for its types.
      const generator = path.join(root, 'tools/node_modules/openapi-typescript/bin/cli.js');
      await node(generator, 'openapi.json', '-o', 'schema.d.ts');
      await writeFile(path.join(folder, 'client.ts'), client);
      const compilerOptions = { types: ['node'], typeRoots: [path.join(root, 'node_modules/@types')] };
      const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] };
      await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
      await node(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');
      const { stdout } = await node('client.ts', origin, 'student@demo.example', samplePassword);

      expect(JSON.parse(stdout)).toEqual({
        title: expect.any(String),
        counts: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
        user: 'student@demo.example',
        unread: expect.any(Number),
        absent: '4040',
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
