import { useEffect, useRef } from 'react';
import type { FormDraft } from './formDraft.ts';

/** Keeps what is typed: each change once, and not while the form is on its way. */
export function useDraftWriting<V extends object>(
  values: V,
  initial: V,
  draft: FormDraft<V> | undefined,
  isOn: boolean,
): void {
  const text = JSON.stringify(values);
  const written = useRef(JSON.stringify(initial));
  const newest = useRef({ draft, values });
  useEffect(() => {
    newest.current = { draft, values };
  });
  const hasDraft = draft !== undefined;
  const delayMs = draft?.delayMs ?? 0;
  useEffect(() => {
    if (!isOn || !hasDraft || text === written.current) return;
    const write = () => {
      written.current = text;
      newest.current.draft?.write(newest.current.values);
    };
    if (delayMs === 0) {
      write();
      return;
    }
    const timer = setTimeout(write, delayMs);
    return () => clearTimeout(timer);
  }, [text, isOn, hasDraft, delayMs]);
}
