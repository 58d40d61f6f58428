import { type RefundStep, travelNumbers } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { RefundRows } from '#ui/RefundRows';
import styles from './RefundSteps.module.css';
import { Step } from './Step.tsx';

export interface RefundStepsProps {
  /** Number of the section in the form. */
  readonly number: number;
  readonly steps: readonly RefundStep[];
  readonly isPass: boolean;
}

/** Cancellation fees by day, in won, and the right of withdrawal, which the law requires before payment. */
export function RefundSteps({ number, steps: all, isPass }: RefundStepsProps) {
  const t = useText();
  return (
    <Step number={number} title={t('buying.refundTitle')}>
      <RefundRows steps={all} />
      <ul className={styles.notes}>
        <li>{t(isPass ? 'buying.lawPass' : 'buying.lawDated', travelNumbers())}</li>
        <li>{t('buying.lawProvider')}</li>
        <li>{t('buying.lawCoupon')}</li>
      </ul>
    </Step>
  );
}
