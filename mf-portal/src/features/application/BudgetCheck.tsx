import { type BudgetRule, checkBudget, sumBudget, toPercent } from '@haesol/contracts/learn';
import { Button, Icon } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './BudgetCheck.module.css';

export interface BudgetCheckProps {
  readonly values: object;
  readonly rule: BudgetRule;
  /** Sets the whole budget to the sum of the rows. */
  readonly onRepair: (amount: number) => void;
}

const parts = ['support', 'cash', 'kind'] as const;

/** Sources of the budget, and the rules of the notice with their numbers; all four are always shown. */
export function BudgetCheck({ values, rule, onRepair }: BudgetCheckProps) {
  const t = useText();
  const sums = sumBudget({ ...values });
  const whole = Math.max(sums.total, sums.sum);
  const missing = Math.max(0, sums.total - sums.sum);
  const lines = checkBudget(sums, rule);
  return (
    <div className={styles.check}>
      {whole > 0 && (
        <>
          <div aria-hidden="true" className={styles.bar}>
            {parts.map((part) => (
              <span data-part={part} key={part} style={{ inlineSize: `${(sums[part] / whole) * 100}%` }} />
            ))}
            {missing > 0 && <span data-part="missing" style={{ inlineSize: `${(missing / whole) * 100}%` }} />}
          </div>
          <ul className={styles.legend}>
            {parts.map((part) => (
              <li data-part={part} key={part}>
                {t(`apply.assn.shares.${part}`, { percent: toPercent(sums[part], whole) })}
              </li>
            ))}
            {missing > 0 && (
              <li data-part="missing">{t('apply.assn.shares.missing', { percent: toPercent(missing, whole) })}</li>
            )}
          </ul>
        </>
      )}
      <ul aria-label={t('apply.assn.checks.label')} className={styles.lines}>
        {lines.map(({ rule: name, isRight, text }) => (
          <li className={styles.line} data-right={isRight} key={name}>
            <Icon of={isRight ? CircleCheck : CircleAlert} size={18} />
            <b>{t(`apply.assn.checks.${name}`)}</b>
            <span>
              <span>{text}</span>
              {!isRight && <span className={styles.hidden}>{t('apply.assn.checks.wrong')}</span>}
            </span>
            {name === 'sum' && !isRight && sums.sum > 0 && (
              <Button onClick={() => onRepair(sums.sum)} size="small">
                {t('apply.assn.checks.repair', { amount: sums.sum.toLocaleString('en-US') })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
