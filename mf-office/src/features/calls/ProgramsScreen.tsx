import { adminAddProgram, adminChangeProgram, adminPrograms, adminRemoveProgram } from '@haesol/contracts/learn';
import { adminRestore } from '@haesol/contracts/member';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { publicPages } from '#paths';
import { EntityPage } from '#ui/EntityPage';
import { useVersions } from '#ui/useVersions';
import { useCallParts } from './useCallParts.tsx';

/** Programmes of collaboration: written, dated, changed and taken off the site. */
export default function ProgramsScreen() {
  const t = useText();
  const call = useCall();
  const { columns, first, last, now, number, states } = useCallParts<RowOf<typeof adminPrograms>>();
  const versions = useVersions<RowOf<typeof adminPrograms>>({
    kind: 'PROGRAM',
    endpoint: adminPrograms,
    keyOf: ({ pgmUid }) => pgmUid,
    labelOf: (key) => t(`programs.fields.${key}`),
  });
  return (
    <EntityPage
      blank={{ companySharePct: 0, sort: 0, publishDt: now }}
      body={adminAddProgram.body}
      columns={[
        ...columns,
        number('limitKrw', t('programs.money'), ({ limitKrw }) =>
          limitKrw === null ? t('queue.none') : formatNumber(limitKrw),
        ),
        versions.column,
      ]}
      draft="programs"
      endpoint={adminPrograms}
      fields={[
        ...first,
        { name: 'limitKrw', kind: 'number', isOptional: true },
        { name: 'sort', kind: 'number', help: t('programs.sortHelp') },
        ...last,
      ]}
      list={useListState(lists.programs)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddProgram, { body })}
      onChange={({ pgmUid }, body) => call(adminChangeProgram, { params: { pgmUid }, body })}
      onRemove={({ pgmUid }) => call(adminRemoveProgram, { params: { pgmUid } })}
      onUndo={({ pgmUid }) => call(adminRestore, { params: { id: pgmUid }, body: { kind: 'programs' } })}
      preview={{ kind: 'PROGRAM', toPage: publicPages.PROGRAM }}
      query={useGet(lists.programs.get)}
      presence="PROGRAM"
      rowKey={({ pgmUid }) => pgmUid}
      say={(key, values) => t(`programs.${key}`, values)}
      searched={t('calls.searched')}
      states={states}
      title={t('names.programs')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
