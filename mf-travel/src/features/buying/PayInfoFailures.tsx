import { errorCodes } from '@haesol/contracts/common';
import { Button, MessageBar } from '@haesol/kit';
import { CallError, ValidationError } from '@haesol/remote/http';
import { useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { langOfRefusal } from '#ui/useRefusalToast';
import { isGeneralFailure, reserveAtom } from './buyingAtoms.ts';
import type { Quote } from './useQuote.ts';

export interface PayInfoFailuresProps {
  /** Form whose submit opens the order. */
  readonly form: { readonly failure: CallError | undefined; readonly isBusy: boolean; submit(): void };
  readonly quote: Quote;
}

/** Refusals shown at their fields: day, seats, kinds of tickets. */
const atFields: readonly string[] = [errorCodes.dateUnavailable, errorCodes.outOfStock];

const isAtField = (error: Error) =>
  error instanceof ValidationError
    ? error.fields.every(({ field }) => field === 'options' || field === 'departDate')
    : error instanceof CallError && atFields.includes(error.code);

/** Error while opening the order or requesting the amounts, with an explanation and an action. */
export function PayInfoFailures({ form, quote }: PayInfoFailuresProps) {
  const t = useText();
  const { isErr, message } = useAtomValue(reserveAtom);
  return (
    <>
      {isErr && form.failure !== undefined && (
        <MessageBar
          action={
            isGeneralFailure(form.failure) && (
              <Button busy={form.isBusy} busyText={t('buying.opening')} onClick={form.submit} size="small">
                {t('buying.openAgain')}
              </Button>
            )
          }
          kind="danger"
          live="assertive"
        >
          <p lang={langOfRefusal(message)}>{message}</p>
          {isGeneralFailure(form.failure) && <p>{t('buying.notOpened')}</p>}
        </MessageBar>
      )}
      <QuoteFailure quote={quote} />
    </>
  );
}

/** Error while requesting the amounts; refusals of fields are shown there. */
export function QuoteFailure({ quote }: { readonly quote: Omit<Quote, 'data' | 'refusals'> }) {
  const t = useText();
  // Kept during the retry, so that the button keeps the focus.
  const [retried, setRetried] = useState<Error>();
  const error = quote.error ?? (quote.isFetching ? retried : undefined);
  if (error === undefined || isAtField(error)) return null;
  if (!isGeneralFailure(error))
    return (
      <MessageBar kind="warning" live="polite">
        <span lang={langOfRefusal(error.message)}>{error.message}</span>
      </MessageBar>
    );
  const read = () => {
    setRetried(error);
    void quote.refetch();
  };
  return (
    <MessageBar
      action={
        <Button busy={quote.isFetching} onClick={read} size="small">
          {t('buying.readAgain')}
        </Button>
      }
      kind="warning"
      live="polite"
    >
      {t('buying.noAmounts')}
    </MessageBar>
  );
}
