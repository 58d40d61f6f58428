import {
  type OwnPlan,
  orderLimits,
  type PurchaseInfo,
  passList,
  planLimits,
  purchaseLimits,
} from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar, Select, Stepper } from '@haesol/kit';
import { useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { toCheckoutHref } from '#paths';
import { About } from '#ui/About';
import { langOfRefusal } from '#ui/useRefusalToast';
import styles from './Plan.module.css';

export interface PlanSumProps {
  readonly plan: OwnPlan;
  /** Number of goods in the plan. */
  readonly count: number;
  readonly quote: PurchaseInfo | undefined;
  readonly isFailed: boolean;
  /** Sets the number of a pass; 0 takes it out. */
  onPass(gdsDtlUid: string, passCnt: number): void;
  onRetry(): void;
}

/** Passes of a plan, the sum of all its goods, and the way to pay them at once. */
export function PlanSum(props: PlanSumProps) {
  const { plan, count, quote, isFailed, onRetry } = props;
  const t = useText();
  const { formatKrw } = useFormats();
  const isRefused = quote?.goods.some(({ refusal }) => refusal !== '') ?? false;
  const isTooMany = count > purchaseLimits.goods;
  return (
    <section className={styles.sum}>
      <h2 className={styles.day}>{t('plan.sum.title')}</h2>
      <Passes {...props} />
      {count === 0 && <p className={styles.note}>{t('plan.sum.empty')}</p>}
      {count > 0 && (
        <p aria-live="polite" className={styles.total}>
          <span>{t('plan.sum.total', { count })}</span>
          {quote !== undefined && (
            <span>
              <b>{formatKrw(quote.itemAmount)}</b>
              <About won={quote.itemAmount} />
            </span>
          )}
        </p>
      )}
      {count > 0 && isFailed && !isTooMany && (
        <MessageBar
          action={
            <Button onClick={onRetry} size="small">
              {t('buying.readAgain')}
            </Button>
          }
          kind="warning"
        >
          {t('buying.noAmounts')}
        </MessageBar>
      )}
      {isTooMany && (
        <MessageBar kind="warning">{t('plan.sum.tooMany', { chosen: count, max: purchaseLimits.goods })}</MessageBar>
      )}
      {isRefused && <MessageBar kind="warning">{t('plan.sum.refused')}</MessageBar>}
      {count > 0 && quote !== undefined && !isRefused && (
        <p>
          <LinkButton href={toCheckoutHref(plan.planUid)} size="large" variant="primary">
            {t('plan.sum.pay', { amount: formatKrw(quote.itemAmount) })}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

/** Passes in the plan with their counts, and those that can be added. */
function Passes({ plan: { passes }, quote, onPass }: PlanSumProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const query = useEndpoint(passList, { query: { pageNum: 1, pageSize: 20 } });
  const sold = query.data?.list ?? [];
  // Passes come behind the tickets of the stops.
  const quoted = quote?.goods.slice(quote.goods.length - passes.length) ?? [];
  const others = sold.filter(({ gdsDtlUid }) => !passes.some((own) => own.gdsDtlUid === gdsDtlUid));
  return (
    <>
      <ul className={styles.counts}>
        {passes.map(({ gdsDtlUid, passCnt }, at) => {
          const name = quoted[at]?.gdsNm ?? sold.find((pass) => pass.gdsDtlUid === gdsDtlUid)?.passNm ?? '';
          const quoteOf = quoted[at]?.quote;
          return (
            <li key={gdsDtlUid}>
              <span>
                {name}
                {quoteOf && <b>{formatKrw(quoteOf.itemAmount)}</b>}
                {quoted[at] !== undefined && quoted[at].refusal !== '' && (
                  <small className={styles.fault} lang={langOfRefusal(quoted[at].refusal)}>
                    {quoted[at].refusal}
                  </small>
                )}
              </span>
              <Stepper
                hideLabel
                label={t('plan.sum.passCount', { name })}
                max={orderLimits.count}
                min={0}
                onValueChange={(count) => onPass(gdsDtlUid, count)}
                value={passCnt}
              />
            </li>
          );
        })}
      </ul>
      {others.length > 0 && passes.length < planLimits.passes && (
        <Select
          label={t('plan.sum.addPass')}
          onChange={({ target }) => onPass(target.value, 1)}
          optional
          options={others.map(({ gdsDtlUid, passNm, price }) => ({
            value: gdsDtlUid,
            label: `${passNm} · ${formatKrw(price)}`,
          }))}
          placeholder={t('plan.sum.choosePass')}
          value=""
        />
      )}
    </>
  );
}
