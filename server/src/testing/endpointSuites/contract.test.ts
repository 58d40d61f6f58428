import { defineEndpoint, errorTable } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { type SignedIn, signIn } from '../testApp.ts';
import { report, setUpWholeApi } from '../testWholeApi.ts';
import { compareContract, walkCall } from './contract.ts';
import { type SpecifiedCall, specifiedCalls } from './specificationCalls.ts';

const planted = {
  method: 'GET',
  path: '/api/v1/planted/list',
  access: 'public',
  query: ['pageNum', 'colour'],
  header: 'language',
  language: 'content',
  answers: 'list',
} as const satisfies SpecifiedCall;

/** Violates every rule of the contract. */
async function plantedRoute(app: FastifyInstance, context: AppContext): Promise<void> {
  const endpoint = defineEndpoint({
    name: 'planted.list',
    method: 'GET',
    path: planted.path,
    access: 'optional',
    language: 'header',
    exrate: true,
    query: z.object({ pageNum: z.optional(z.string()), size: z.string() }),
    response: z.object({ rows: z.array(z.string()) }),
    summary: 'Breaks the contract.',
  });
  route(app, context, endpoint, () => ({ rows: [] }));
  app.get('/api/v1/planted/bare', { config: { access: 'public' } }, async (_request, reply) =>
    reply.code(400).send({ status: { code: '4000', message: '' }, data: null }),
  );
}

describe('endpoints of the specification', () => {
  const test = setUpWholeApi({ plugins: [plantedRoute] });
  let member: SignedIn;
  beforeAll(async () => {
    member = await signIn(test, 'student');
  });

  it('are 56 distinct ones', () => {
    const names = specifiedCalls.map(({ method, path }) => `${method} ${path}`);

    expect(new Set(names).size).toBe(56);
  });

  it('exist, and accept the specified parameters', () => {
    const { existing, waiting, differences } = compareContract(test, specifiedCalls);
    report(`contract: ${existing.length} of ${specifiedCalls.length} exist`);

    expect(differences).toEqual([]);
    expect(waiting).toEqual([]);
  });

  it('respond with the envelope, lists with list and cnt_total, and HTTP 400 only for the session', async () => {
    const { existing } = compareContract(test, specifiedCalls);
    const wrong: string[] = [];
    for (const call of existing) wrong.push(...(await walkCall(test, call, member)));
    report(`contract: ${existing.length} calls walked`);

    expect(wrong).toEqual([]);
  });

  it('control: reports a different endpoint', async () => {
    const { differences, waiting } = compareContract(test, [planted, { ...planted, path: '/api/v1/planted/nowhere' }]);
    const walked = await walkCall(test, { ...planted, exampleQuery: '?size=1' }, member);
    const bare = await walkCall(test, { ...planted, path: '/api/v1/planted/bare' }, member);
    report(
      `contract: control reported ${differences.length + waiting.length + walked.length + bare.length} of 8 planted faults`,
    );

    expect(differences).toEqual([
      'GET /api/v1/planted/list: access is optional, not public',
      'GET /api/v1/planted/list: language is header, not content',
      'GET /api/v1/planted/list: header is exrate, not language',
      'GET /api/v1/planted/list: does not take colour',
      'GET /api/v1/planted/list: demands size',
    ]);
    expect(waiting).toEqual(['GET /api/v1/planted/nowhere']);
    expect(walked).toEqual(['GET /api/v1/planted/list: has no list and cnt_total']);
    expect(bare).toEqual(["GET /api/v1/planted/bare: HTTP 400 with 4000, which is the session's alone"]);
  });

  it('use HTTP 400 only for the session in the table of codes', () => {
    const codes = Object.entries(errorTable).filter(([, { http }]) => http === 400);

    expect(codes.map(([code]) => code)).toEqual(['4010', '4011']);
  });
});
