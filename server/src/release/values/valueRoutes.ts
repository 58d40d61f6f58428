import { errorCodes, toFieldErrors } from '@haesol/contracts/common';
import {
  adminFlags,
  adminRemoteSettings,
  adminRemoveFlag,
  adminRemoveRemoteSettings,
  adminSaveFlag,
  adminSaveRemoteSettings,
  type FlagRole,
  type RemoteSettings,
  readSettings,
  toSettingsBody,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { writeAudit } from '../../db/audit/auditLog.ts';
import type { Trx } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { ApiError, validationError } from '../../http/apiError.ts';
import { type Call, route } from '../../http/plugins/route.ts';
import type { RegistrySource } from '../registry/createRegistry.ts';
import { type RemoteValuesSource, toFlagName } from './createRemoteValues.ts';
import { listFlags, listSettings, removeFlag, removeSettings, saveFlag, saveSettings } from './repository.ts';

type OfficeCall = Pick<Call<typeof adminSaveFlag>, 'member' | 'request' | 'write'>;

/** Makes a change with its entry in the audit log. */
function change(
  { member, request, write }: OfficeCall,
  action: string,
  detail: Readonly<Record<string, unknown>>,
  effect: (trx: Trx) => Promise<void>,
): Promise<Record<string, never>> {
  return write(async (trx) => {
    await effect(trx);
    await writeAudit(trx, { actorUid: member.memberUid, action, detail, requestId: request.id, ip: request.ip });
    return {};
  });
}

const everybody = { is_on: false, share: 100, roles: [], deployments: [], saved_at: null };
const toYn = (isYes: boolean) => (isYes ? ('Y' as const) : ('N' as const));

/** @throws {ApiError} `4000` with the settings that the schema of the remote refuses */
function requireSettings(settings: RemoteSettings, body: object): void {
  const { error } = toSettingsBody(settings).safeParse(body);
  if (error !== undefined) throw validationError(...toFieldErrors(error.issues));
}

/** Endpoints of the office for flags and settings of the remotes that pages have: flags for administrators, settings for staff. */
export function registerValueRoutes(
  app: FastifyInstance,
  context: AppContext,
  { registry, values }: { readonly registry: RegistrySource; readonly values: RemoteValuesSource },
): void {
  const { db, config } = context;

  const listRemotes = async () => {
    const { remotes } = await registry.get();
    return Object.values(remotes).map(({ remoteJson }) => remoteJson);
  };
  const findSettings = async (remoteId: string) => {
    const settings = (await listRemotes()).find(({ id }) => id === remoteId)?.settings;
    if (settings === undefined) throw new ApiError(errorCodes.notFound);
    return settings;
  };

  route(app, context, adminFlags, async () => {
    const rules = new Map((await listFlags(db)).map((row) => [row.flag_nm, row]));
    const list = (await listRemotes()).flatMap(({ id, flags = {} }) =>
      Object.entries(flags).map(([name, flag]) => {
        const flagNm = toFlagName(id, name);
        const rule = rules.get(flagNm) ?? { ...everybody, is_on: flag.default };
        return {
          flagNm,
          title: flag.title,
          defaultYn: toYn(flag.default),
          onYn: toYn(rule.is_on),
          share: rule.share,
          // The endpoint that saves them allows no others.
          roles: rule.roles as FlagRole[],
          deployments: rule.deployments,
          savedDt: rule.saved_at && toSeoulInstant(rule.saved_at),
        };
      }),
    );
    const sorted = list.toSorted((a, b) => a.flagNm.localeCompare(b.flagNm));
    return { list: sorted, cnt_total: list.length, deployment: config.deployment };
  });

  route(app, context, adminSaveFlag, async (call) => {
    const { flagNm } = call.params;
    const isKnown = (await listRemotes()).some(({ id, flags = {} }) =>
      Object.keys(flags).some((name) => toFlagName(id, name) === flagNm),
    );
    if (!isKnown) throw new ApiError(errorCodes.notFound);
    const rule = call.body;
    await change(call, 'flag.save', { flag: flagNm, ...rule }, (trx) => saveFlag(trx, flagNm, rule, call.member.now));
    values.invalidate();
    return {};
  });

  route(app, context, adminRemoveFlag, async (call) => {
    const { flagNm } = call.params;
    await change(call, 'flag.remove', { flag: flagNm }, (trx) => removeFlag(trx, flagNm));
    values.invalidate();
    return {};
  });

  route(app, context, adminRemoteSettings, async () => {
    const stored = new Map((await listSettings(db)).map((row) => [row.remote_id, row]));
    const list = (await listRemotes()).flatMap(({ id, settings }) => {
      if (settings === undefined) return [];
      const row = stored.get(id);
      const chosen = readSettings(settings, (row?.vals ?? {}) as Readonly<Record<string, unknown>>);
      return [{ remoteId: id, schema: settings, values: chosen, savedDt: row ? toSeoulInstant(row.saved_at) : null }];
    });
    return { list, cnt_total: list.length };
  });

  route(app, context, adminSaveRemoteSettings, async (call) => {
    const { remoteId } = call.params;
    requireSettings(await findSettings(remoteId), call.body);
    const { body, member } = call;
    const detail = { remote: remoteId, values: body };
    await change(call, 'remoteSettings.save', detail, (trx) => saveSettings(trx, remoteId, body, member.now));
    values.invalidate();
    return {};
  });

  route(app, context, adminRemoveRemoteSettings, async (call) => {
    const { remoteId } = call.params;
    await change(call, 'remoteSettings.remove', { remote: remoteId }, (trx) => removeSettings(trx, remoteId));
    values.invalidate();
    return {};
  });
}
