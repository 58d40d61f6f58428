import type { TermsCode } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Button, Dialog, ErrorState, RichText, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { joinQueries } from './joinQueries.ts';

export interface TermsDialogProps {
  /** Undefined: closed. */
  readonly code: TermsCode | undefined;
  onClose(): void;
}

/** Full text of terms in the version in force. */
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
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(joinQueries.terms(call, code));
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  return data === undefined ? <Skeleton lines={4} rows={3} /> : <RichText html={data.html} />;
}
