import { useCallback, useEffect, useRef } from 'react';
import { useShell } from '../context/shellContext.ts';
import type { FormDraft } from './formDraft.ts';

/**
 * Keeps what is typed: each change once, and not while the form is on its way. A form that is left before the quiet time
 * is over writes at once; a document that is closed meanwhile asks first, because its requests would be cancelled.
 */
export function useDraftWriting<V extends object>(
  values: V,
  initial: V,
  draft: FormDraft<V> | undefined,
  isOn: boolean,
): void {
  const shell = useShell();
  const text = JSON.stringify(values);
  const written = useRef(JSON.stringify(initial));
  const newest = useRef({ draft, values, text, isOn });
  useEffect(() => {
    newest.current = { draft, values, text, isOn };
  });
  const writePending = useCallback(() => {
    const form = newest.current;
    if (!form.isOn || form.text === written.current) return;
    written.current = form.text;
    form.draft?.write(form.values);
  }, []);
  const hasDraft = draft !== undefined;
  const delayMs = draft?.delayMs ?? 0;
  useEffect(() => {
    if (!isOn || !hasDraft || text === written.current) return;
    if (delayMs === 0) {
      writePending();
      return;
    }
    const release = shell.block(({ pathname }) => pathname === '');
    const timer = setTimeout(() => {
      release();
      writePending();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [shell, text, isOn, hasDraft, delayMs, writePending]);
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') writePending();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      // Signing out leaves the form as well, and takes its draft along.
      if (shell.session.get().userInfo !== null) writePending();
    };
  }, [shell, writePending]);
}
