import {
  adminAddNotice,
  adminChangeNotice,
  adminNotices,
  adminRemoveNotice,
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
import { callFields, scheduleLines } from './callFields.ts';

/** Notices of joint projects: written, dated, changed and taken off the site. */
export default function NoticesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminNotices>>();
  const call = useCall();
  const { first, last } = callFields({ applyFrom: t('calls.applyHelp'), checklist: t('calls.checklistHelp') });
  return (
    <EntityPage
      blank={{ companySharePct: 0, cashSharePct: 0 }}
      body={adminAddNotice.body}
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
        columns.number('supportMax', t('calls.money'), ({ supportMax }) => formatNumber(supportMax)),
      ]}
      draft="calls"
      endpoint={adminNotices}
      fields={[
        ...first,
        { name: 'supportMax', kind: 'number' },
        { name: 'cashSharePct', kind: 'number' },
        { name: 'performFrom', kind: 'date' },
        { name: 'performTo', kind: 'date' },
        { name: 'eligibility', kind: 'lines', isEmptyAllowed: true, help: t('calls.eligibilityHelp') },
        {
          name: 'schedule',
          kind: 'lines',
          convert: scheduleLines,
          isEmptyAllowed: true,
          help: t('calls.scheduleHelp'),
        },
        ...last,
      ]}
      files={{ refType: 'APPLY_NOTICE', of: ({ files }) => files }}
      list={useListState(lists.calls)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddNotice, { body })}
      onChange={({ noticeUid }, body) => call(adminChangeNotice, { params: { noticeUid }, body })}
      onRemove={({ noticeUid }) => call(adminRemoveNotice, { params: { noticeUid } })}
      onUndo={({ noticeUid }) => call(adminRestore, { params: { id: noticeUid }, body: { kind: 'notices' } })}
      query={useGet(lists.calls.get)}
      rowKey={({ noticeUid }) => noticeUid}
      say={(key, values) => t(`calls.${key}`, values)}
      searched={t('calls.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: receptionStates.map((value) => ({ value, label: t(`calls.states.${value}`) })),
      }}
      title={t('names.calls')}
    />
  );
}
