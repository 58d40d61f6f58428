import {
  adminRemoteSettings,
  adminRemoveRemoteSettings,
  adminSaveRemoteSettings,
  type RemoteSettings,
  type SettingSchema,
  toSettingsBody,
} from '@haesol/contracts/release';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf, remoteSettings } from '#lists';
import { useColumns } from '#ui/columns';
import type { EntityField } from '#ui/EntityDialog';
import { EntityPage } from '#ui/EntityPage';

type SettingsRow = RowOf<typeof adminRemoteSettings>;
type Field = Omit<EntityField, 'label'>;

const noSettings: RemoteSettings = { type: 'object', properties: {} };

function useFields() {
  const t = useText();
  const yesNo = [
    { value: 'true', label: t('remoteSettings.yes') },
    { value: 'false', label: t('remoteSettings.no') },
  ];
  const toKind = (schema: SettingSchema): Omit<Field, 'name'> => {
    if (schema.type === 'boolean') {
      return { kind: 'select', options: yesNo, convert: { parse: (text) => text === 'true', format: String } };
    }
    if (schema.type !== 'string') return { kind: 'number' };
    if (schema.enum === undefined) return { kind: 'line', isEmptyAllowed: true };
    return { kind: 'select', options: schema.enum.map((value) => ({ value, label: value })) };
  };
  return ({ properties }: RemoteSettings): Field[] =>
    Object.entries(properties).map(([name, schema]) => ({
      name,
      ...toKind(schema),
      ...(schema.description !== undefined && { help: schema.description }),
    }));
}

/** Settings of the remotes; the form is made from the schema of each. */
export default function RemoteSettingsScreen() {
  const t = useText();
  const call = useCall();
  const toFields = useFields();
  const columns = useColumns<SettingsRow>();
  const query = useGet(remoteSettings);
  const list = useListState(lists.remoteSettings);
  const edited = query.data?.list.find(({ remoteId }) => remoteId === list.state.edit);
  const schema = edited?.schema ?? noSettings;
  const labels = Object.fromEntries(
    Object.entries(schema.properties).map(([name, { title }]) => [`fields.${name}`, title]),
  );
  const toText = (value: SettingsRow['values'][string] | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'remoteSettings.yes' : 'remoteSettings.no');
    return value === undefined || value === '' ? t('remoteSettings.none') : String(value);
  };
  const describe = ({ schema: { properties }, values }: SettingsRow) =>
    Object.entries(properties)
      .map(([name, { title }]) => t('remoteSettings.pair', { title, value: toText(values[name]) }))
      .join(', ');
  return (
    <EntityPage
      body={toSettingsBody(schema)}
      columns={[
        { key: 'values', header: t('remoteSettings.values'), cell: describe },
        columns.time('saved', t('remoteSettings.savedDt'), ({ savedDt }) => savedDt),
      ]}
      draft="remoteSettings"
      endpoint={adminRemoteSettings}
      fields={toFields(schema)}
      isAddable={false}
      isRemovable={({ savedDt }) => savedDt !== null}
      list={list}
      nameOf={({ remoteId }) => remoteId}
      onAdd={() => Promise.resolve()}
      onChange={({ remoteId }, body) => call(adminSaveRemoteSettings, { params: { remoteId }, body })}
      onRemove={({ remoteId }) => call(adminRemoveRemoteSettings, { params: { remoteId } })}
      onUndo={({ remoteId, values }) => call(adminSaveRemoteSettings, { params: { remoteId }, body: { ...values } })}
      query={query}
      rowKey={({ remoteId }) => remoteId}
      say={(key, values) => labels[key] ?? t(`remoteSettings.${key}`, values)}
      title={t('names.remoteSettings')}
      toInitial={({ values }) => values}
    />
  );
}
