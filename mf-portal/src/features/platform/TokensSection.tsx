import { type TeamToken, tokenEnd, tokenList } from '@haesol/contracts/release';
import { Badge, Button, type DataColumn, DataTable, Skeleton } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import styles from './PlatformScreen.module.css';
import { SecretDialog } from './SecretDialog.tsx';
import { Section } from './Section.tsx';
import { TokenDialog } from './TokenDialog.tsx';

/**
 * Tokens of the remotes that this person may release: given with an end, shown once, ended at once.
 * @param acts remotes that this person may change; `*` for all
 */
export function TokensSection({ acts }: { readonly acts: readonly string[] }) {
  const t = useText();
  const query = useEndpoint(tokenList, {});
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [done, setDone] = useState('');
  const end = useEnd(setDone);
  return (
    <Section
      action={<Button onClick={() => setOpen(true)}>{t('platform.tokens.give')}</Button>}
      title={t('platform.tokens.title')}
    >
      <p role="status">{done}</p>
      <FailureMessage failure={end.error} />
      <QueryView
        empty={<p>{t('platform.tokens.empty')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton rows={2} />}
      >
        {({ list }) => (
          <DataTable
            caption={t('platform.tokens.title')}
            columns={end.columns}
            density="roomy"
            rowKey={({ tokenUid }) => tokenUid}
            rowLook={(token) => ({ tone: toState(token) === 'live' ? undefined : 'gray' })}
            rows={list}
          />
        )}
      </QueryView>
      {isOpen && query.data !== undefined && (
        <TokenDialog
          acts={acts}
          audience={query.data.audience}
          issuers={query.data.issuers}
          onClose={() => setOpen(false)}
          onGiven={(token, name) => {
            setDone(t('platform.tokens.given', { name }));
            setSecret(token ?? undefined);
          }}
        />
      )}
      <SecretDialog onClose={() => setSecret(undefined)} secret={secret} title={t('platform.tokens.secret')} />
    </Section>
  );
}

const toState = ({ endedDt }: TeamToken) => (endedDt === null ? 'live' : 'ended');

/** Ends a token after a question; columns of the table with its button. */
function useEnd(onEnded: (text: string) => void) {
  const t = useText();
  const shell = useShell();
  const { mutate, error, isPending } = useEndpointMutation(tokenEnd, { invalidates: [tokenList] });
  const askEnd = async ({ remoteId, tokenUid, name }: TeamToken) => {
    const question = {
      title: t('platform.tokens.endTitle', { name }),
      text: t('platform.tokens.endText', { id: remoteId }),
      yes: t('platform.tokens.end'),
      no: t('platform.acts.cancel'),
      danger: true,
    };
    if (!(await shell.confirm(question))) return;
    mutate({ params: { remoteId, tokenUid } }, { onSuccess: () => onEnded(t('platform.tokens.ended', { name })) });
  };
  const time = (instant: string | null) =>
    instant === null ? t('platform.none') : <time dateTime={instant}>{formatDateTime(instant)}</time>;
  const columns: readonly DataColumn<TeamToken>[] = [
    {
      key: 'state',
      header: t('platform.canary.state'),
      role: 'status',
      width: '7rem',
      cell: (token) => (
        <Badge color={toState(token) === 'live' ? 'blue' : 'gray'}>
          {t(`platform.tokens.states.${toState(token)}`)}
        </Badge>
      ),
    },
    {
      key: 'name',
      header: t('platform.tokens.name'),
      role: 'title',
      cell: ({ name, remoteId, readYn }) => (
        <>
          {name} <span>{t('platform.tokens.of', { id: remoteId })}</span>
          {readYn === 'Y' && ` ${t('platform.tokens.reads')}`}
        </>
      ),
    },
    {
      key: 'kind',
      header: t('platform.tokens.kind'),
      align: 'start',
      cell: ({ kind, issuer, subject }) =>
        kind === 'TOKEN' ? (
          t('platform.tokens.kinds.TOKEN')
        ) : (
          <ul className={styles.list}>
            <li>
              <code className={styles.code}>{issuer}</code>
            </li>
            <li>
              <code className={styles.code}>{subject}</code>
            </li>
          </ul>
        ),
    },
    {
      key: 'given',
      header: t('platform.tokens.givenBy'),
      align: 'start',
      cell: ({ givenBy, givenDt }) => (
        <>
          {givenBy} {time(givenDt)}
        </>
      ),
    },
    {
      key: 'until',
      header: t('platform.tokens.until'),
      align: 'start',
      onPhone: 'labelled',
      cell: ({ endedDt, untilDt }) => time(endedDt ?? untilDt),
    },
    {
      key: 'used',
      header: t('platform.tokens.lastUsed'),
      align: 'start',
      onPhone: 'labelled',
      cell: ({ lastUsedDt }) => time(lastUsedDt),
    },
    {
      key: 'end',
      header: t('platform.acts.header'),
      role: 'action',
      width: '6rem',
      cell: (token) =>
        toState(token) === 'live' && (
          <Button
            aria-label={t('platform.tokens.endOf', { name: token.name })}
            disabled={isPending}
            onClick={() => void askEnd(token)}
            size="small"
          >
            {t('platform.tokens.end')}
          </Button>
        ),
    },
  ];
  return { columns, error };
}
