import { adminRights, adminSaveRights } from '@haesol/contracts/release';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, rights } from '#lists';
import { EntityPage } from '#ui/EntityPage';

/** Members with rights besides their role; saving replaces all rights of a member. */
export default function RolesScreen() {
  const t = useText();
  const call = useCall();
  return (
    <EntityPage
      say={(key, values) => t(`roles.${key}`, values)}
      draft="roles"
      body={adminSaveRights.body}
      columns={[
        { key: 'name', header: t('queue.member'), width: '10rem', cell: ({ name }) => name },
        { key: 'rights', header: t('roles.fields.rights'), cell: (row) => row.rights.join(', ') },
      ]}
      endpoint={adminRights}
      fields={[
        { name: 'userId', kind: 'line' },
        { name: 'rights', kind: 'lines', help: t('roles.rightsHelp') },
      ]}
      list={useListState(lists.roles)}
      nameOf={({ userId }) => userId}
      onAdd={(body) => call(adminSaveRights, { body })}
      onChange={(_row, body) => call(adminSaveRights, { body })}
      onRemove={({ userId }) => call(adminSaveRights, { body: { userId, rights: [] } })}
      onUndo={({ userId, rights: kept }) => call(adminSaveRights, { body: { userId, rights: [...kept] } })}
      query={useGet(rights)}
      rowKey={({ userId }) => userId}
      title={t('names.roles')}
    />
  );
}
