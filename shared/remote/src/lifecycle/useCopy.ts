import { copyText } from '@haesol/kit';
import { useShell } from '../context/shellContext.ts';

/** Texts of the toasts. */
export interface CopyWords {
  readonly done: string;
  readonly failed: string;
}

/**
 * Copies a text to the clipboard and shows the result in a toast.
 *
 * @example
 * const copy = useCopy();
 * return <Button onClick={() => void copy(no, { done: t('copied'), failed: t('copyFailed') })}>{t('copy')}</Button>;
 */
export function useCopy(): (text: string, words: CopyWords) => Promise<void> {
  const shell = useShell();
  return async (text, { done, failed }) => {
    try {
      await copyText(text);
      shell.toast({ kind: 'done', text: done });
    } catch {
      shell.toast({ kind: 'error', text: failed });
    }
  };
}
