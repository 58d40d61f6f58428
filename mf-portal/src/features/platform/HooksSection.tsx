import { type Hook, type HookDelivery, hookList, hookRemove, hookResend } from '@haesol/contracts/release';
import { Badge, type BadgeColor, Button, type DataColumn, DataTable, Skeleton } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { HookDialog } from './HookDialog.tsx';
import styles from './PlatformScreen.module.css';
import { SecretDialog } from './SecretDialog.tsx';
import { Section } from './Section.tsx';

/** Pause between two readings, so that the outcome of a delivery is seen. */
const refetchMs = 10_000;

/**
 * Webhooks of the remotes that this person may release, and their last deliveries.
 * @param acts remotes that this person may change; `*` for all
 */
export function HooksSection({ acts }: { readonly acts: readonly string[] }) {
  const t = useText();
  const shell = useShell();
  const query = useEndpoint(hookList, {}, { refetchInterval: refetchMs });
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [done, setDone] = useState('');
  const { mutate, error } = useEndpointMutation(hookRemove, { invalidates: [hookList] });
  const askRemove = async ({ remoteId, hookUid, url }: Hook) => {
    const question = {
      title: t('platform.hooks.removeTitle'),
      text: t('platform.hooks.removeText', { url }),
      yes: t('platform.hooks.remove'),
      no: t('platform.acts.cancel'),
      danger: true,
    };
    if (!(await shell.confirm(question))) return;
    mutate({ params: { remoteId, hookUid } }, { onSuccess: () => setDone(t('platform.hooks.removed')) });
  };
  return (
    <Section
      action={<Button onClick={() => setOpen(true)}>{t('platform.hooks.add')}</Button>}
      title={t('platform.hooks.title')}
    >
      <p role="status">{done}</p>
      <FailureMessage failure={error} />
      <QueryView
        empty={<p>{t('platform.hooks.empty')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton rows={2} />}
      >
        {({ list }) => (
          <ul className={styles.hooks}>
            {list.map((hook) => (
              <li className={styles.section} key={hook.hookUid}>
                <div className={styles.head}>
                  <h3>
                    {t(hook.remoteId === 'all' ? 'platform.hooks.all' : 'platform.hooks.of', { id: hook.remoteId })}{' '}
                    <code className={styles.code}>{hook.url}</code>
                  </h3>
                  <Button
                    aria-label={t('platform.hooks.removeOf', { url: hook.url })}
                    onClick={() => void askRemove(hook)}
                    size="small"
                  >
                    {t('platform.hooks.remove')}
                  </Button>
                </div>
                <p>{hook.events.map((event) => t(`platform.hooks.events.${event.replace('.', '_')}`)).join(', ')}</p>
                <Deliveries hook={hook} onSent={() => setDone(t('platform.hooks.resent'))} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isOpen && (
        <HookDialog
          acts={acts}
          onAdded={(added) => {
            setDone(t('platform.hooks.added'));
            setSecret(added);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <SecretDialog onClose={() => setSecret(undefined)} secret={secret} title={t('platform.hooks.secret')} />
    </Section>
  );
}

const stateColors = { SENT: 'blue', WAITING: 'sky', FAILED: 'red' } as const satisfies Record<
  HookDelivery['state'],
  BadgeColor
>;

function Deliveries({ hook, onSent }: { readonly hook: Hook; onSent(): void }) {
  const t = useText();
  const { mutate, error, isPending } = useEndpointMutation(hookResend, { invalidates: [hookList] });
  const { hookUid, remoteId, deliveries } = hook;
  if (deliveries.length === 0) return <p>{t('platform.hooks.noDeliveries')}</p>;
  const send = (deliveryUid: string) => mutate({ params: { remoteId, hookUid, deliveryUid } }, { onSuccess: onSent });
  const columns: readonly DataColumn<HookDelivery>[] = [
    {
      key: 'state',
      header: t('platform.canary.state'),
      role: 'status',
      width: '7rem',
      cell: ({ state }) => <Badge color={stateColors[state]}>{t(`platform.hooks.states.${state}`)}</Badge>,
    },
    {
      key: 'event',
      header: t('platform.hooks.event'),
      role: 'title',
      cell: ({ event, createdDt }) => (
        <>
          {t(`platform.hooks.events.${event.replace('.', '_')}`)}{' '}
          <time dateTime={createdDt}>{formatDateTime(createdDt)}</time>
        </>
      ),
    },
    {
      key: 'answer',
      header: t('platform.hooks.answer'),
      align: 'start',
      cell: ({ status, error: fault, tries }) => (
        <>
          {t('platform.hooks.tries', { count: tries })} {fault ?? (status !== null && `HTTP ${status}`)}
        </>
      ),
    },
    {
      key: 'again',
      header: t('platform.acts.header'),
      role: 'action',
      width: '8rem',
      cell: ({ deliveryUid, event, createdDt }) => (
        <Button
          aria-label={t('platform.hooks.resendOf', { event, time: formatDateTime(createdDt) })}
          disabled={isPending}
          onClick={() => send(deliveryUid)}
          size="small"
        >
          {t('platform.hooks.resend')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <FailureMessage failure={error} />
      <DataTable
        caption={t('platform.hooks.deliveries', { url: hook.url })}
        columns={columns}
        rowKey={({ deliveryUid }) => deliveryUid}
        rows={deliveries}
      />
    </>
  );
}
