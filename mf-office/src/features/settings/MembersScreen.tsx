import { adminMembers, memberStates, toBizNoText } from '@haesol/contracts/identity';
import { Badge } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { MemberLink } from '#ui/MemberLink';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { memberColors, toShownState } from './memberColors.ts';
import { useMemberMoves } from './useMemberMoves.ts';

/** Members: their class is confirmed or refused, accounts are locked and signed out. */
export default function MembersScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminMembers>>();
  const classes = useCodes('MBR_CLS');
  const list = useListState(lists.members);
  const call = useCall();
  return (
    <QueuePage
      assigned="members"
      columns={[
        columns.state((row) => {
          const state = toShownState(row);
          return <Badge color={memberColors[state]}>{t(`members.states.${state}`)}</Badge>;
        }),
        columns.wait(
          (row) => (toShownState(row) === 'PENDING_CLASS' ? (row.waitDt ?? row.joinedDt) : undefined),
          'MEMBER',
        ),
        {
          key: 'member',
          header: t('queue.member'),
          role: 'title',
          width: '12rem',
          cell: (row) => <TwoLines first={<MemberLink list={list.hrefOf({})} of={row} />} second={row.email} />,
        },
        {
          key: 'affiliation',
          header: t('members.affiliation'),
          cell: ({ affiliation, bizNo }) => <TwoLines first={affiliation} second={toBizNoText(bizNo ?? '')} />,
        },
        columns.assignee(({ assigneeNm }) => assigneeNm),
        { key: 'class', header: t('members.classCd'), role: 'category', width: '7rem', cell: ({ classNm }) => classNm },
        {
          key: 'joined',
          header: t('members.joined'),
          role: 'date',
          width: '8rem',
          cell: ({ joinedDt }) => <time dateTime={joinedDt}>{formatDate(joinedDt)}</time>,
        },
      ]}
      empty={{ title: t('members.empty'), text: t('members.emptyText') }}
      filters={[
        {
          key: 'classCd',
          label: t('members.classCd'),
          all: t('queue.all'),
          options: [
            ...classes.map(({ code, codeName }) => ({ value: code, label: codeName })),
            // Buyers without an account; no class of members.
            { value: 'GUEST', label: t('members.guest') },
          ],
        },
      ]}
      lead={t('members.lead')}
      list={list}
      loadPage={(page) => call(adminMembers, { query: { ...list.state, ...page } })}
      moves={useMemberMoves()}
      nameOf={({ memberNm, affiliation }) => `${memberNm} ${affiliation}`}
      onMoved={useRefresh(adminMembers)}
      presence="MEMBER"
      query={useGet(lists.members.get)}
      rowKey={({ memberUid }) => memberUid}
      searched={t('members.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: [...memberStates, 'REFUSED' as const].map((value) => ({ value, label: t(`members.states.${value}`) })),
      }}
      screen="members"
      title={t('names.members')}
    />
  );
}
