import { errorCodes } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { type Caller, createCallers } from '../../domains/lab/booking/testBookings.ts';
import { applyForAdvice } from '../../domains/learn/applications/testApplications.ts';
import { addCourse, anApplication } from '../../domains/learn/enrolment/testCourse.ts';
import { setUpTestApp } from '../../testing/testApp.ts';
import { listApiRoutes, report } from '../../testing/testWholeApi.ts';

/** Staff endpoints for education, applications, programmes and shared resources. */
const isOfCooperation = (path: string) =>
  /^\/api\/v1\/admin\/(edu|applications|apply|advisors|notices|programs|sharing)(\/|$)/.test(path);

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: unknown;
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
  };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly $ref?: string }>>;
}

describe('staff endpoints of cooperation in /docs', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let schemas: Readonly<Record<string, { properties?: object }>>;
  let operations: ReadonlyMap<string, Operation>;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'general');
    const { paths, components } = (await test.app.inject('/openapi.json')).json() as {
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
      components: { schemas: Readonly<Record<string, { properties?: object }>> };
    };
    schemas = components.schemas;
    operations = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
      ),
    );
  });

  const listCalls = () =>
    listApiRoutes(test.app).flatMap(({ endpoint }) => (isOfCooperation(endpoint.path) ? [endpoint] : []));

  it('are described with a sentence, the access rule, the body, and the error codes', () => {
    const calls = listCalls();
    report(`docs: ${calls.length} staff calls of cooperation`);
    expect(calls.length).toBeGreaterThan(12);
    for (const { name, method, path, body } of calls) {
      const described = operations.get(`${method} ${path}`);
      expect(described).toMatchObject({
        operationId: name,
        summary: expect.stringMatching(/\.$/),
        security: [{ bearer: [] }],
      });
      const keys = body === undefined ? [] : Object.keys(z.toJSONSchema(body, { io: 'input' }).properties ?? {});
      const reference = described?.requestBody?.content['application/json'].schema.$ref ?? '';
      const shown = schemas[reference.replace('#/components/schemas/', '')]?.properties ?? {};
      expect([name, Object.keys(shown)]).toEqual([name, keys]);
      expect(described?.responses['400']?.$ref).toBe('#/components/responses/NoSession');
      expect(described?.responses['200']?.description).toContain(errorCodes.forbidden);
      if (body !== undefined) expect(described?.responses['200']?.description).toContain(errorCodes.invalidInput);
    }
  });

  it('have the error code of an invalid move', async () => {
    const aplUid = await applyForAdvice(test, member);
    const begun = await addCourse(test, { startsIn: 0 });
    const eduUid = await addCourse(test);
    const enrolled = (await member.call('POST', `/edu/${eduUid}/enroll`, anApplication())).data.aplUid;
    await member.call('PATCH', `/edu/enroll/${enrolled}/cancel`);
    const refusals = [
      ['/admin/applications/{}/transition', aplUid, { to: 'DONE' }],
      ['/admin/applications/{}/visit', aplUid, { visitDt: '2099-01-05T14:00:00+09:00' }],
      ['/admin/applications/{}/due', aplUid, { dueDt: '2099-01-05' }],
      ['/admin/edu/enroll/{}/transition', enrolled, { to: 'APPROVED' }],
      ['/admin/edu/{}/cancel', begun, { memo: '강사 사정' }],
    ] as const;
    for (const [path, uid, body] of refusals) {
      const { code } = await staff.call('PATCH', path.replace('{}', uid), body);
      const [, described] =
        [...operations].find(([call]) => call.replace(/\{\w+\}/, '{}') === `PATCH /api/v1${path}`) ?? [];

      expect([path, code]).toEqual([path, errorCodes.moveNotAllowed]);
      expect(described?.summary).toContain(code);
    }
    const moves = listCalls().filter(({ method }) => method === 'PATCH');
    expect(moves).toHaveLength(refusals.length);
  });
});
