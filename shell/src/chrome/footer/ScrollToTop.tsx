import { Icon } from '@haesol/kit';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { messages } from '../../messages.ko.ts';
import { mainId } from '../page/SkipLinks.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import styles from './ScrollToTop.module.css';

const shownAfterPx = 400;

function handleClick() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

export interface ScrollToTopProps {
  /** A bar is at the bottom below 1280 px; the button stays above it. */
  aboveBar?: boolean | undefined;
}

/** Scrolls to the top, and moves the focus to the target of "본문 바로가기". */
export function ScrollToTop({ aboveBar = false }: ScrollToTopProps) {
  if (!useScrolledPast(shownAfterPx)) return null;
  return (
    <button type="button" className={styles.button} data-above-bar={aboveBar} onClick={handleClick}>
      <Icon of={ArrowUp} />
      {messages.scrollToTop}
    </button>
  );
}
