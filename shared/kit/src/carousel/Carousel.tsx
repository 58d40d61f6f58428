import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Carousel.module.css';
import { type CarouselState, useCarousel } from './useCarousel.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the content, e.g. "주요 안내". */
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds between slides; absent: no autoplay. */
  autoplayMs?: number | undefined;
  /** Title beside the controls. */
  head?: ReactNode;
  /** Filters after the title; on small phones in a separate row. */
  filters?: ReactNode;
  /** Link to the whole list, after the controls; in the same place as in sections without controls. */
  more?: ReactNode;
  /** head: above the slides, at the right · overlay: on the slides, for a banner. @default 'head' */
  controls?: 'head' | 'overlay';
  /** view: a slide fills the view · content: as wide as its content, with scroll snapping, on small phones. @default 'view' */
  slideSize?: 'view' | 'content';
  /** Makes the track focusable, for slides without focusable content: a scrolling area must be reachable by keyboard. */
  focusable?: boolean | undefined;
}

/**
 * Slides side by side, one in view (APG: Carousel). They can be swiped; hidden ones are inert. Autoplay can be stopped by a
 * button that is always in view and first in the focus order.
 */
export function Carousel({
  label,
  slides,
  autoplayMs,
  head,
  filters,
  more,
  controls = 'head',
  slideSize = 'view',
  focusable = false,
}: CarouselProps) {
  const say = useKitText();
  const carousel = useCarousel(slides.length, autoplayMs);
  // A single slide is only a scrollable row, and is not called a slide.
  const turns = slides.length > 1;
  return (
    <section
      aria-label={label}
      aria-roledescription={turns ? 'carousel' : undefined}
      className={styles.carousel}
      data-controls={controls}
      data-slide-size={slideSize}
      {...carousel.holdHandlers}
    >
      <div className={controls === 'head' ? styles.head : undefined}>
        {head === undefined ? null : <div className={styles.title}>{head}</div>}
        {filters === undefined ? null : <div className={styles.filters}>{filters}</div>}
        {turns ? <CarouselControls carousel={carousel} label={label} /> : null}
        {more === undefined ? null : <div className={styles.more}>{more}</div>}
      </div>
      <div
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        className={styles.track}
        onScroll={carousel.handleScroll}
        ref={carousel.track}
        tabIndex={focusable ? 0 : undefined}
      >
        {slides.map((slide, index) => (
          <div
            className={styles.slide}
            inert={index !== carousel.index}
            key={slide.id}
            {...(turns && {
              'aria-label': say(uiTexts.slidePosition, { position: index + 1, count: slides.length }),
              'aria-roledescription': 'slide',
              role: 'group',
            })}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}

function CarouselControls({ carousel, label }: { carousel: CarouselState; label: string }) {
  const say = useKitText();
  return (
    <div className={styles.controls}>
      <IconButton
        icon={ChevronLeft}
        label={`${label} ${say(uiTexts.previousSlide)}`}
        onClick={() => carousel.goTo(carousel.index - 1)}
      />
      <span className={styles.position}>
        <span className={styles.shown}>{carousel.index + 1}</span>
        <span>{`/${carousel.count}`}</span>
      </span>
      <IconButton
        icon={ChevronRight}
        label={`${label} ${say(uiTexts.nextSlide)}`}
        onClick={() => carousel.goTo(carousel.index + 1)}
      />
      {carousel.canPlay ? (
        <button className={styles.play} onClick={carousel.togglePlaying} type="button">
          <Icon of={carousel.isPlaying ? Pause : Play} size={18} />
          <span>{carousel.isPlaying ? say(uiTexts.pause) : say(uiTexts.play)}</span>
        </button>
      ) : null}
    </div>
  );
}
