import type { FaqDetail } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import styles from './FaqHelp.module.css';
import { rateFaqMutation } from './faqQueries.ts';

export interface FaqHelpProps {
  readonly faq: Pick<FaqDetail, 'faqUid' | 'helpY' | 'helpN'>;
}

/** Asks whether an answer helped; one voice a person, the last one counts. */
export function FaqHelp({ faq }: FaqHelpProps) {
  const t = useText();
  const shell = useShell();
  const { mutate, data, variables, isPending } = useMutation({
    ...rateFaqMutation(useCall(), faq.faqUid),
    onError: (error) =>
      shell.toast({ kind: 'error', text: error instanceof CallError ? error.message : t('faq.helpFailed') }),
  });
  const { helpY, helpN } = data ?? faq;
  return (
    <fieldset className={styles.help}>
      <legend className={styles.question}>{t('faq.help')}</legend>
      <Button
        aria-pressed={data !== undefined && variables === 'Y'}
        busy={isPending && variables === 'Y'}
        icon={ThumbsUp}
        onClick={() => mutate('Y')}
        size="small"
      >
        {t('faq.helpY', { count: helpY })}
      </Button>
      <Button
        aria-pressed={data !== undefined && variables === 'N'}
        busy={isPending && variables === 'N'}
        icon={ThumbsDown}
        onClick={() => mutate('N')}
        size="small"
      >
        {t('faq.helpN', { count: helpN })}
      </Button>
      <span className={styles.thanks} role="status">
        {data !== undefined && t('faq.thanks')}
      </span>
    </fieldset>
  );
}
