import type { ContentLocale, RefundRule } from '@haesol/contracts/common';
import { useText } from '@haesol/remote/lifecycle';
import { RefundTable } from '#ui/RefundTable';
import { Section } from '#ui/Section';

export interface RefundRulesProps {
  readonly rules: readonly RefundRule[];
  readonly lang: ContentLocale;
}

/** What is paid back, by the days that are left. */
export function RefundRules({ rules, lang }: RefundRulesProps) {
  const t = useText();
  return (
    <Section anchor="refund" isRuled={false} title={t('attraction.refund')}>
      <RefundTable lang={lang} rules={rules} />
      <p>{t('attraction.refundText')}</p>
    </Section>
  );
}
