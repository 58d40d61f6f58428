import { areaNames, levelNames, officeAreas } from '@haesol/contracts/common';
import {
  adminDecideRights,
  adminRights,
  adminSaveRights,
  type MemberRights,
  memberRoles,
  type RightsOfMember,
} from '@haesol/contracts/release';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, rights } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { EntityPage } from '#ui/EntityPage';
import { TwoLines } from '#ui/TwoLines';

/** Takes all areas of staff. */
const noAreas = Object.fromEntries(officeAreas.map((area) => [area, 'NONE']));

const keyOf = ({ userId }: MemberRights) => userId;

/**
 * Administrators, staff with their areas, and members with rights besides their role; saving replaces all rights of a member. A
 * second administrator approves what gives a right.
 */
export default function RolesScreen() {
  const t = useText();
  const call = useCall();
  const say = (key: string, values: { readonly count?: number }) => t(`roles.${key}`, values);
  const toRole = ({ role }: RightsOfMember) => t(`roleNames.${role}`);
  const toWanted = (wanted: RightsOfMember) =>
    [toRole(wanted), toAreasText(wanted), ...wanted.rights].filter((part) => part !== '').join(' · ');
  return (
    <EntityPage
      say={say}
      draft="roles"
      blank={noAreas}
      body={adminSaveRights.body}
      columns={[
        { key: 'name', header: t('queue.member'), width: '6rem', cell: ({ name }) => name },
        { key: 'role', header: t('roles.fields.role'), width: '5rem', cell: toRole },
        {
          key: 'areas',
          header: t('roles.fields.areas'),
          cell: (row) => (row.role === 'ADMIN' ? t('roles.allAreas') : toAreasText(row)),
        },
        { key: 'rights', header: t('roles.fields.rights'), width: '8rem', cell: (row) => row.rights.join(', ') },
        {
          key: 'proposal',
          header: t('roles.proposal'),
          width: '12rem',
          cell: ({ proposal }) =>
            proposal !== null && (
              <TwoLines
                first={<Badge color="red">{t('roles.waits', { until: formatDateTime(proposal.untilDt) })}</Badge>}
                second={t('roles.proposed', { name: proposal.byNm, rights: toWanted(proposal) })}
              />
            ),
        },
      ]}
      endpoint={adminRights}
      fields={[
        { name: 'userId', kind: 'line' },
        {
          name: 'role',
          kind: 'select',
          options: memberRoles.map((value) => ({ value, label: t(`roleNames.${value}`) })),
        },
        ...officeAreas.map((area) => ({
          name: area,
          kind: 'select' as const,
          options: (['NONE', 'READ', 'MOVE'] as const).map((value) => ({ value, label: t(`roles.levels.${value}`) })),
        })),
        { name: 'rights', kind: 'lines', isEmptyAllowed: true, help: t('roles.rightsHelp') },
      ]}
      list={useListState(lists.roles)}
      moves={toMoves<MemberRights, 'APPROVED' | 'RETURNED' | 'WITHDRAWN'>(
        say,
        [
          { to: 'APPROVED', look: 'primary', asks: 'none', isOpen: ({ proposal }) => proposal?.mineYn === 'N' },
          {
            to: 'RETURNED',
            asks: 'optional',
            isForStaff: true,
            isOpen: ({ proposal }) => proposal?.mineYn === 'N',
          },
          { to: 'WITHDRAWN', asks: 'none', isOpen: ({ proposal }) => proposal?.mineYn === 'Y' },
        ],
        (rows, to, memo) =>
          sendEach(rows, keyOf, ({ userId }) =>
            call(adminDecideRights, { body: { userId, to: to === 'WITHDRAWN' ? 'RETURNED' : to, memo } }),
          ),
      )}
      nameOf={keyOf}
      isRemovable={({ role, rights: own }) => role !== 'ADMIN' && (role === 'STAFF' || own.length > 0)}
      onAdd={(body) => call(adminSaveRights, { body })}
      onChange={(_row, body) => call(adminSaveRights, { body })}
      onRemove={({ userId, rev }) => call(adminSaveRights, { body: { userId, role: 'MEMBER', rights: [], rev } })}
      query={useGet(rights)}
      rowKey={keyOf}
      title={t('names.roles')}
    />
  );
}

/** Names the areas of a member of staff: `문의 처리, 장비 보기`. */
function toAreasText(row: RightsOfMember): string {
  return officeAreas
    .flatMap((area) => {
      const { [area]: level } = row;
      return level === 'NONE' ? [] : [`${areaNames[area]} ${levelNames[level]}`];
    })
    .join(', ');
}
