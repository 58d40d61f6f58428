import { envelopeStatus } from '@haesol/contracts/common';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema of an answer for Fastify's serialiser. fast-json-stringify writes a `const` whatever the value is, and
 * fails on an additional property inside a union or a nullable object: hence `enum`, and no `additionalProperties: false`.
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

/** JSON Schema for the OpenAPI document; named schemas are references into its components. */
export function toDocumentSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as JsonSchema;
  return json;
}
