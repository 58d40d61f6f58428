import { formatDateTime } from '@haesol/shared/i18n';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Badge, Button, ErrorState, MessageBar, Skeleton } from '@haesol/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import { memberInfoMutations, memberInfoQueries } from './memberInfoQueries.ts';
import { type Session, sortSessions } from './memberInfoRules.ts';
import styles from './SessionList.module.css';

/** Where the member is signed in, and a way to end it everywhere. */
export function SessionList() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { data, isError, isRefetching, refetch } = useQuery(memberInfoQueries.sessions(call));
  const { mutateAsync, isPending, isError: hasFailed } = useMutation(memberInfoMutations.endAllSessions(call));

  async function handleEndAll() {
    const isSure = await shell.confirm({
      title: t('memberInfo.endAllTitle'),
      text: t('memberInfo.endAllText'),
      yes: t('memberInfo.endAllYes'),
      no: t('memberInfo.endAllNo'),
      danger: true,
    });
    if (!isSure) return;
    // A failure stays on the screen, in its place.
    const isEnded = await mutateAsync().then(
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
      {hasFailed ? (
        <MessageBar kind="danger" live="assertive">
          {t('memberInfo.endAllFailed')}
        </MessageBar>
      ) : null}
      {isError && data === undefined ? <ErrorState onRetry={() => void refetch()} retrying={isRefetching} /> : null}
      {!isError && data === undefined ? <Skeleton lines={2} rows={2} /> : null}
      {data?.list.length === 0 ? <p className={styles.empty}>{t('memberInfo.noDevices')}</p> : null}
      {data !== undefined && data.list.length > 0 ? (
        <ul className={styles.list}>
          {sortSessions(data.list).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function SessionRow({ session: { id, device, ip, lastDt, currentYn } }: { readonly session: Session }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    ...memberInfoMutations.endOneSession(call),
    onSuccess: () => {
      shell.announce(t('memberInfo.ended', { device }));
      return client.invalidateQueries({ queryKey: memberInfoQueries.sessions(call).queryKey });
    },
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
            onClick={() => mutate(id)}
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
