import { toAffiliationDays } from '@haesol/contracts/identity';
import { type Dashboard, getDashboard } from '@haesol/contracts/member';
import { EmptyState, MessageBar, Skeleton } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import {
  QueryView,
  useEndpoint,
  usePageTitle,
  useReadable,
  useShell,
  useText,
  useTextLocale,
} from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';
import styles from './DashboardScreen.module.css';
import { DraftList } from './DraftList.tsx';
import { KindCounts } from './KindCounts.tsx';
import { NextList } from './NextList.tsx';
import { UnreadList } from './UnreadList.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Overview for the member: pending actions, upcoming dates, applications in progress, drafts. */
export default function DashboardScreen() {
  const query = useEndpoint(getDashboard, {}, { staleTime: 0 });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={12} />}>
      {(dashboard) => <Overview dashboard={dashboard} />}
    </QueryView>
  );
}

function Overview({ dashboard: { waiting, next, kinds, drafts, state } }: { readonly dashboard: Dashboard }) {
  const t = useText();
  const locale = useTextLocale();
  const shell = useShell();
  const name = useReadable(shell.session).userInfo?.user_nm ?? '';
  usePageTitle(t('dashboard.title'));
  return (
    <div className={styles.dashboard} ref={keepFocus}>
      <section className={styles.waiting}>
        <h1 className={styles.title}>
          {waiting.length === 0 ? (
            t('dashboard.greeting', { name })
          ) : (
            <Trans
              components={{ 1: <b className={styles.count} /> }}
              i18nKey="dashboard.waiting"
              key={waiting.length}
              parent="span"
              t={t}
              values={{ name, count: waiting.length }}
            />
          )}
        </h1>
        {state === 'PENDING_CLASS' && (
          <MessageBar>{t('join.complete.pending', { days: toAffiliationDays(locale) })}</MessageBar>
        )}
        {waiting.length === 0 ? (
          <EmptyState size="small" text={t('dashboard.nothingText')} title={t('dashboard.nothing')} />
        ) : (
          <WaitingList items={waiting} />
        )}
      </section>
      <div className={styles.pair}>
        <NextList items={next} />
        <DraftList drafts={drafts} />
      </div>
      <KindCounts kinds={kinds} />
      <UnreadList />
    </div>
  );
}
