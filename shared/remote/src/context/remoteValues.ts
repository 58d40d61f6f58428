import type { RemoteFlag, RemoteSettings, SettingSchema, SettingValue } from '@haesol/contracts/release';

/** Flags by name; `title` is a message key of `pages`. */
export type DefinedFlags = Readonly<Record<string, RemoteFlag>>;

/** Settings by name, each as in JSON Schema; `title` and `description` are message keys of `pages`. */
export type DefinedSettings = Readonly<Record<string, Readonly<SettingSchema>>>;

/**
 * Defines the flags of a remote, for `flags` of its `app.ts` and for `useFlag`.
 * @example export const flags = defineFlags({ newList: { title: 'pages.flags.newList', default: false } });
 */
export const defineFlags = <const F extends DefinedFlags>(flags: F): F => flags;

/**
 * Defines the settings of a remote, for `settings` of its `app.ts` and for `useSettings`.
 * @example
 * export const settings = defineSettings({
 *   perPage: { type: 'integer', title: 'pages.settings.perPage', default: 10, minimum: 5, maximum: 50 },
 * });
 */
export const defineSettings = <const S extends DefinedSettings>(settings: S): S => settings;

type ValueOf<S> = S extends { readonly enum: readonly (infer V)[] }
  ? V
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'boolean' }
      ? boolean
      : number;

/** Values of settings by name. */
export type SettingsOf<S extends DefinedSettings> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** Returns the values that the site gives, and the defaults of the others. */
export function readDefined<S extends DefinedSettings>(
  settings: S,
  given: Readonly<Record<string, SettingValue>>,
): SettingsOf<S> {
  const values = Object.entries(settings).map(([name, schema]) => [name, given[name] ?? schema.default]);
  return Object.fromEntries(values) as SettingsOf<S>;
}

/** Returns the schema of `remote.json`. */
export const toRemoteSettings = (properties: DefinedSettings): RemoteSettings => ({
  type: 'object',
  properties: properties as RemoteSettings['properties'],
});
