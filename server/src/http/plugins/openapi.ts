import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, envelopeStatus, errorCodes } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import type { HttpContext } from '../context.ts';
import { installStreamCompression } from './compression.ts';
import { toDocumentSchema } from './jsonSchema.ts';
import { createStaffPass } from './staffPass.ts';

function isZod(schema: unknown): schema is z.core.$ZodType {
  return typeof schema === 'object' && schema !== null && '_zod' in schema;
}

function toInputs(schema: Record<string, unknown>): Record<string, unknown> {
  const parts = ['params', 'querystring', 'body'] as const;
  return Object.fromEntries(
    parts.flatMap((part) => (isZod(schema[part]) ? [[part, toDocumentSchema(schema[part], 'input')]] : [])),
  );
}

const failure = z.object({ status: envelopeStatus, data: z.null() });

/** Lists the error codes that follow from input and access; the summary has the specific ones. */
function listCommonCodes({ access, body, params }: Endpoint): string[] {
  return [
    ...(body === undefined ? [] : [errorCodes.invalidInput]),
    ...(access === 'staff' || access === 'admin' ? [errorCodes.forbidden] : []),
    ...(params === undefined ? [] : [errorCodes.notFound]),
  ];
}

function toDescription(endpoint: Endpoint): Record<string, unknown> {
  const needsSession = ['member', 'staff', 'admin'].includes(endpoint.access);
  const codes = listCommonCodes(endpoint).map((code) => `\`${code}\``);
  const refused = codes.length === 0 ? '' : ` Refused with ${codes.join(', ')}.`;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split('.', 1)[0]],
    ...(needsSession && { security: [{ bearer: [] }] }),
    response: {
      200: {
        description: `Envelope; succeeded when status.code is "200".${refused}`,
        ...toDocumentSchema(z.object({ status: envelopeStatus, data: endpoint.response }), 'output'),
      },
      ...(needsSession && {
        400: {
          description: `No session (\`${errorCodes.signInRequired}\`) or one that has ended (\`${errorCodes.sessionExpired}\`).`,
          ...toDocumentSchema(failure, 'output'),
        },
      }),
    },
  };
}

/** Adds named schemas as components, because the plugin only adds references. */
function readComponents(): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    target: 'draft-2020-12',
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id: _id, $schema: _dialect, ...rest } = schema as Record<string, unknown>;
      return [name, rest];
    }),
  );
}

/** Restricts the API documents to staff in production; others get 404. */
function requireStaffPass(scope: FastifyInstance, context: HttpContext): void {
  if (context.config.mode !== 'production') return;
  const pass = createStaffPass(context);
  scope.addHook('preHandler', async (request, reply) => {
    if (pass.read(request, await context.clock.now()) === undefined) return reply.callNotFound();
  });
}

/** Serves `/openapi.json` (3.1, from the validation schemas) and `/docs`, without external resources. */
export async function installOpenapi(app: FastifyInstance, context: HttpContext): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '해솔 포털 API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = (route.config as { endpoint?: Endpoint } | undefined)?.endpoint;
      if (endpoint === undefined || route.method === 'HEAD') return { schema: { hide: true }, url };
      return { schema: { ...toInputs((schema ?? {}) as Record<string, unknown>), ...toDescription(endpoint) }, url };
    },
    transformObject: (document) => {
      const base = 'openapiObject' in document ? document.openapiObject : {};
      return { ...base, components: { ...base.components, schemas: readComponents() } } as never;
    },
  });
  const docs: FastifyPluginAsync = async (scope) => {
    // Adds access rules to the plugin's own routes.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    requireStaffPass(scope, context);
    scope.get('/openapi.json', async () => app.swagger());
    installStreamCompression(scope);
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { persistAuthorization: false },
      staticCSP: true,
    });
  };
  await app.register(docs);
}
