import type { EndpointData } from '@haesol/contracts/common';
import {
  adminMember,
  adminMembers,
  adminRevealMember,
  type RevealItem,
  revealItems,
  toBizNoText,
} from '@haesol/contracts/identity';
import { adminMemberItems, adminMemberSessions } from '@haesol/contracts/member';
import { Badge, DataTable, DefinitionTable } from '@haesol/kit';
import { formatDate, formatDateTime } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { useOpenNext } from '#moves/useOpenNext';
import { useRefresh } from '#moves/useRefresh';
import { stepPage, useStepKeys } from '#moves/useStepKeys';
import { toMemberHref } from '#paths';
import { Assignee } from '#ui/Assignee';
import { ItemMoves } from '#ui/ItemMoves';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OfficePage } from '#ui/OfficePage';
import { Person } from '#ui/Person';
import { Presence } from '#ui/Presence';
import { RevealBar } from '#ui/RevealBar';
import { TwoLines } from '#ui/TwoLines';
import { useRevealed } from '#ui/useRevealed';
import { MemberItems } from './MemberItems.tsx';
import styles from './MemberScreen.module.css';
import { MemberSessions } from './MemberSessions.tsx';
import { memberColors, toShownState } from './memberColors.ts';
import { useMemberMoves } from './useMemberMoves.ts';

type Member = EndpointData<typeof adminMember>;
/** Returns true for a member whose class the office has to confirm. */
const isWaiting = (member: Parameters<typeof toShownState>[0]) => toShownState(member) === 'PENDING_CLASS';

type Revealed = EndpointData<typeof adminRevealMember>;

/** One member with masked personal data, and who has looked at it. */
export default function MemberScreen({ memberUid }: { readonly memberUid: string | undefined }) {
  const t = useText();
  const { hrefOf } = useListState(lists.members);
  const query = useEndpoint(adminMember, memberUid === undefined ? undefined : { params: { memberUid } });
  return (
    <OfficePage title={t('names.members')}>
      <DetailView
        choose={{ title: t('members.choose'), text: t('members.chooseText') }}
        missing={{ title: t('members.missing'), text: t('members.chooseText') }}
        query={query}
        titleOf={({ memberNm }) => memberNm}
        toList={{ href: hrefOf({}), label: t('queue.toList') }}
        uid={memberUid}
      >
        {(member) => <MemberView key={member.memberUid} member={member} />}
      </DetailView>
    </OfficePage>
  );
}

function MemberView({ member }: { readonly member: Member }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminMember);
  const { state, hrefOf } = useListState(lists.members);
  const openNext = useOpenNext({
    listHref: hrefOf({}),
    list: () => call(adminMembers, { query: { ...state, state: 'PENDING_CLASS', pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.memberUid,
    isWaiting,
    hrefOf: toMemberHref,
  });
  useStepKeys({
    uid: member.memberUid,
    listHref: hrefOf({}),
    list: () => call(adminMembers, { query: { ...state, ...stepPage } }),
    uidOf: (row) => row.memberUid,
    hrefOf: toMemberHref,
  });
  const { values: revealed, show, hide } = useRevealed<Revealed>();
  const masked: Readonly<Record<RevealItem, string>> = { NAME: member.memberNm, TEL: member.tel, EMAIL: member.email };
  const readValue = (item: RevealItem) => revealed?.values.find((one) => one.item === item)?.value ?? masked[item];
  return (
    <article className={styles.member}>
      <header className={styles.head}>
        <Badge color={memberColors[toShownState(member)]}>{t(`members.states.${toShownState(member)}`)}</Badge>
        <h2 className={styles.title}>
          <Person name={readValue('NAME')} profileUrl={revealed?.profileUrl} />
        </h2>
        <span>{[member.classNm, member.affiliation].filter((part) => part !== '').join(' · ')}</span>
        <ItemMoves
          moves={useMemberMoves()}
          nameOf={({ memberNm }) => memberNm}
          onMoved={useRefresh(adminMember, adminMembers, adminMemberItems, adminMemberSessions)}
          openNext={isWaiting(member) ? openNext : undefined}
          row={member}
          rowKey={({ memberUid }) => memberUid}
        />
      </header>
      <Presence of="MEMBER" uid={member.memberUid} />
      <Assignee
        item={member}
        onAssigned={useRefresh(adminMember, adminMembers)}
        queue="members"
        uid={member.memberUid}
      />
      <RevealBar
        body={adminRevealMember.body}
        draft={member.memberUid}
        fields={[
          {
            name: 'items',
            kind: 'choices',
            label: t('members.revealItems'),
            options: revealItems.map((value) => ({ value, label: t(`members.items.${value}`) })),
          },
        ]}
        isShown={revealed !== undefined}
        onHide={hide}
        send={async (body) => {
          show(await call(adminRevealMember, { params: { memberUid: member.memberUid }, body }));
          void refresh();
        }}
      />
      <DefinitionTable
        caption={t('members.facts')}
        items={[
          ...revealItems.map((item) => ({
            term: t(`members.items.${item}`),
            value: readValue(item) === '' ? t('queue.none') : readValue(item),
          })),
          { term: t('members.bizNo'), value: member.bizNo === null ? t('queue.none') : toBizNoText(member.bizNo) },
          { term: t('members.joined'), value: formatDate(member.joinedDt) },
          {
            term: t('members.lastLogin'),
            value: member.lastLoginDt === null ? t('queue.none') : formatDateTime(member.lastLoginDt),
          },
        ]}
      />
      <MemberItems memberUid={member.memberUid} />
      <MemberSessions memberUid={member.memberUid} />
      <Looks looks={member.looks} />
      <OfficeNotes of="MEMBER" uid={member.memberUid} />
    </article>
  );
}

function Looks({ looks }: Pick<Member, 'looks'>) {
  const t = useText();
  if (looks.length === 0) return <p>{t('members.noLooks')}</p>;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('members.looks')}</h3>
      <DataTable
        caption={t('members.looks')}
        columns={[
          {
            key: 'dt',
            header: t('members.lookDt'),
            role: 'date',
            width: '12rem',
            cell: ({ dt }) => <time dateTime={dt}>{formatDateTime(dt)}</time>,
          },
          { key: 'staff', header: t('members.lookStaff'), role: 'title', cell: ({ staffNm }) => staffNm },
          {
            key: 'purpose',
            header: t('members.purpose'),
            cell: ({ purposeCd, memo }) => <TwoLines first={t(`members.purposes.${purposeCd}`)} second={memo} />,
          },
          {
            key: 'items',
            header: t('members.lookItems'),
            cell: ({ items }) => items.map((item) => t(`members.items.${item}`)).join(', '),
          },
          { key: 'ip', header: t('audit.ip'), width: '9rem', cell: ({ ip }) => ip ?? t('queue.none') },
        ]}
        rowKey={({ lookUid }) => lookUid}
        rows={looks}
      />
    </section>
  );
}
