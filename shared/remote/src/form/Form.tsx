import { ErrorSummary, MessageBar } from '@haesol/kit';
import type { ReactNode } from 'react';
import { useShellLocation } from '../context/shellContext.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FormElementProps, FormHandle } from './useForm.ts';

export interface FormProps {
  readonly form: Pick<FormHandle<never>, 'failure' | 'problem' | 'summary'> & { readonly element: FormElementProps };
  readonly children: ReactNode;
  /** Buttons; what was refused stands before them. */
  readonly actions: ReactNode;
  /** In place of the refusal in the server's words. */
  readonly failure?: ReactNode;
  /** False where the one field says it itself. @default true */
  readonly hasSummary?: boolean;
  readonly className?: string | undefined;
}

/**
 * The element of a form: summary, fields, refusal, buttons. Without a script it is a POST to the page's own address, so
 * that nothing typed ever stands in an address.
 */
export function Form({ form, children, actions, failure, hasSummary = true, className }: FormProps) {
  const { pathname, search } = useShellLocation();
  return (
    <form {...form.element} action={`${pathname}${search}`} className={className} method="post" noValidate>
      {hasSummary ? <ErrorSummary errors={form.summary} /> : null}
      {children}
      {failure ?? <FailureMessage failure={form.failure} />}
      {form.problem === undefined ? null : (
        <MessageBar kind="danger" live="assertive">
          {form.problem}
        </MessageBar>
      )}
      {actions}
    </form>
  );
}
