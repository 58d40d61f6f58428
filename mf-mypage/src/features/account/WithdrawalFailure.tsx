import { errorCodes } from '@haesol/contracts/common';
import { TextLink } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import type { CallError } from '@haesol/remote/http';
import { useHasPage, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';
import styles from './Account.module.css';
import { readOpenItems } from './accountRules.ts';

/** Reasons why the membership cannot be ended: open items, with links to them. */
export function WithdrawalFailure({ failure }: { readonly failure: CallError | undefined }) {
  const t = useText();
  const hasPage = useHasPage();
  if (failure === undefined) return null;
  const openItems = failure.code === errorCodes.openItems ? readOpenItems(failure.data) : [];
  return (
    <FailureMessage failure={failure}>
      <p>{failure.message}</p>
      {openItems.length === 0 ? null : (
        <ul className={styles.list}>
          {openItems.map(({ kind, no, title, lang, link }) => {
            const text = <span lang={lang}>{t('account.withdrawal.item', { title, no })}</span>;
            return <li key={`${kind} ${no}`}>{hasPage(link) ? <TextLink href={link}>{text}</TextLink> : text}</li>;
          })}
        </ul>
      )}
      {openItems.every(({ link }) => hasPage(link)) ? null : (
        <TextLink href={paths.qnaWrite}>{t('account.withdrawal.ask')}</TextLink>
      )}
      {failure.code === errorCodes.forbidden ? (
        <TextLink href={toHref(paths.info, { next: paths.withdrawal })}>{t('account.proveAgain')}</TextLink>
      ) : null}
    </FailureMessage>
  );
}
