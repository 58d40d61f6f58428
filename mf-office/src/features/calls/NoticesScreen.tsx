import { adminAddNotice, adminChangeNotice, adminNotices, adminRemoveNotice } from '@haesol/contracts/learn';
import { adminRestore } from '@haesol/contracts/member';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { publicPages } from '#paths';
import { EntityPage } from '#ui/EntityPage';
import { useVersions } from '#ui/useVersions';
import { scheduleLines } from './callFields.ts';
import { useCallParts } from './useCallParts.tsx';

/** Notices of joint projects: written, dated, changed and taken off the site. */
export default function NoticesScreen() {
  const t = useText();
  const call = useCall();
  const { columns, first, last, now, number, states } = useCallParts<RowOf<typeof adminNotices>>();
  const versions = useVersions<RowOf<typeof adminNotices>>({
    kind: 'NOTICE',
    endpoint: adminNotices,
    keyOf: ({ noticeUid }) => noticeUid,
    labelOf: (key) => t(`calls.fields.${key}`),
  });
  return (
    <EntityPage
      blank={{ companySharePct: 0, cashSharePct: 0, publishDt: now }}
      body={adminAddNotice.body}
      columns={[
        ...columns,
        number('supportMax', t('calls.money'), ({ supportMax }) => formatNumber(supportMax)),
        versions.column,
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
      preview={{ kind: 'NOTICE', toPage: publicPages.NOTICE }}
      query={useGet(lists.calls.get)}
      presence="NOTICE"
      rowKey={({ noticeUid }) => noticeUid}
      say={(key, values) => t(`calls.${key}`, values)}
      searched={t('calls.searched')}
      states={states}
      title={t('names.calls')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
