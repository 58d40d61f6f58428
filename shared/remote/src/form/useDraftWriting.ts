import { useCallback, useEffect, useRef } from 'react';
import { useShell } from '../context/shellContext.ts';
import type { FormDraft } from './formDraft.ts';

/**
 * Writes the draft: each change once, debounced, and not while the form is being sent. Leaving the form writes immediately;
 * closing the document meanwhile asks for confirmation, because its requests would be cancelled.
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
      // Signing out also leaves the form, and removes its draft.
      if (shell.session.get().userInfo !== null) writePending();
    };
  }, [shell, writePending]);
}
