import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotionChoice } from '../base/useMotionChoice.ts';

export interface CarouselState {
  index: number;
  count: number;
  goTo: (index: number) => void;
  /** Autoplay is possible. */
  canPlay: boolean;
  /** Autoplay is not stopped by the person. */
  isPlaying: boolean;
  togglePlaying: () => void;
  /** For the element that contains the slides and scrolls horizontally. */
  track: RefObject<HTMLDivElement | null>;
  /** For the outer element: pauses while the pointer or the focus is inside. */
  holdHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  /** For the track: follows a swipe. */
  handleScroll: () => void;
}

/** State of the current slide and of autoplay (APG: Carousel). */
export function useCarousel(count: number, autoplayMs: number | undefined): CarouselState {
  const [index, setIndex] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const motion = useMotionChoice();
  const prefersStill = motion !== 'full';
  // The server renders the default; style sheets hide it with reduced motion.
  const canPlay = autoplayMs !== undefined && count > 1 && motion !== 'reduced';
  const isRunning = canPlay && !prefersStill && !isStopped && !isHeld;

  useEffect(() => {
    const element = track.current;
    if (element !== null && pageOf(element) !== index) {
      element.scrollTo?.({ left: startOf(element, index), behavior: prefersStill ? 'instant' : 'smooth' });
    }
  }, [index, prefersStill]);

  useEffect(() => {
    if (!isRunning || autoplayMs === undefined) {
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden) {
        setIndex((shown) => (shown + 1) % count);
      }
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [isRunning, autoplayMs, count]);

  // Debounces `scroll`, because a swipe ends between two events.
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settle.current), []);

  return {
    index: Math.min(index, count - 1),
    count,
    goTo: (target) => setIndex((target + count) % count),
    canPlay,
    isPlaying: canPlay && !isStopped,
    togglePlaying: () => setIsStopped(!isStopped),
    track,
    holdHandlers: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
    handleScroll() {
      clearTimeout(settle.current);
      settle.current = setTimeout(() => {
        if (track.current !== null && track.current.clientWidth > 0) {
          setIndex(pageOf(track.current));
        }
      }, SETTLE_MS);
    },
  };
}

const SETTLE_MS = 120;

/** Returns the offset of a slide; slides need not be as wide as the view. */
function startOf(track: HTMLElement, index: number): number {
  const [first] = track.children;
  const slide = track.children[index];
  return first instanceof HTMLElement && slide instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
}

/** Returns the slide in the middle of the view. */
function pageOf(track: HTMLElement): number {
  const middle = track.scrollLeft + track.clientWidth / 2;
  const begun = Array.from(track.children, (_, index) => startOf(track, index) <= middle);
  return track.clientWidth === 0 ? 0 : Math.max(0, begun.lastIndexOf(true));
}
