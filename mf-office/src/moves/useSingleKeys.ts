import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { hasKeysAtom } from '#state/settings';
import { isTyping } from './isTyping.ts';

/**
 * Single-letter keys of a page: off in fields, in dialogs, while a syllable is composed, and where the person has switched them off.
 * @param onKey returns true if the key did something
 */
export function useSingleKeys(onKey: (key: string) => boolean): void {
  const hasKeys = useAtomValue(hasKeysAtom);
  const latest = useRef({ hasKeys, onKey });
  useEffect(() => {
    latest.current = { hasKeys, onKey };
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      const isOff = !latest.current.hasKeys || document.querySelector('dialog[open]') !== null;
      // Another part of the page may have reacted to it.
      if (event.defaultPrevented || !isPlain || isOff || isTyping(event.target)) return;
      if (latest.current.onKey(event.key)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
