import { adminPreview, type PreviewKind, previewParam } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { CallError, ValidationError } from '@haesol/remote/http';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { type ReactNode, useState } from 'react';
import { PreviewDialog } from './PreviewDialog.tsx';

/** Preview of a form as the public sees its entry. */
export interface PreviewOf {
  readonly kind: PreviewKind;
  /** Entry that the form changes; null for a new one. */
  readonly ref: string | null;
  /** Path and query of its public page. @param uid key of the entry @param values texts of the form */
  toPage(uid: string, values: Readonly<Record<string, string>>): readonly [string, Readonly<Record<string, string>>];
}

interface PreviewedForm {
  readonly isValid: boolean;
  readonly values: Readonly<Record<string, string>>;
  submit(): void;
  setErrors(errors: Readonly<Record<string, string>>): void;
}

/** Returns the button and the dialog of a preview. @param toInput body of the call that would save the form */
export function usePreview(
  preview: PreviewOf | undefined,
  form: PreviewedForm,
  toInput: () => Readonly<Record<string, unknown>>,
): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [href, setHref] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (preview === undefined) return { button: null, dialog: null };
  const { kind, ref, toPage } = preview;

  async function open() {
    // Shows what is missing, and sends nothing.
    if (!form.isValid) return form.submit();
    setBusy(true);
    try {
      const { uid, previewKey } = await call(adminPreview, { body: { kind, ref, form: toInput() } });
      const [path, query] = toPage(uid, form.values);
      setHref(toHref(path, { ...query, [previewParam]: previewKey }));
    } catch (error) {
      if (error instanceof ValidationError && error.fields.length > 0) {
        form.setErrors(Object.fromEntries(error.fields.map(({ field, message }) => [field.split('.', 1)[0], message])));
      } else if (error instanceof CallError) shell.toast({ kind: 'error', text: error.message });
      else throw error;
    } finally {
      setBusy(false);
    }
  }

  return {
    button: (
      <Button busy={isBusy} onClick={() => void open()} size="form">
        {t('preview.open')}
      </Button>
    ),
    dialog: href !== undefined && <PreviewDialog href={href} onClose={() => setHref(undefined)} />,
  };
}
