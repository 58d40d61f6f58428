import { endSession, logoutAll, sessions } from '@haesol/contracts/identity';
import { Badge, Button, MessageBar, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import { type Session, sortSessions } from './memberInfoRules.ts';
import styles from './SessionList.module.css';

/** Sessions of the member, with a button to end all of them. */
export function SessionList() {
  const t = useText();
  const shell = useShell();
  const query = useEndpoint(sessions, {});
  const { mutateAsync, isPending, isError } = useEndpointMutation(logoutAll);

  async function handleEndAll() {
    const isSure = await shell.confirm({
      title: t('memberInfo.endAllTitle'),
      text: t('memberInfo.endAllText'),
      yes: t('memberInfo.endAllYes'),
      no: t('memberInfo.endAllNo'),
      danger: true,
    });
    if (!isSure) return;
    // A failure is shown below the heading.
    const isEnded = await mutateAsync({}).then(
      () => true,
      () => false,
    );
    if (isEnded) await shell.logout();
  }

  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('memberInfo.devices')}</h2>
        <Button busy={isPending} icon={LogOut} onClick={() => void handleEndAll()}>
          {t('memberInfo.endAll')}
        </Button>
      </div>
      {isError ? (
        <MessageBar kind="danger" live="assertive">
          {t('memberInfo.endAllFailed')}
        </MessageBar>
      ) : null}
      <QueryView
        empty={<p className={styles.empty}>{t('memberInfo.noDevices')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={2} />}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {sortSessions(list).map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function SessionRow({ session: { id, device, ip, lastDt, currentYn } }: { readonly session: Session }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const shell = useShell();
  const { mutate, isPending, isError } = useEndpointMutation(endSession, {
    invalidates: [sessions],
    onSuccess: () => shell.announce(t('memberInfo.ended', { device })),
  });
  return (
    <li className={styles.row}>
      <p className={styles.device}>
        {device}
        {currentYn === 'Y' ? (
          <Badge color="blue" icon={Monitor}>
            {t('memberInfo.thisDevice')}
          </Badge>
        ) : null}
      </p>
      <p className={styles.meta}>
        {[t('memberInfo.lastUsed', { at: formatDateTime(lastDt) }), ip].filter(Boolean).join(' · ')}
      </p>
      {currentYn === 'Y' ? null : (
        <p>
          <Button
            aria-label={t('memberInfo.endOneOf', { device })}
            busy={isPending}
            onClick={() => mutate({ params: { sessionUid: id } })}
            size="small"
          >
            {t('memberInfo.endOne')}
          </Button>
        </p>
      )}
      {isError ? <p role="alert">{t('memberInfo.endAllFailed')}</p> : null}
    </li>
  );
}
