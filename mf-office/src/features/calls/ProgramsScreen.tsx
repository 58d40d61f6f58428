import {
  adminAddProgram,
  adminChangeProgram,
  adminPrograms,
  adminRemoveProgram,
  receptionStates,
} from '@haesol/contracts/learn';
import { adminRestore } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { TwoLines } from '#ui/TwoLines';
import { callFields } from './callFields.ts';

/** Programmes of collaboration: written, dated, changed and taken off the site. */
export default function ProgramsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPrograms>>();
  const call = useCall();
  const { first, last } = callFields({ applyFrom: t('calls.applyHelp'), checklist: t('calls.checklistHelp') });
  return (
    <EntityPage
      blank={{ companySharePct: 0, sort: 0 }}
      body={adminAddProgram.body}
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'OPEN' ? 'blue' : state === 'SCHEDULED' ? 'sky' : 'gray'}>
            {t(`calls.states.${state}`)}
          </Badge>
        )),
        columns.category(({ kindNm }) => kindNm),
        {
          key: 'apply',
          header: t('calls.apply'),
          role: 'date',
          width: '13rem',
          cell: ({ applyFrom, applyTo }) => (
            <TwoLines first={formatDateTime(applyFrom)} second={`– ${formatDateTime(applyTo)}`} />
          ),
        },
        columns.number('limitKrw', t('programs.money'), ({ limitKrw }) =>
          limitKrw === null ? t('queue.none') : formatNumber(limitKrw),
        ),
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
      query={useGet(lists.programs.get)}
      rowKey={({ pgmUid }) => pgmUid}
      say={(key, values) => t(`programs.${key}`, values)}
      searched={t('calls.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: receptionStates.map((value) => ({ value, label: t(`calls.states.${value}`) })),
      }}
      title={t('names.programs')}
    />
  );
}
