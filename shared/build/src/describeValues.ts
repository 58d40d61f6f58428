import { type RemoteJson, toSettingsBody } from '@haesol/contracts/release';
import { type DefinedApp, type DefinedSettings, toRemoteSettings } from '@haesol/remote/routes';
import type { FaultList } from './faultList.ts';
import type { Texts } from './registryTexts.ts';

function readSettingTexts(settings: DefinedSettings, texts: Texts): DefinedSettings {
  const read = Object.entries(settings).map(([name, schema]) => [
    name,
    {
      ...schema,
      title: texts.read(schema.title),
      ...(schema.description !== undefined && { description: texts.read(schema.description) }),
    },
  ]);
  return Object.fromEntries(read);
}

/** Returns the flags and settings of a remote with their texts; a default that its own schema refuses is a fault. */
export function describeValues(
  { flags, settings }: Pick<DefinedApp, 'flags' | 'settings'>,
  texts: Texts,
  faults: FaultList,
): Pick<RemoteJson, 'flags' | 'settings'> {
  const readFlags = Object.entries(flags ?? {}).map(([name, flag]) => [
    name,
    { ...flag, title: texts.read(flag.title) },
  ]);
  const schema = settings && toRemoteSettings(readSettingTexts(settings, texts));
  for (const [name, property] of Object.entries(schema?.properties ?? {})) {
    const only = toSettingsBody({ type: 'object', properties: { [name]: property } });
    if (!only.safeParse({ [name]: property.default }).success) faults.add(`${name} refuses its own default`, name);
  }
  return { ...(flags && { flags: Object.fromEntries(readFlags) }), ...(schema && { settings: schema }) };
}
