import { envelopeStatus } from '@haesol/contracts/common';
import build from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/**
 * Returns the JSON Schema of a response for the serialiser. fast-json-stringify writes a `const` whatever the value is, and fails
 * on an additional property in a union or a nullable object: hence `enum`, and no `additionalProperties: false`.
 */
function toResponseSchema(data: z.core.$ZodType): Parameters<typeof build>[0] {
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
  });
  return schema as Parameters<typeof build>[0];
}

type Serializer = (data: unknown) => string;

/** Creates the serialiser of an endpoint's response, which leaves out fields that the schema does not declare. */
export const createSerializer = (response: z.core.$ZodType) => build(toResponseSchema(response)) as Serializer;

const serializers = new WeakMap<z.core.$ZodType, Serializer>();

/** Compiles the serialiser of an endpoint at its first answer: those of all endpoints together take a second of the start. */
export const compileSerializer: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data) => {
    const serialize = serializers.get(schema) ?? createSerializer(schema);
    serializers.set(schema, serialize);
    return serialize(data);
  };
