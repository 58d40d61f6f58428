import type { RefundRule } from '@haesol/contracts/common';
import { useText } from '@haesol/remote/lifecycle';
import { RefundTable } from '#ui/RefundTable';
import { Section } from '#ui/Section';

export interface RefundRulesProps {
  readonly rules: readonly RefundRule[];
}

/** Refund table by remaining days. */
export function RefundRules({ rules }: RefundRulesProps) {
  const t = useText();
  return (
    <Section anchor="refund" isRuled={false} title={t('attraction.refund')}>
      <RefundTable rules={rules} />
      <p>{t('attraction.refundText')}</p>
    </Section>
  );
}
