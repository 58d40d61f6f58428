import { Icon } from '@haesol/kit';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { messages } from '../../messages.ko.ts';
import { makeFootRoom } from '../feedback/footRoom.ts';
import { mainId } from '../page/SkipLinks.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import styles from './ScrollToTop.module.css';

const shownAfterPx = 400;

function handleClick() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/** Stays above bars at the bottom of the window, e.g. the buttons of a form. */
function stayAboveBars(button: HTMLButtonElement) {
  return makeFootRoom(button, '--top-room');
}

/** Scrolls to the top, and moves the focus to the target of "본문 바로가기". */
export function ScrollToTop() {
  if (!useScrolledPast(shownAfterPx)) return null;
  return (
    <button className={styles.button} onClick={handleClick} ref={stayAboveBars} type="button">
      <Icon of={ArrowUp} />
      {messages.scrollToTop}
    </button>
  );
}
