import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@haesol/contracts/common';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { type ActorName, actorNames, asActor, type Cast, type Session, toGateCode } from '../testActors.ts';
import type { TestApp } from '../testApp.ts';
import type { ApiRoute } from '../testWholeApi.ts';
import { judgeAnswer, toName } from './contract.ts';
import { isOfTeams, type OwnedResource, ownedResources, type ResourceRequest } from './ownedResources.ts';
import { type PublicResource, publicResources } from './publicResources.ts';

const targets = ['own', 'of another', 'missing', 'malformed'] as const;
type Target = (typeof targets)[number];

const malformedId = "0' or '1'='1";

export interface Matrix {
  readonly checks: number;
  readonly faults: readonly string[];
}

interface Tally {
  checks: number;
  readonly faults: string[];
}

export interface MatrixOptions {
  readonly test: TestApp;
  readonly cast: Cast;
  readonly resources?: Readonly<Record<string, OwnedResource>>;
}

/** Returns the parameters of a path with their allowed values; undefined for ids. */
function readParams({ endpoint }: ApiRoute): Record<string, readonly unknown[] | undefined> {
  const { properties = {} } =
    endpoint.params === undefined ? {} : z.toJSONSchema(endpoint.params, { io: 'input', unrepresentable: 'any' });
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, (properties[name] as { enum?: unknown[] } | undefined)?.enum]));
}

const hasId = (route: ApiRoute) => Object.values(readParams(route)).includes(undefined);

/** Lists endpoints with an id without a declared owner. */
export function listUnclaimed(routes: readonly ApiRoute[], resources = ownedResources): string[] {
  return routes
    .filter((route) => hasId(route) && !isOfTeams(route.endpoint.path))
    .map(({ endpoint }) => toName(endpoint))
    .filter((name) => !(name in resources) && !(name in publicResources));
}

/** Sends a request to a route; a parameter without a value has its first allowed one. */
export function send(
  { app }: TestApp,
  route: ApiRoute,
  headers: Session['headers'],
  request: ResourceRequest = {},
): Promise<LightMyRequestResponse> {
  const { endpoint } = route;
  const values = readParams(route);
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(request.params?.[name] ?? String(values[name]?.[0] ?? 'none')),
  );
  const query = request.query === undefined ? '' : `?${new URLSearchParams(request.query)}`;
  return app.inject({
    method: endpoint.method,
    url: url + query,
    headers,
    ...(request.body !== undefined && { payload: request.body }),
  });
}

const secret = /\$argon2|pw_hash|cur_hash|"password"/;
const mailbox = /[\w.+-]+@demo\.example/g;

/** Finds unexpected content in a response: fields outside its schema, hashes, mailboxes of others. */
function judgeContent({ endpoint }: ApiRoute, response: LightMyRequestResponse, ownMail?: string): string[] {
  const { status, data } = response.json();
  const faults: string[] = [];
  if (status.code === '200') {
    const parsed = z.safeParse(endpoint.response, data);
    if (!parsed.success)
      faults.push(`answers what its schema does not know: ${parsed.error.issues[0]?.path.join('.')}`);
    else if (!isDeepStrictEqual(parsed.data, data)) faults.push('answers more than its schema holds');
  }
  if (secret.test(response.body)) faults.push('answers a secret');
  const foreign = response.body.match(mailbox)?.filter((found) => found !== ownMail) ?? [];
  if (ownMail !== 'any' && foreign.length > 0) faults.push(`answers the mailbox of another: ${foreign[0]}`);
  return faults;
}

const mailOf = (actor: ActorName): string | undefined => {
  if (actor === 'staff' || actor === 'admin') return 'any';
  if (actor === 'other class') return 'company@demo.example';
  return actor === 'owner' ? 'student@demo.example' : undefined;
};

