import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toAskHref } from '#paths';
import { CanarySection } from './CanarySection.tsx';
import { ErrorsSection } from './ErrorsSection.tsx';
import { LoadsSection } from './LoadsSection.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { OwnersSection } from './OwnersSection.tsx';
import styles from './PlatformScreen.module.css';
import { platform } from './platformGets.ts';
import { ReleasesSection } from './ReleasesSection.tsx';
import { RemovalsSection } from './RemovalsSection.tsx';
import { TabSection } from './TabSection.tsx';
import { useTab } from './useTab.ts';
import { VisitsSection } from './VisitsSection.tsx';

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
      query={useGet(platform)}
      skeleton={<Skeleton rows={8} />}
    >
      {({ releases, outcomes, canaries, removals = [] }) => (
        <div className={styles.platform}>
          <ReleasesSection releases={releases} tab={tab} />
          <RemovalsSection removals={removals} />
          <CanarySection canaries={canaries} />
          <MatrixSection outcomes={outcomes} />
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
