import { adminFlags, adminRemoveFlag, adminSaveFlag, flagRoles } from '@haesol/contracts/release';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { flags, lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

type FlagRow = RowOf<typeof adminFlags>;

const toRule = ({ onYn, share, roles, deployments }: FlagRow) => ({
  onYn,
  share,
  roles: [...roles],
  deployments: [...deployments],
});

/** Flags of the remotes: who has them. */
export default function FlagsScreen() {
  const t = useText();
  const call = useCall();
  const columns = useColumns<FlagRow>();
  const query = useGet(flags);
  const yesNo = (['Y', 'N'] as const).map((value) => ({ value, label: t(`flags.on.${value}`) }));
  const listRoles = ({ roles }: FlagRow) =>
    roles.length === 0 ? t('flags.everybody') : roles.map((role) => t(`roleNames.${role}`)).join(', ');
  return (
    <EntityPage
      body={adminSaveFlag.body}
      columns={[
        columns.state(({ onYn }) => <Badge color={onYn === 'Y' ? 'blue' : 'gray'}>{t(`flags.on.${onYn}`)}</Badge>),
        { key: 'does', header: t('flags.does'), cell: ({ title }) => title },
        columns.number('share', t('flags.fields.share'), ({ share }) =>
          t('flags.percent', { share: formatNumber(share) }),
        ),
        { key: 'roles', header: t('flags.fields.roles'), cell: listRoles },
        columns.time('saved', t('flags.savedDt'), ({ savedDt }) => savedDt),
      ]}
      draft="flags"
      endpoint={adminFlags}
      fields={[
        { name: 'onYn', kind: 'select', options: yesNo },
        { name: 'share', kind: 'number', help: t('flags.shareHelp') },
        {
          name: 'roles',
          kind: 'choices',
          isEmptyAllowed: true,
          help: t('flags.rolesHelp'),
          options: flagRoles.map((value) => ({ value, label: t(`roleNames.${value}`) })),
        },
        {
          name: 'deployments',
          kind: 'lines',
          isEmptyAllowed: true,
          help: t('flags.deploymentsHelp', { deployment: query.data?.deployment ?? '' }),
        },
      ]}
      isAddable={false}
      isRemovable={({ savedDt }) => savedDt !== null}
      list={useListState(lists.flags)}
      nameOf={({ flagNm }) => flagNm}
      onAdd={() => Promise.resolve()}
      onChange={({ flagNm }, body) => call(adminSaveFlag, { params: { flagNm }, body })}
      onRemove={({ flagNm }) => call(adminRemoveFlag, { params: { flagNm } })}
      onUndo={(row) => call(adminSaveFlag, { params: { flagNm: row.flagNm }, body: toRule(row) })}
      query={query}
      rowKey={({ flagNm }) => flagNm}
      say={(key, values) => t(`flags.${key}`, values)}
      title={t('names.flags')}
    />
  );
}