/** Checks the access rule of a route for every actor, with an empty request. */
async function checkGate(route: ApiRoute, { test, cast }: MatrixOptions, tally: Tally): Promise<void> {
  for (const actor of actorNames) {
    const expected = toGateCode(route, actor);
    const response = await asActor(test, cast, actor, (headers) => send(test, route, headers));
    const { code } = response.json().status;
    tally.checks += 1;
    const found: string[] = [];
    if (expected !== undefined) {
      if (code !== expected) found.push(`answers ${code}, not ${expected}`);
    } else {
      // An optional endpoint may require sign-in for some content.
      const isUnknown = actor === 'visitor' || actor === 'guest';
      const asks = isUnknown && route.endpoint.access === 'optional' && code === errorCodes.signInRequired;
      found.push(...judgeAnswer(response), ...judgeContent(route, response, mailOf(actor)));
      if (response.statusCode === 400 && !asks) found.push(`does not let in: ${code}`);
    }
    tally.faults.push(...found.map((text) => `${toName(route.endpoint)} for ${actor}: ${text}`));
  }
}

interface ResourceCheck {
  readonly route: ApiRoute;
  readonly resource: OwnedResource;
  readonly actor: ActorName;
  readonly target: Target;
}

const toId = async (
  test: TestApp,
  { resource, target }: ResourceCheck,
  own: string,
  other: string,
): Promise<string> => {
  if (target === 'missing') return randomUUID();
  if (target === 'malformed') return malformedId;
  return resource.make(test, target === 'own' ? own : other);
};

async function checkOwnedResource(check: ResourceCheck, { test, cast }: MatrixOptions, tally: Tally): Promise<void> {
  const { route, resource, actor, target } = check;
  // A guest is a visitor to all calls but those of buyers.
  const isVisitor = actor === 'visitor' || (actor === 'guest' && route.endpoint.access !== 'buyer');
  const own = isVisitor ? cast.owner : cast[actor];
  const other = own === cast.owner ? cast['other member'] : cast.owner;
  const id = await toId(test, check, own, other);
  const before = await resource.read(test, id);
  const { response, unknown } = await asActor(test, cast, actor, async (headers) => ({
    response: await send(test, route, headers, resource.request(id)),
    unknown: await send(test, route, headers, resource.request(randomUUID())),
  }));
  const { code } = response.json().status;
  tally.checks += 1;
  const found = [...judgeAnswer(response).filter(() => toGateCode(route, actor) === undefined)];
  const isStaff = actor === 'staff' || actor === 'admin';
  const gate = toGateCode(route, actor);
  const needsOther = target === 'own' && isStaff && resource.ofStaff !== undefined;
  const mayTouch =
    (target === 'own' && !needsOther) || (target === 'of another' && resource.staffMay === true && isStaff);
  if (gate !== undefined) {
    if (code !== gate) found.push(`answers ${code}, not ${gate}`);
  } else if (target === 'missing' || target === 'malformed') {
    if (resource.isList !== true && ![errorCodes.notFound, errorCodes.invalidInput].includes(code))
      found.push(`answers ${code}, not 4040`);
  } else if (mayTouch && !isVisitor) {
    if (code !== '200') found.push(`answers ${code}, not 200`);
  } else if (needsOther) {
    if (code !== resource.ofStaff) found.push(`answers ${code}, not ${resource.ofStaff}`);
  } else if (resource.foreign === 'missing') {
    if (response.body !== unknown.body) found.push(`tells that it exists: ${code}`);
  } else if (code !== resource.foreign) found.push(`answers ${code}, not ${resource.foreign}`);
  if (gate === undefined) found.push(...judgeContent(route, response, mailOf(actor)));
  const untouched = gate !== undefined || !mayTouch || isVisitor;
  if (untouched && before !== (await resource.read(test, id))) found.push('changed a row all the same');
  tally.faults.push(...found.map((text) => `${toName(route.endpoint)} for ${actor}, ${target}: ${text}`));
}

async function findPublicId({ app }: TestApp, source: PublicResource): Promise<string> {
  if (typeof source === 'string') return source;
  if ('id' in source) return source.id;
  return (await app.inject(`${source.list}${source.list.includes('?') ? '&' : '?'}pageNum=1&pageSize=1`)).json().data
    .list[0][source.key];
}

