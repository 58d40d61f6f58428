import { areaNames, levelNames, officeAreas } from '@haesol/contracts/common';
import { adminRights, adminSaveRights, type MemberRights } from '@haesol/contracts/release';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, rights } from '#lists';
import { EntityPage } from '#ui/EntityPage';

/** Takes all areas of staff. */
const noAreas = Object.fromEntries(officeAreas.map((area) => [area, 'NONE']));

/** Staff with their areas, and members with rights besides their role; saving replaces all rights of a member. */
export default function RolesScreen() {
  const t = useText();
  const call = useCall();
  return (
    <EntityPage
      say={(key, values) => t(`roles.${key}`, values)}
      draft="roles"
      blank={noAreas}
      body={adminSaveRights.body}
      columns={[
        { key: 'name', header: t('queue.member'), width: '10rem', cell: ({ name }) => name },
        {
          key: 'areas',
          header: t('roles.fields.areas'),
          cell: (row) => (row.role === 'ADMIN' ? t('roles.allAreas') : toAreasText(row)),
        },
        { key: 'rights', header: t('roles.fields.rights'), width: '12rem', cell: (row) => row.rights.join(', ') },
      ]}
      endpoint={adminRights}
      fields={[
        { name: 'userId', kind: 'line' },
        ...officeAreas.map((area) => ({
          name: area,
          kind: 'select' as const,
          options: (['NONE', 'READ', 'MOVE'] as const).map((value) => ({ value, label: t(`roles.levels.${value}`) })),
        })),
        { name: 'rights', kind: 'lines', isEmptyAllowed: true, help: t('roles.rightsHelp') },
      ]}
      list={useListState(lists.roles)}
      nameOf={({ userId }) => userId}
      onAdd={(body) => call(adminSaveRights, { body })}
      onChange={(_row, body) => call(adminSaveRights, { body })}
      onRemove={({ userId, role }) =>
        call(adminSaveRights, { body: { userId, rights: [], ...(role === 'STAFF' && noAreas) } })
      }
      onUndo={({ name: _name, role: _role, ...kept }) => call(adminSaveRights, { body: kept })}
      query={useGet(rights)}
      rowKey={({ userId }) => userId}
      title={t('names.roles')}
    />
  );
}

/** Names the areas of a member of staff: `문의 처리, 장비 보기`. */
function toAreasText(row: MemberRights): string {
  return officeAreas
    .flatMap((area) => {
      const { [area]: level } = row;
      return level === 'NONE' ? [] : [`${areaNames[area]} ${levelNames[level]}`];
    })
    .join(', ');
}
