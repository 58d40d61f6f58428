import { type FaqDetail, faqHelp } from '@haesol/contracts/board';
import type { Yn } from '@haesol/contracts/common';
import { Button } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import styles from './FaqHelp.module.css';

export interface FaqHelpProps {
  readonly faq: Pick<FaqDetail, 'faqUid' | 'helpY' | 'helpN'>;
}

/** Feedback on an answer; one vote per person, the last one counts. */
export function FaqHelp({ faq }: FaqHelpProps) {
  const t = useText();
  const shell = useShell();
  const { mutate, data, variables, isPending } = useEndpointMutation(faqHelp, {
    onError: (error) =>
      shell.toast({ kind: 'error', text: error instanceof CallError ? error.message : t('faq.helpFailed') }),
  });
  const { helpY, helpN } = data ?? faq;
  const given = variables?.body.helpYn;
  const rate = (helpYn: Yn) => mutate({ params: { faqUid: faq.faqUid }, body: { helpYn } });
  return (
    <fieldset className={styles.help}>
      <legend className={styles.question}>{t('faq.help')}</legend>
      <Button
        aria-pressed={data !== undefined && given === 'Y'}
        busy={isPending && given === 'Y'}
        icon={ThumbsUp}
        onClick={() => rate('Y')}
        size="small"
      >
        {t('faq.helpY', { count: helpY })}
      </Button>
      <Button
        aria-pressed={data !== undefined && given === 'N'}
        busy={isPending && given === 'N'}
        icon={ThumbsDown}
        onClick={() => rate('N')}
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
