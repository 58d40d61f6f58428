import { Button } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '#moves/isTyping';
import { paths } from '#paths';
import { hasKeysAtom } from '#state/settings';
import { KeyDialog } from './KeyDialog.tsx';
import styles from './OfficeKeys.module.css';
import { goKeys } from './officeKeys.ts';
import { Palette } from './Palette.tsx';

/** Time for the second letter of `g t`, in milliseconds. */
const secondKeyMs = 1_500;

/** Keys of all pages of the office: `Ctrl+K` for the palette, `g` and a letter for a page, `?` for help. */
export function OfficeKeys() {
  const t = useText();
  const shell = useShell();
  const hasKeys = useAtomValue(hasKeysAtom);
  const [open, setOpen] = useState<'help' | 'palette'>();
  const goneAt = useRef(0);
  const latest = useRef({ hasKeys, shell });
  useEffect(() => {
    latest.current = { hasKeys, shell };
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.isComposing || document.querySelector('dialog[open]') !== null) return;
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setOpen('palette');
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || !latest.current.hasKeys || isTyping(event.target)) return;
      const page = event.timeStamp - goneAt.current < secondKeyMs ? goKeys[event.key] : undefined;
      goneAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (page !== undefined) {
        // The letter is a move in some lists.
        event.stopImmediatePropagation();
        latest.current.shell.navigate(paths[page]);
      } else if (event.key === '?') setOpen('help');
      else return;
      event.preventDefault();
    }
    // Before the keys of the list.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return (
    <>
      <div className={styles.find}>
        <Button block icon={Search} onClick={() => setOpen('palette')} size="small">
          {t('palette.open')} <kbd className={styles.key}>{t('palette.key')}</kbd>
        </Button>
      </div>
      {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
      {open === 'help' && <KeyDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
