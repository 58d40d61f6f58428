import { adminMembers, adminResetFactors, memberStates, type StaffMemberMove } from '@haesol/contracts/identity';
import { Badge } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { useCall, useCodes, useGet, useListState, useSession, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach, useBulk } from '#moves/sendRows';
import { toMoves, toNameOrCount } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { MemberLink } from '#ui/MemberLink';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { Wait } from '#ui/Wait';
import { memberColors } from './memberColors.ts';

type Member = RowOf<typeof adminMembers>;

const uidOf = ({ memberUid }: Member) => memberUid;

/** Members: their class is confirmed or refused, accounts are locked and signed out. */
export default function MembersScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminMembers>>();
  const bulk = useBulk();
  const call = useCall();
  const classes = useCodes('MBR_CLS');
  const isAdmin = useSession().userInfo?.roles.includes('ADMIN') === true;
  const isOpenTo = (to: StaffMemberMove) => (member: Member) => member.targets.includes(to);
  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => <Badge color={memberColors[state]}>{t(`members.states.${state}`)}</Badge>),
        {
          key: 'wait',
          header: t('queue.wait'),
          width: '7rem',
          cell: ({ state, joinedDt }) => (state === 'PENDING_CLASS' ? <Wait since={joinedDt} /> : t('queue.none')),
        },
        {
          key: 'member',
          header: t('queue.member'),
          role: 'title',
          width: '12rem',
          cell: (row) => <TwoLines first={<MemberLink of={row} />} second={row.email} />,
        },
        {
          key: 'affiliation',
          header: t('members.affiliation'),
          cell: ({ affiliation, bizNo }) => <TwoLines first={affiliation} second={bizNo ?? ''} />,
        },
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
          options: classes.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
      ]}
      lead={t('members.lead')}
      list={useListState(lists.members)}
      moves={toMoves<Member, StaffMemberMove | 'SESSIONS' | 'FACTORS'>(
        (key, values) => t(`members.${key}`, values),
        [
          { to: 'ACTIVE', look: 'primary', shortcut: 'a', isOpen: isOpenTo('ACTIVE') },
          { to: 'REFUSED', look: 'danger', shortcut: 'r', asks: 'required', isOpen: isOpenTo('REFUSED') },
          { to: 'LOCKED', look: 'danger', asks: 'required', isOpen: isOpenTo('LOCKED') },
          { to: 'SESSIONS', asks: 'none', isOpen: isOpenTo('LOCKED') },
          {
            to: 'FACTORS',
            look: 'danger',
            asks: 'none',
            confirm: (rows) => toNameOrCount(rows, ({ memberNm }) => memberNm),
            isOpen: () => isAdmin,
          },
        ],
        (rows, to, memo) =>
          to === 'FACTORS'
            ? sendEach(rows, uidOf, ({ memberUid }) => call(adminResetFactors, { params: { memberUid } }))
            : bulk('members', rows, { to, memo, uidOf }),
      )}
      nameOf={({ memberNm, affiliation }) => `${memberNm} ${affiliation}`}
      onMoved={useRefresh(adminMembers)}
      query={useGet(lists.members.get)}
      rowKey={({ memberUid }) => memberUid}
      searched={t('members.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: memberStates.map((value) => ({ value, label: t(`members.states.${value}`) })),
      }}
      screen="members"
      title={t('names.members')}
    />
  );
}
