import { type TermsCode, termsGet } from '@haesol/contracts/common';
import { Button, Dialog, MessageBar, RichText, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText, useTextLocale } from '@haesol/remote/lifecycle';

export interface TermsDialogProps {
  /** Undefined: closed. */
  readonly code: TermsCode | undefined;
  onClose(): void;
}

/** Full text of terms in their current version. */
export function TermsDialog({ code, onClose }: TermsDialogProps) {
  const t = useText();
  return (
    <Dialog
      foot={
        <Button onClick={onClose} size="form">
          {t('join.consent.close')}
        </Button>
      }
      onClose={onClose}
      open={code !== undefined}
      size="wide"
      title={t(`join.terms.${code ?? 'USE'}`)}
    >
      {code === undefined ? null : <TermsText code={code} />}
    </Dialog>
  );
}

function TermsText({ code }: { readonly code: TermsCode }) {
  const t = useText();
  const locale = useTextLocale();
  const query = useEndpoint(termsGet, { params: { code } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={4} rows={3} />}>
      {({ html, lang }) => (
        <>
          {locale !== 'ko' && (
            <MessageBar>{t(lang === locale ? 'join.consent.translated' : 'join.consent.fullInKorean')}</MessageBar>
          )}
          <div lang={lang}>
            <RichText html={html} />
          </div>
        </>
      )}
    </QueryView>
  );
}
