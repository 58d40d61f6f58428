import { type Access, type Endpoint, errorCodes } from '@haesol/contracts/common';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import type { SignedIn, TestApp } from '../testApp.ts';
import { listApiRoutes } from '../testWholeApi.ts';
import type { SpecifiedCall } from './specificationCalls.ts';

export interface Comparison {
  readonly existing: readonly SpecifiedCall[];
  /** Endpoints that do not exist yet. */
  readonly waiting: readonly string[];
  readonly differences: readonly string[];
}

export const toName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

function fits(endpoint: Endpoint, call: SpecifiedCall): boolean {
  if (endpoint.method !== call.method) return false;
  const anonymous = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
  if (anonymous(endpoint.path) === anonymous(call.path)) return true;
  // `/codes/CTPV` may be served by `/codes/{group}`.
  const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[A-Z_]+')}$`);
  return pattern.test(call.path);
}

function readQuery(endpoint: Endpoint): { readonly known: readonly string[]; readonly required: readonly string[] } {
  if (endpoint.query === undefined) return { known: [], required: [] };
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  return { known: Object.keys(properties), required };
}

/** Returns the header besides the bearer token that clients send to an endpoint. */
function headerOf({ language, exrate }: Endpoint): SpecifiedCall['header'] {
  if (exrate) return 'exrate';
  return language === 'none' ? 'none' : 'language';
}

/** Returns true for the specified access. What members buy is also open to buyers without an account, beyond the specification. */
const isOpenAs = (access: Access, specified: Access): boolean =>
  access === specified || (access === 'buyer' && specified === 'member');

function compareCall(endpoint: Endpoint, call: SpecifiedCall): string[] {
  const { known, required } = readQuery(endpoint);
  const header = headerOf(endpoint);
  // Additions to the specification must be optional.
  const demanded = required.filter((name) => !call.query.includes(name));
  // Headers may contain it instead.
  const missing = call.query.filter((name) => !known.includes(name) && name !== 'language');
  return [
    ...(isOpenAs(endpoint.access, call.access) ? [] : [`access is ${endpoint.access}, not ${call.access}`]),
    ...(endpoint.language === call.language ? [] : [`language is ${endpoint.language}, not ${call.language}`]),
    ...(header === call.header ? [] : [`header is ${header}, not ${call.header}`]),
    ...(missing.length === 0 ? [] : [`does not take ${missing.join(', ')}`]),
    ...(demanded.length === 0 ? [] : [`demands ${demanded.join(', ')}`]),
  ].map((text) => `${toName(call)}: ${text}`);
}

/** Compares the endpoints of the specification with the existing ones. */
export function compareContract({ app }: Pick<TestApp, 'app'>, calls: readonly SpecifiedCall[]): Comparison {
  const routes = listApiRoutes(app);
  const found = calls.map((call) => ({ call, endpoint: routes.find((route) => fits(route.endpoint, call))?.endpoint }));
  return {
    existing: found.flatMap(({ call, endpoint }) => (endpoint === undefined ? [] : [call])),
    waiting: found.flatMap(({ call, endpoint }) => (endpoint === undefined ? [toName(call)] : [])),
    differences: found.flatMap(({ call, endpoint }) => (endpoint === undefined ? [] : compareCall(endpoint, call))),
  };
}

const envelope = z.strictObject({
  status: z.strictObject({ code: z.string(), message: z.string() }),
  data: z.unknown(),
});
const list = z.object({ list: z.array(z.unknown()), cnt_total: z.int() });
const sessionCodes: readonly string[] = [errorCodes.signInRequired, errorCodes.sessionExpired];

/** Returns the faults in the format of a response, for any request. */
export function judgeAnswer(response: LightMyRequestResponse): string[] {
  let body: unknown;
  try {
    body = response.json();
  } catch {
    // HTML, or an empty body.
    return ['the answer is no JSON'];
  }
  const parsed = z.safeParse(envelope, body);
  if (!parsed.success) return ['the answer has no envelope'];
  const { code } = parsed.data.status;
  const isOfSession = sessionCodes.includes(code);
  return [
    ...(response.statusCode === 400 && !isOfSession ? [`HTTP 400 with ${code}, which is the session's alone`] : []),
    ...(response.statusCode !== 400 && isOfSession ? [`${code} with HTTP ${response.statusCode}`] : []),
    ...(response.statusCode >= 500 ? [`HTTP ${response.statusCode}`] : []),
  ];
}

async function findExample(test: TestApp, call: SpecifiedCall): Promise<string> {
  if (call.idFrom === undefined) return call.example ?? '';
  const response = await test.app.inject(`${call.idFrom.path}?pageNum=1&pageSize=1`);
  const first: unknown = response.json().data?.list?.[0]?.[call.idFrom.key];
  if (typeof first !== 'string') throw new Error(`${call.idFrom.path} names no ${call.idFrom.key}`);
  return first;
}

/** Calls an endpoint as specified and checks the response: reads unchanged, writes without content. */
export async function walkCall(test: TestApp, call: SpecifiedCall, member: SignedIn): Promise<string[]> {
  const id = await findExample(test, call);
  const query = call.exampleQuery ?? (call.query.includes('pageNum') ? '?pageNum=1&pageSize=5' : '');
  const response = await test.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)) + query,
    headers: { ...member.headers, [call.header]: call.header === 'exrate' ? 'CD0000001044' : 'CD0000001258' },
    ...(call.method !== 'GET' && { payload: {} }),
  });
  const wrong = judgeAnswer(response);
  if (wrong.length === 0 && call.method === 'GET' && call.query.every((name) => !name.endsWith('Uid'))) {
    const { status, data } = response.json();
    if (status.code !== '200') wrong.push(`answers ${status.code}`);
    else if (call.answers === 'list' && !z.safeParse(list, data).success) wrong.push('has no list and cnt_total');
  }
  return wrong.map((text) => `${toName(call)}: ${text}`);
}
