import type { EndpointData } from '@haesol/contracts/common';
import {
  adminMember,
  adminMembers,
  adminRevealMember,
  type RevealItem,
  revealItems,
  revealLimits,
  revealPurposes,
} from '@haesol/contracts/identity';
import { Badge, Button, DataTable, DefinitionTable, MessageBar } from '@haesol/kit';
import { formatDate, formatDateTime } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { useRefresh } from '#moves/useRefresh';
import { paths } from '#paths';
import { EntityDialog } from '#ui/EntityDialog';
import { ItemMoves } from '#ui/ItemMoves';
import { OfficePage } from '#ui/OfficePage';
import { TwoLines } from '#ui/TwoLines';
import styles from './MemberScreen.module.css';
import { memberColors } from './memberColors.ts';
import { useMemberMoves } from './useMemberMoves.ts';

type Member = EndpointData<typeof adminMember>;
type Revealed = EndpointData<typeof adminRevealMember>['values'];

/** One member with masked personal data, and who has looked at it. */
export default function MemberScreen({ memberUid }: { readonly memberUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(adminMember, memberUid === undefined ? undefined : { params: { memberUid } });
  return (
    <OfficePage title={t('names.members')}>
      <DetailView
        choose={{ title: t('members.choose'), text: t('members.chooseText') }}
        missing={{ title: t('members.missing'), text: t('members.chooseText') }}
        query={query}
        titleOf={({ memberNm }) => memberNm}
        toList={{ href: paths.members, label: t('queue.toList') }}
        uid={memberUid}
      >
        {(member) => <MemberView key={member.memberUid} member={member} />}
      </DetailView>
    </OfficePage>
  );
}

function MemberView({ member }: { readonly member: Member }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { values, show, hide } = useRevealed();
  const masked: Readonly<Record<RevealItem, string>> = { NAME: member.memberNm, TEL: member.tel, EMAIL: member.email };
  const readValue = (item: RevealItem) => values.find((one) => one.item === item)?.value ?? masked[item];
  return (
    <article className={styles.member}>
      <header className={styles.head}>
        <Badge color={memberColors[member.state]}>{t(`members.states.${member.state}`)}</Badge>
        <h2 className={styles.title}>{readValue('NAME')}</h2>
        <span>{[member.classNm, member.affiliation].filter((part) => part !== '').join(' · ')}</span>
        <ItemMoves
          moves={useMemberMoves()}
          nameOf={({ memberNm }) => memberNm}
          onMoved={useRefresh(adminMember, adminMembers)}
          row={member}
          rowKey={({ memberUid }) => memberUid}
        />
      </header>
      {values.length === 0 ? (
        <MessageBar action={<Button onClick={() => setAsking(true)}>{t('members.reveal')}</Button>} kind="info">
          {t('members.masked')}
        </MessageBar>
      ) : (
        <MessageBar action={<Button onClick={hide}>{t('members.hide')}</Button>} kind="warning" live="polite">
          {t('members.shown', { minutes: revealLimits.minutes })}
        </MessageBar>
      )}
      <DefinitionTable
        caption={t('members.facts')}
        items={[
          ...revealItems.map((item) => ({
            term: t(`members.items.${item}`),
            value: readValue(item) === '' ? t('queue.none') : readValue(item),
          })),
          { term: t('members.bizNo'), value: member.bizNo ?? t('queue.none') },
          { term: t('members.joined'), value: formatDate(member.joinedDt) },
          {
            term: t('members.lastLogin'),
            value: member.lastLoginDt === null ? t('queue.none') : formatDateTime(member.lastLoginDt),
          },
        ]}
      />
      <Looks looks={member.looks} />
      {isAsking && <RevealDialog memberUid={member.memberUid} onClose={() => setAsking(false)} onRevealed={show} />}
    </article>
  );
}

/** Holds revealed values on this page only, until they are hidden or their time ends. */
function useRevealed() {
  const [values, setValues] = useState<Revealed>([]);
  useEffect(() => {
    if (values.length === 0) return undefined;
    const timer = setTimeout(() => setValues([]), revealLimits.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [values]);
  return { values, show: setValues, hide: () => setValues([]) };
}

interface RevealDialogProps {
  readonly memberUid: string;
  onRevealed(values: Revealed): void;
  onClose(): void;
}

function RevealDialog({ memberUid, onRevealed, onClose }: RevealDialogProps) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminMember);
  return (
    <EntityDialog
      body={adminRevealMember.body}
      draft={`reveal.${memberUid}`}
      fields={[
        {
          name: 'purposeCd',
          kind: 'select',
          label: t('members.purpose'),
          options: revealPurposes.map((value) => ({ value, label: t(`members.purposes.${value}`) })),
        },
        {
          name: 'memo',
          kind: 'line',
          label: t('members.purposeText'),
          isEmptyAllowed: true,
          help: t('members.purposeHelp'),
        },
        {
          name: 'items',
          kind: 'choices',
          label: t('members.revealItems'),
          options: revealItems.map((value) => ({ value, label: t(`members.items.${value}`) })),
        },
      ]}
      initial={{}}
      onClose={onClose}
      save={t('members.revealSave', { minutes: revealLimits.minutes })}
      saved={undefined}
      send={async (body) => {
        onRevealed((await call(adminRevealMember, { params: { memberUid }, body })).values);
        void refresh();
      }}
      title={t('members.revealTitle')}
    >
      <p className={styles.note}>{t('members.revealNote')}</p>
    </EntityDialog>
  );
}

function Looks({ looks }: Pick<Member, 'looks'>) {
  const t = useText();
  if (looks.length === 0) return <p>{t('members.noLooks')}</p>;
  return (
    <section className={styles.looks}>
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
