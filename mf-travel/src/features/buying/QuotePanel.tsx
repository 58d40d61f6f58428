import type { PayInfo } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { useFormats, useSession, useText } from '@haesol/remote/lifecycle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { BarAbout, Currency } from '#ui/Currency';
import { useCancelText } from '#ui/useCancelText';
import { AmountRows } from './AmountRows.tsx';
import styles from './QuotePanel.module.css';

export interface QuotePanelProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly quote: PayInfo | undefined;
  readonly isBusy: boolean;
  /** The amounts failed to load. */
  readonly isFailed: boolean;
  /** Provider of the goods, with address and number. */
  readonly provider: string;
}

/** Items and amounts with the button; at the side of wide pages, below narrow ones. */
export function QuotePanel({ title, lines, quote, isBusy, isFailed, provider }: QuotePanelProps) {
  const t = useText();
  const { formatDateTime, formatNumber } = useFormats();
  const { isLogin } = useSession();
  return (
    <aside className={styles.panel}>
      <div className={styles.box}>
        <h2 className={styles.title}>{title}</h2>
        {lines.map((line) => (
          <p className={styles.line} key={line}>
            {line}
          </p>
        ))}
        <div aria-live="polite" className={styles.amounts}>
          {quote === undefined ? (
            <p>{t(isFailed ? 'buying.amountsMissing' : 'buying.chooseFirst')}</p>
          ) : (
            <AmountRows isToPay quote={quote} sumLabel={t('buying.toPay')} />
          )}
        </div>
        {quote !== undefined && <Currency />}
        {quote !== undefined && <CancelNote steps={quote.refundSteps} />}
        {quote !== undefined && quote.answerByDt !== null && (
          <p className={styles.line}>{t('buying.answerBy', { time: formatDateTime(quote.answerByDt) })}</p>
        )}
        <div className={styles.pay}>
          <PayButton isBusy={isBusy} quote={quote} />
        </div>
        {isLogin && quote !== undefined && quote.earnPoints > 0 && (
          <p className={styles.line}>{t('buying.earn', { points: formatNumber(quote.earnPoints) })}</p>
        )}
      </div>
      <p className={styles.seller}>{t('buying.seller', { provider })}</p>
    </aside>
  );
}

/** Cost of a cancellation now, and the fees of later days. */
export function CancelNote({ steps: all }: { readonly steps: PayInfo['refundSteps'] }) {
  const t = useText();
  const { steps, present, text } = useCancelText(all);
  const later = steps.slice(1).filter(({ fee }) => fee > 0);
  if (text === undefined) return null;
  return (
    <p className={styles.free} data-fee={present?.ratePct === 100 ? undefined : ''}>
      <RotateCcw aria-hidden="true" size={18} />
      <span>
        <b>{text}</b>
        {later.length > 0 && (
          <small>{t('buying.feeSteps', { steps: later.map(({ ratePct }) => `${100 - ratePct}%`).join(' → ') })}</small>
        )}
      </span>
    </p>
  );
}

/** Button at the bottom of narrow screens, where the panel with its sum is out of view. */
export function PayBar({ quote, isBusy }: Pick<QuotePanelProps, 'isBusy' | 'quote'>) {
  const { present, text } = useCancelText(quote?.refundSteps ?? []);
  return (
    <>
      {text !== undefined && (
        <p className={styles.barNote} data-fee={present?.ratePct === 100 ? undefined : ''}>
          {text}
        </p>
      )}
      <BarAbout won={quote?.payAmount} />
      <PayButton isBusy={isBusy} quote={quote} />
    </>
  );
}

/** Button that opens the order; its label has the sum. */
function PayButton({ quote, isBusy }: Pick<QuotePanelProps, 'isBusy' | 'quote'>) {
  const t = useText();
  const { formatKrw } = useFormats();
  return (
    <Button block busy={isBusy} busyText={t('buying.opening')} size="large" type="submit" variant="primary">
      {quote === undefined ? t('buying.pay') : t('buying.paySum', { amount: formatKrw(quote.payAmount) })}
    </Button>
  );
}
