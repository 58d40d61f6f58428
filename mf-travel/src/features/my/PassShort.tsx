import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Section } from '#ui/Section';
import styles from './MyScreen.module.css';
import { firstPasses } from './myState.ts';
import { PassRow } from './PassRow.tsx';

/** Active and unused passes. */
export function PassShort() {
  const t = useText();
  const query = useGet(firstPasses);
  return (
    <Section isRuled={false} title={t('my.tabs.pass')}>
      <QueryView
        empty={
          <EmptyState title={t('my.noPasses')}>
            <LinkButton href={paths.passes}>{t('my.findPasses')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={2} />}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map((pass) => (
              <PassRow key={pass.passUid} pass={pass} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
