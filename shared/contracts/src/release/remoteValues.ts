import * as z from 'zod/mini';
import { emptyObject, instant, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import type { SettingValue } from './pageValues.ts';

/** Name of a flag or a setting within its remote. */
export const valueName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/));

/** Flag of a remote, as `remote.json` has it. */
export const remoteFlag = z.strictObject({
  title: z.string(),
  /** Value where the site has no rule for the flag. */
  default: z.boolean(),
});
export type RemoteFlag = z.output<typeof remoteFlag>;

const describedShape = { title: z.string(), description: z.optional(z.string()) };

/** One setting of a remote: the part of JSON Schema that the office has a form for. */
const settingSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('string'),
    ...describedShape,
    default: z.string(),
    enum: z.optional(z.array(z.string()).check(z.minLength(1))),
    maxLength: z.optional(z.int()),
  }),
  z.strictObject({
    type: z.literal('number'),
    ...describedShape,
    default: z.number(),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
  }),
  z.strictObject({
    type: z.literal('integer'),
    ...describedShape,
    default: z.int(),
    minimum: z.optional(z.int()),
    maximum: z.optional(z.int()),
  }),
  z.strictObject({ type: z.literal('boolean'), ...describedShape, default: z.boolean() }),
]);
export type SettingSchema = z.output<typeof settingSchema>;

/** JSON schema of the settings of a remote. */
export const remoteSettings = z.strictObject({
  type: z.literal('object'),
  properties: z.record(valueName, settingSchema),
});
export type RemoteSettings = z.output<typeof remoteSettings>;

const maxText = 1000;

/** Formats the range of a number for its message. */
function toRangeText({ minimum, maximum }: Extract<SettingSchema, { type: 'integer' | 'number' }>): string {
  if (minimum === undefined) return `${maximum} 이하로 입력해 주세요.`;
  return maximum === undefined
    ? `${minimum} 이상으로 입력해 주세요.`
    : `${minimum}부터 ${maximum}까지 입력할 수 있습니다.`;
}

function toSettingValue(schema: SettingSchema): z.ZodMiniType<SettingValue> {
  if (schema.type === 'boolean') return z.boolean({ error: '선택해 주세요.' });
  if (schema.type === 'string') {
    if (schema.enum !== undefined) return z.enum(schema.enum, { error: '선택해 주세요.' });
    const max = schema.maxLength ?? maxText;
    return z.string().check(z.maxLength(max, { error: `${max}자까지 입력할 수 있습니다.` }));
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const error = toRangeText(schema);
  const range = [z.minimum(minimum, { error }), z.maximum(maximum, { error })] as const;
  return schema.type === 'integer'
    ? z.int({ error: '정수를 입력해 주세요.' }).check(...range)
    : z.number({ error: '숫자를 입력해 주세요.' }).check(...range);
}

/** Schema of all settings of a remote, for the form of the office and the check of the server. */
export const toSettingsBody = ({ properties }: RemoteSettings) =>
  z.strictObject(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toSettingValue(schema)])),
  );

/** Returns each setting as stored, or its default where nothing is stored that this build allows. */
export function readSettings(
  { properties }: RemoteSettings,
  stored: Readonly<Record<string, unknown>>,
): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { success, data } = toSettingValue(schema).safeParse(stored[name]);
      return [name, success ? data : schema.default];
    }),
  );
}

/** Names of roles that a rule may be limited to; each person has those before theirs, too, except `VISITOR`. */
export const flagRoles = ['VISITOR', 'MEMBER', 'STAFF', 'ADMIN'] as const;
export type FlagRole = (typeof flagRoles)[number];

/** Name of a deployment. */
export const deploymentName = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, { error: '배포 이름은 영문 소문자, 숫자, 하이픈 40자까지 입력할 수 있습니다.' }));

const flagRule = z.strictObject({
  onYn: z.enum(['Y', 'N'], { error: '선택해 주세요.' }),
  /** Percent of the visitors. */
  share: z
    .int({ error: '정수를 입력해 주세요.' })
    .check(
      z.minimum(0, { error: '0부터 100까지 입력할 수 있습니다.' }),
      z.maximum(100, { error: '0부터 100까지 입력할 수 있습니다.' }),
    ),
  /** Empty for everybody. */
  roles: z.array(z.enum(flagRoles)).check(z.maxLength(flagRoles.length)),
  /** Names of deployments; empty for all. */
  deployments: z.array(deploymentName).check(z.maxLength(20, { error: '배포는 20개까지 적을 수 있습니다.' })),
});
export type FlagRule = z.output<typeof flagRule>;

export const adminFlags = defineEndpoint({
  name: 'admin.listFlags',
  method: 'GET',
  path: '/api/v1/admin/flags',
  access: 'admin',
  language: 'none',
  response: z.object({
    ...listOf(
      z.object({
        flagNm: z.string(),
        title: z.string(),
        defaultYn: yn,
        ...flagRule.shape,
        /** Null without a rule: everybody gets the default. */
        savedDt: z.nullable(instant),
      }),
    ).shape,
    /** Name of this deployment. */
    deployment: z.string(),
  }),
  summary: 'Flags of the remotes that pages have, with the rule of each.',
});

export const adminSaveFlag = defineEndpoint({
  name: 'admin.saveFlag',
  method: 'PUT',
  path: '/api/v1/admin/flags/{flagNm}',
  access: 'admin',
  language: 'none',
  /** `mf-travel.newList` */
  params: z.object({ flagNm: z.string() }),
  body: flagRule,
  response: emptyObject,
  summary:
    'Saves the rule of a flag; pages have it within a second. Refused with `4040` for a flag that no remote has.',
});

export const adminRemoveFlag = defineEndpoint({
  name: 'admin.removeFlag',
  method: 'DELETE',
  path: '/api/v1/admin/flags/{flagNm}',
  access: 'admin',
  language: 'none',
  params: z.object({ flagNm: z.string() }),
  response: emptyObject,
  summary: 'Takes the rule of a flag away: everybody gets the default of the remote.',
});

export const adminRemoteSettings = defineEndpoint({
  name: 'admin.listRemoteSettings',
  method: 'GET',
  path: '/api/v1/admin/remote-settings',
  access: 'staff',
  area: 'content',
  language: 'none',
  response: listOf(
    z.object({
      remoteId: z.string(),
      schema: remoteSettings,
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      /** Null where all settings have their defaults. */
      savedDt: z.nullable(instant),
    }),
  ),
  summary: 'Settings of the remotes that pages have, with the schema of each.',
});

export const adminSaveRemoteSettings = defineEndpoint({
  name: 'admin.saveRemoteSettings',
  method: 'PUT',
  path: '/api/v1/admin/remote-settings/{remoteId}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ remoteId: z.string() }),
  /** Checked by the schema of the remote. */
  body: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  response: emptyObject,
  summary: 'Saves all settings of a remote. Refused with `4040` for a remote without settings.',
});

export const adminRemoveRemoteSettings = defineEndpoint({
  name: 'admin.removeRemoteSettings',
  method: 'DELETE',
  path: '/api/v1/admin/remote-settings/{remoteId}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ remoteId: z.string() }),
  response: emptyObject,
  summary: 'Gives all settings of a remote their defaults.',
});