async function checkPublicResource(route: ApiRoute, options: MatrixOptions, tally: Tally): Promise<void> {
  const { test, cast } = options;
  const source = publicResources[toName(route.endpoint)];
  if (source === undefined) return;
  const id = await findPublicId(test, source);
  const refused = typeof source === 'object' && 'refused' in source ? source.refused : undefined;
  const name = /\{(\w+)\}/.exec(route.endpoint.path)?.[1] ?? '';
  for (const actor of actorNames) {
    const gate = toGateCode(route, actor);
    for (const target of ['own', 'missing', 'malformed'] as const) {
      const value = { own: id, missing: randomUUID(), malformed: malformedId }[target];
      const response = await asActor(test, cast, actor, (headers) =>
        send(test, route, headers, { params: { [name]: value } }),
      );
      const { code } = response.json().status;
      tally.checks += 1;
      const isWrite = route.endpoint.body !== undefined;
      const ofOwn = refused === undefined ? ['200', ...(isWrite ? [errorCodes.invalidInput] : [])] : [refused];
      const allowed = target === 'own' ? ofOwn : [errorCodes.notFound, errorCodes.invalidInput];
      const found = gate === undefined ? judgeAnswer(response) : [];
      if (!(gate === undefined ? allowed : [gate]).includes(code)) found.push(`answers ${code}`);
      if (gate === undefined) found.push(...judgeContent(route, response, mailOf(actor)));
      tally.faults.push(...found.map((text) => `${toName(route.endpoint)} for ${actor}, ${target}: ${text}`));
    }
  }
}

/** Checks every actor on every route, and with every kind of id if the route has one. */
export async function checkRoles(routes: readonly ApiRoute[], options: MatrixOptions): Promise<Matrix> {
  const tally: Tally = { checks: 0, faults: [] };
  const resources = options.resources ?? ownedResources;
  for (const route of routes) {
    await checkGate(route, options, tally);
    await checkPublicResource(route, options, tally);
    const resource = resources[toName(route.endpoint)];
    if (resource === undefined) continue;
    for (const actor of actorNames) {
      for (const target of targets) await checkOwnedResource({ route, resource, actor, target }, options, tally);
    }
  }
  return tally;
}

/** Fields that a form must never accept. */
const extraFields = {
  role: 'ADMIN',
  memberClass: 'STAFF',
  memberUid: randomUUID(),
  userId: 'admin',
  state: 'ACTIVE',
  price: 0,
  isPay: 'Y',
  writerUid: randomUUID(),
} as const;

/** Endpoints whose body has any fields: reports of browsers, and settings, which the schema of their remote checks. */
const freeBodies: readonly string[] = ['POST /api/v1/csp-report', 'PUT /api/v1/admin/remote-settings/{remoteId}'];

/** Sends unknown fields with every write: each must be refused by name, unless the form has it. */
export async function checkExtraFields(routes: readonly ApiRoute[], { test, cast }: MatrixOptions): Promise<Matrix> {
  const tally: Tally = { checks: 0, faults: [] };
  const forms = routes.filter(
    ({ endpoint }) =>
      endpoint.body !== undefined && !isOfTeams(endpoint.path) && !freeBodies.includes(toName(endpoint)),
  );
  for (const route of forms) {
    const { properties = {} } = z.toJSONSchema(route.endpoint.body as z.core.$ZodType, {
      io: 'input',
      unrepresentable: 'any',
    });
    const extra = Object.fromEntries(Object.entries(extraFields).filter(([name]) => !(name in properties)));
    const response = await asActor(test, cast, 'admin', (headers) => send(test, route, headers, { body: extra }));
    const { status, data } = response.json();
    tally.checks += Object.keys(extra).length;
    const refused: string[] = (data?.fieldErrors ?? []).map(({ field }: { field: string }) => field);
    const taken = Object.keys(extra).filter((name) => !refused.includes(name));
    if (status.code !== errorCodes.invalidInput || taken.length > 0) {
      tally.faults.push(`${toName(route.endpoint)}: ${status.code}, takes ${taken.join(', ')}`);
    }
  }
  return tally;
}
