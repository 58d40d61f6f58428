import { type StockWait, stockWaitPass, stockWaitRemove, stockWaits } from '@haesol/contracts/travel';
import { Button, KitLink, LinkButton } from '@haesol/kit';
import { useEndpoint, useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { toAttractionHref, toReserveDayHref } from '#paths';
import { Section } from '#ui/Section';
import { useRefusalToast } from '#ui/useRefusalToast';
import { useWhenText } from '#ui/useWhenText';
import styles from './MyScreen.module.css';

/** Sold-out days that the member waits for, with offers; nothing without one. */
export function Waits() {
  const t = useText();
  const list = useEndpoint(stockWaits, {}).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section isRuled={false} lead={t('my.waits.text')} title={t('my.waits.title')}>
      <ul className={styles.list}>
        {list.map((wait) => (
          <Row key={wait.waitUid} wait={wait} />
        ))}
      </ul>
    </Section>
  );
}

/** Returns the call of a move of a wait, which says what was done or why it failed. */
function useMove(endpoint: typeof stockWaitPass | typeof stockWaitRemove, { waitUid }: StockWait, done: string) {
  const shell = useShell();
  const { isPending, mutate } = useEndpointMutation(endpoint, {
    invalidates: [stockWaits],
    onSuccess: () => shell.toast({ kind: 'done', text: done }),
    onError: useRefusalToast(),
  });
  return { isPending, send: () => mutate({ params: { waitUid } }) };
}

function Row({ wait }: { readonly wait: StockWait }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const { gdsUid, gdsNm, lang, optionNm, goodsDtlId, useDate, useTime, count, waitNo, offerExpDt } = wait;
  const pass = useMove(stockWaitPass, wait, t('my.waits.passed'));
  const stop = useMove(stockWaitRemove, wait, t('my.waits.stopped'));
  const when = useWhenText()({ useDate, useTime });
  const name = { name: gdsNm, when };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          <KitLink href={toAttractionHref(gdsUid)}>{gdsNm}</KitLink>
        </p>
        <p className={styles.facts} lang={lang}>
          {optionNm}
        </p>
        <p className={styles.when}>{t('my.waits.when', { when, count })}</p>
        <p className={styles.facts}>
          {offerExpDt === null
            ? t('my.waits.place', { no: waitNo })
            : t('my.waits.offer', { until: formatDateTime(offerExpDt) })}
        </p>
      </div>
      <div className={styles.end}>
        {offerExpDt !== null && (
          <>
            <LinkButton
              aria-label={t('my.waits.bookOf', name)}
              href={toReserveDayHref(goodsDtlId, useDate)}
              size="small"
              variant="primary"
            >
              {t('attraction.reserve')}
            </LinkButton>
            <Button aria-label={t('my.waits.passOf', name)} busy={pass.isPending} onClick={pass.send} size="small">
              {t('my.waits.pass')}
            </Button>
          </>
        )}
        <Button aria-label={t('my.waits.stopOf', name)} busy={stop.isPending} onClick={stop.send} size="small">
          {t('my.waits.stop')}
        </Button>
      </div>
    </li>
  );
}
