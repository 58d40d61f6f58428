import type { adminAccessLog } from '@haesol/contracts/member';
import { Badge, TextLink } from '@haesol/kit';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toMemberHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Looks of staff at personal data: who saw whose, when, why and from which address. */
export default function AccessLogScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminAccessLog>>();
  const list = useListState(lists.access);
  return (
    <QueuePage
      columns={[
        columns.time('at', t('audit.at'), ({ at }) => at),
        { key: 'actor', header: t('access.actor'), width: '8rem', cell: ({ actorNm }) => actorNm ?? t('audit.system') },
        {
          key: 'whose',
          header: t('access.whose'),
          role: 'title',
          cell: ({ action, memberUid, memberNm, target, rowCnt }) => (
            <TwoLines
              first={
                memberUid === null ? (
                  [target, rowCnt !== null && t('access.rows', { count: rowCnt })].filter(Boolean).join(' · ')
                ) : (
                  <TextLink href={toMemberHref(memberUid)}>{memberNm ?? t('queue.none')}</TextLink>
                )
              }
              second={t(`access.actions.${action}`)}
            />
          ),
        },
        {
          key: 'purpose',
          header: t('members.purpose'),
          cell: ({ purposeCd, memo, action, items }) => (
            <TwoLines
              first={[toPurpose(t, action, purposeCd), memo].filter((part) => part !== '').join(' · ')}
              second={items.map((item) => t(`members.items.${item}`)).join(', ')}
            />
          ),
        },
        {
          key: 'marks',
          header: t('access.marks'),
          width: '8rem',
          onPhone: 'labelled',
          cell: ({ marks }) =>
            marks.length === 0 ? (
              t('queue.none')
            ) : (
              <Badge color="red">{marks.map((mark) => t(`access.marked.${mark}`)).join(', ')}</Badge>
            ),
        },
        {
          key: 'ip',
          header: t('audit.ip'),
          width: '10rem',
          onPhone: 'labelled',
          cell: ({ ip, requestId }) => <TwoLines first={ip ?? t('queue.none')} second={requestId ?? ''} />,
        },
      ]}
      empty={{ title: t('access.empty'), text: t('access.emptyText') }}
      lead={t('access.lead')}
      list={list}
      moves={[]}
      nameOf={({ actorNm }) => actorNm ?? ''}
      query={useGet(lists.access.get)}
      rowKey={({ lookUid }) => lookUid}
      searched={t('access.searched')}
      screen="access"
      states={{
        key: 'marked',
        label: t('access.marks'),
        all: t('queue.all'),
        options: [{ value: 'Y', label: t('access.onlyMarked') }],
      }}
      title={t('names.access')}
      hasPeriod
    />
  );
}

function toPurpose(t: ReturnType<typeof useText>, action: string, purposeCd: string): string {
  if (action === 'edu.attendance') return t('enrolments.attendance');
  if (purposeCd === '') return '';
  return t(action === 'member.reveal' ? `members.purposes.${purposeCd}` : `exports.purposes.${purposeCd}`);
}
