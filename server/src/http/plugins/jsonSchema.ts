import { envelopeStatus } from '@haesol/contracts/common';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema of a response for Fastify's serialiser. fast-json-stringify writes a `const` whatever the value is,
 * and fails on an additional property in a union or a nullable object: hence `enum`, and no `additionalProperties: false`.
 */
export function toResponseSchema(data: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(z.object({ status: envelopeStatus, data }), {
    target: 'draft-7',
    io: 'output',
    override({ jsonSchema: node }) {
      if (node.additionalProperties === false) delete node.additionalProperties;
      if (node.const !== undefined) {
        node.enum = [node.const];
        delete node.const;
      }
    },
  }) as JsonSchema;
  return schema;
}
