import type { KindCount } from '@haesol/contracts/member';
import { TextLink } from '@haesol/kit';
import { useFormats, useHasPage, useText } from '@haesol/remote/lifecycle';
import { toStateName } from '#rules/matterStates';
import styles from '#styles/section.module.css';
import { kindPaths } from './dashboardRules.ts';

/** Count of each kind, and the states of those in progress. */
export function KindCounts({ kinds }: { readonly kinds: readonly KindCount[] }) {
  const t = useText();
  const { formatNumber } = useFormats();
  const hasPage = useHasPage();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('dashboard.mine')}</h2>
      </div>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, cnt, states }) => (
          <li key={kind}>
            {hasPage(kindPaths[kind]) ? (
              <TextLink href={kindPaths[kind]} tone="quiet">
                {t(`dashboard.kinds.${kind}`)}
              </TextLink>
            ) : (
              <span>{t(`dashboard.kinds.${kind}`)}</span>
            )}
            <b className={styles.number}>{formatNumber(cnt)}</b>
            <span className={styles.facts}>
              {states
                .map(({ state, cnt: count }) =>
                  t('dashboard.stateCount', {
                    state: kind === 'QNA' ? t(`qna.state.${state}`) : toStateName(t, kind, state),
                    count,
                  }),
                )
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
