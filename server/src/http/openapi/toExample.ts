import { consents } from '@haesol/contracts/identity';

type Json = Record<string, unknown>;

/** Texts of which the first that the schema takes is the example. */
const texts = [
  '하늘',
  '포털에서 안내하는 내용의 예입니다.',
  '0190a6e0-7c1a-7f3e-8a52-3f6c1d2b4e5f',
  'notice@example.com',
  '01012345678',
  'https://example.com/page',
  '/art/scene/news.svg',
  '14:00',
  '2026-11-23',
  '2026-11',
  'CD0000000127',
  'SUMMER10',
  'TEAM:mf-travel',
  'mf-travel',
  'mf-travel.newList',
  'stable',
  'a1b2c3d4e5f60718',
];

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-23T09:00:00+09:00',
  date: '2026-11-23',
  email: 'notice@example.com',
  uri: 'https://example.com/page',
};

/** Examples of texts with rules that a schema cannot tell. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/uid$/i, '0190a6e0-7c1a-7f3e-8a52-3f6c1d2b4e5f'],
  [/password/i, 'Haesol!2026'],
  [/mail$|^id$|^userId$/i, 'notice@example.com'],
  [/^tel$/, '033-123-4567'],
  [/^tel1$/, '010'],
  [/^tel2$/, '1234'],
  [/^tel3$/, '5678'],
  [/^code$/, '123456'],
  [/^version$/, '2.1'],
  [/^studentNo$/, '20261234'],
  [/^staffNo$/, '123456'],
  [/^phone$/, '01012345678'],
  [/^file$/, 'remoteEntry.js'],
  [/^nonce$/, 'AAAAAAAAAAAAAAAAAAAAAA=='],
  [/^bizNo$/, '123-45-67891'],
  [/^currencyCd$/, 'USD'],
  [/^taxNo$/, '20261123-41000000-12345678'],
  [/^closedDates$/, '01-01'],
  [/^(family|first)Nm$/, 'Kim'],
  [/month/i, '2026-11'],
  [/^content$/, '안내가 친절하고 시설이 깨끗했습니다.'],
  [/url$|link$/i, '/infoPlaza/notice'],
];

/** Examples of lists with rules that a schema cannot tell. */
const lists: Readonly<Record<string, readonly unknown[]>> = {
  tel: '033-123-4567'.split('-'),
  agrees: consents.map(({ code }) => ({ code, version: '1', yn: 'Y' })),
};

function toText(schema: Json, name: string): string {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  const known = byFormat[format ?? ''];
  const named = byName.flatMap(([names, text]) => (names.test(name) ? [text] : []));
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const found = [...(known === undefined ? [] : [known]), ...named, ...texts].find(fits);
  return found ?? '가'.repeat(minLength);
}

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function toNumber({ minimum = 0, maximum = 1 }: { minimum?: number; maximum?: number }): number {
  return Math.max(minimum, Math.min(maximum, 1));
}

/** Returns a value that a JSON schema describes, the same for each call. */
export function toExample(schema: Json, schemas: Readonly<Record<string, Json>>, name = '', depth = 0): unknown {
  const {
    $ref,
    enum: choices,
    const: only,
    default: fallback,
    anyOf,
    oneOf,
    allOf,
    type,
    properties,
    items,
    title,
  } = schema;
  const { additionalProperties, propertyNames } = schema;
  const next = (one: unknown, key = name) => toExample(one as Json, schemas, key, depth + 1);
  if (typeof $ref === 'string') return next(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {});
  if (Array.isArray(choices)) return choices[0];
  if (only !== undefined) return only;
  if (fallback !== undefined && !Array.isArray(fallback)) return fallback;
  const options = anyOf ?? oneOf;
  if (Array.isArray(options)) {
    const isNull = (one: unknown) => (one as Json).type === 'null';
    // A tree ends where it may.
    return depth > 12 && options.some(isNull) ? null : next(options.find((one) => !isNull(one)) ?? options[0]);
  }
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((one) => next(one)));
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      if (properties === undefined && isSchema(additionalProperties)) {
        return { [String(next(propertyNames ?? { type: 'string' }))]: next(additionalProperties) };
      }
      return Object.fromEntries(Object.entries((properties ?? {}) as Json).map(([key, one]) => [key, next(one, key)]));
    case 'array':
      if (lists[name] !== undefined) return lists[name];
      if (Array.isArray(schema.prefixItems))
        return schema.prefixItems.map((one, index) => next(one, `${name}${index + 1}`));
      return depth > 12 || items === undefined
        ? []
        : Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => next(items));
    case 'integer':
    case 'number':
      return toNumber(schema);
    case 'boolean':
      return true;
    case 'string':
      return toText(schema, name || String(title ?? ''));
    case 'null':
      return null;
    default:
      return {};
  }
}
