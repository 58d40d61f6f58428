import { ErrorSummary, MessageBar } from '@haesol/kit';
import type { ReactNode } from 'react';
import { useShellLocation } from '../context/shellContext.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FormElementProps, FormHandle } from './useForm.ts';

export interface FormProps {
  readonly form: Pick<FormHandle<never>, 'failure' | 'problem' | 'summary'> & { readonly element: FormElementProps };
  readonly children: ReactNode;
  /** Buttons, with the error message above them. */
  readonly actions: ReactNode;
  /** Replaces the server's error message. */
  readonly failure?: ReactNode;
  /** False for a form whose only field shows the error itself. @default true */
  readonly hasSummary?: boolean;
  readonly className?: string | undefined;
}

/**
 * Form element: summary, fields, error message, buttons. Without JavaScript it is a POST to the page's own URL, so that typed
 * values never appear in a URL.
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
