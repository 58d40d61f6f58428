import type { ApplyProgram } from '@haesol/contracts/learn';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { formatDate, formatKrw } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toApplicationHref, toAskHref } from '#paths';
import { ReceptionBadge } from '#ui/ReceptionBadge';
import { programs } from './contentGets.ts';
import styles from './ProgramCards.module.css';

/** Collaboration programmes with limit, share and the link to apply. */
export function ProgramCards() {
  const t = useText();
  return (
    <section>
      <h2 className={styles.title}>{t('programs.title')}</h2>
      <QueryView
        empty={
          <EmptyState title={t('programs.empty')}>
            <LinkButton href={toAskHref('COLLABO')}>{t('content.action.askSharing')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={useGet(programs)}
        skeleton={<Skeleton lines={3} rows={4} />}
      >
        {({ list }) => (
          <ul className={styles.programs}>
            {list.map((program) => (
              <Program key={program.pgmUid} program={program} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Program({ program }: { readonly program: ApplyProgram }) {
  const t = useText();
  const { pgmUid, title, kindNm, summary, limitKrw, companySharePct, state, dday, applyFrom, applyTo } = program;
  return (
    <li className={styles.program}>
      <p className={styles.meta}>
        <ReceptionBadge dday={dday} state={state} /> <span>{kindNm}</span>
      </p>
      <h3 className={styles.name}>{title}</h3>
      <p>{summary}</p>
      <p className={styles.limit}>{limitKrw === null ? t('programs.free') : formatKrw(limitKrw)}</p>
      <p className={styles.facts}>
        {limitKrw !== null && <span>{t('programs.share', { share: companySharePct })}</span>}
        <span>{t('programs.period', { from: formatDate(applyFrom), to: formatDate(applyTo) })}</span>
      </p>
      {state === 'OPEN' && (
        <p>
          <LinkButton
            aria-label={t('programs.applyTo', { title })}
            href={toApplicationHref({ type: 'collabo', pgmUid })}
            variant="secondary"
          >
            {t('programs.apply')}
          </LinkButton>
        </p>
      )}
    </li>
  );
}
