import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toAskHref } from '#paths';
import { CanarySection } from './CanarySection.tsx';
import { ErrorsSection } from './ErrorsSection.tsx';
import { HooksSection } from './HooksSection.tsx';
import { LoadsSection } from './LoadsSection.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { OwnersSection } from './OwnersSection.tsx';
import styles from './PlatformScreen.module.css';
import { platform } from './platformGets.ts';
import { ReleasesSection } from './ReleasesSection.tsx';
import { RemovalsSection } from './RemovalsSection.tsx';
import { TabSection } from './TabSection.tsx';
import { TokensSection } from './TokensSection.tsx';
import { useTab } from './useTab.ts';
import { VisitsSection } from './VisitsSection.tsx';

/** Pause between two readings, so that changes of others are seen. */
const refetchMs = 10_000;

/** Releases, vitals of real visits, the state of this tab and results of the matrix; for staff, QA and teams. */
export default function PlatformScreen() {
  const t = useText();
  const { tab, readAgain } = useTab();
  return (
    <QueryView
      empty={
        <EmptyState text={t('platform.noRightHelp')} title={t('platform.noRight')}>
          <LinkButton href={toAskHref('MEMBER', t('platform.askRight'))}>{t('platform.ask')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ scope }) => scope === 'none'}
      query={useGet(platform, { refetchInterval: refetchMs })}
      skeleton={<Skeleton rows={8} />}
    >
      {({ releases, outcomes, canaries, removals = [], acts = [] }) => (
        <div className={styles.platform}>
          <ReleasesSection acts={acts} canaries={canaries} outcomes={outcomes} releases={releases} tab={tab} />
          <RemovalsSection removals={removals} />
          <CanarySection canaries={canaries} />
          <MatrixSection outcomes={outcomes} />
          {acts.length > 0 && (
            <>
              <TokensSection acts={acts} />
              <HooksSection acts={acts} />
            </>
          )}
          <VisitsSection />
          <ErrorsSection />
          <OwnersSection releases={releases} />
          <TabSection onReadAgain={readAgain} tab={tab} />
          <LoadsSection tab={tab} />
        </div>
      )}
    </QueryView>
  );
}
