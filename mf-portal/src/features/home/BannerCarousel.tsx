import type { Banner } from '@haesol/contracts/member';
import type { PassItem } from '@haesol/contracts/travel';
import { Carousel, LinkButton, useHydrated, VisuallyHidden } from '@haesol/kit';
import { QueryView, useFormats, useGet, useHasPage, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Fragment, type ReactNode } from 'react';
import { preload } from 'react-dom';
import styles from './BannerCarousel.module.css';
import { BannerCounts } from './BannerCounts.tsx';
import { BannerSlots } from './BannerSlots.tsx';
import { toFreeDay, toTicketPass } from './bannerRules.ts';
import { homeGets } from './homeGets.ts';
import { PassTicket } from './PassTicket.tsx';

const narrow = '(max-width: 499.98px)';

const autoplayMs = 6_000;
/** Number of banners (specification §6), regardless of the API. */
const bannerCount = 3;

/** Banners: the first on its scene, the others beside free slots, figures or a pass. */
export function BannerCarousel() {
  const t = useText();
  const query = useGet(homeGets.benefit);
  return (
    <div aria-busy={query.isPending || undefined} className={styles.place}>
      <QueryView query={query} skeleton={null}>
        {({ banners, passes }) => (
          <Carousel
            autoplayMs={autoplayMs}
            controls="overlay"
            label={t('homeBanner.label')}
            slides={banners.slice(0, bannerCount).map((banner, at) => ({
              id: banner.id,
              content: <BannerSlide banner={banner} isFirst={at === 0} passes={passes} />,
            }))}
          />
        )}
      </QueryView>
    </div>
  );
}

/** Splits a title into clauses that should not break. */
const toClauses = (title: string): readonly string[] => title.split(/(?<=,) /);

interface BannerSlideProps {
  readonly banner: Banner;
  readonly passes: readonly PassItem[];
  readonly isFirst: boolean;
}

/** Banner on its scene, or beside free slots or a pass, if available. */
function BannerSlide({ banner, passes, isFirst }: BannerSlideProps) {
  const { sub, title, text = '', evidence } = banner;
  const { fact, panel } = useEvidence(banner, passes);
  const sentence = [fact, text].filter(Boolean).join(' ');
  return (
    <div className={styles.slide} data-evidence={panel === undefined ? undefined : evidence}>
      {panel === undefined ? <BannerPicture banner={banner} isFirst={isFirst} /> : <BannerRidge />}
      <div className={styles.words}>
        <div className={styles.about}>
          <p className={styles.sub}>{sub}</p>
          <h2 className={styles.title}>
            {toClauses(title).map((clause, at) => (
              <Fragment key={clause}>
                {at > 0 && ' '}
                <span className={styles.clause}>{clause}</span>
              </Fragment>
            ))}
          </h2>
          {sentence !== '' && <p className={styles.sentence}>{sentence}</p>}
          {evidence === 'COUNTS' && <BannerCounts />}
          <BannerActions banner={banner} />
        </div>
        {panel !== undefined && <div className={styles.panel}>{panel}</div>}
      </div>
    </div>
  );
}

interface Evidence {
  /** Sentence with figures. */
  readonly fact?: string | undefined;
  readonly panel?: ReactNode;
}

/** Returns the figures beside the text of a banner; empty if absent or zero, so that only the text is shown. */
function useEvidence({ evidence }: Banner, passes: readonly PassItem[]): Evidence {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { data: facts } = useGet(homeGets.facts);
  const { data: week } = useGet(homeGets.equipmentWeek);
  if (evidence === 'SLOTS') {
    const day = week && toFreeDay(week);
    if (day === undefined) return {};
    const { totalCnt = 0, freeCnt = 0, date = null, priceFrom = null } = facts?.equipment ?? {};
    return {
      fact:
        freeCnt > 0 && date !== null
          ? t('homeBanner.slotsFact', { total: totalCnt, free: freeCnt, day: formatShortDay(date) })
          : undefined,
      panel: <BannerSlots day={day} priceFrom={priceFrom} />,
    };
  }
  const pass = evidence === 'TICKET' ? toTicketPass(passes) : undefined;
  if (pass === undefined) return {};
  const { hours, placesCnt } = pass;
  return {
    fact: hours === null ? undefined : t('homeBanner.ticketFact', { hours, count: placesCnt }),
    panel: <PassTicket pass={pass} />,
  };
}

function BannerActions({ banner: { link, linkLabel, moreLink, moreLabel } }: { readonly banner: Banner }) {
  const hasPage = useHasPage();
  const more = moreLink != null && moreLabel != null && hasPage(moreLink) ? { href: moreLink, label: moreLabel } : null;
  return (
    <div className={styles.actions}>
      {hasPage(link) && (
        <LinkButton href={link} iconEnd={ArrowRight} size="large" variant="primary">
          {linkLabel}
        </LinkButton>
      )}
      {more !== null && (
        <LinkButton href={more.href} size="large" variant="plain">
          {more.label}
        </LinkButton>
      )}
    </div>
  );
}

/** Two pale ridges along the bottom of a slide without a scene. */
function BannerRidge() {
  return (
    <svg aria-hidden="true" className={styles.ridge} focusable="false" preserveAspectRatio="none" viewBox="0 0 1440 90">
      <path d="M0 60c120-8 200-44 380-44 160 0 220 42 380 34 150-8 230-44 400-40 130 4 190 30 280 24v56H0z" />
      <path d="M0 76c160 4 260-34 440-28 170 6 240 34 420 26 180-10 250-32 400-24 80 4 130 14 180 12v28H0z" />
    </svg>
  );
}

/** Preloads the scene, which is in the initial viewport: the server adds it to the head, before the scripts. */
function preloadScene(imageUrl: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  preload(toHref(imageUrl, { w: 'portrait', theme: undefined }), { ...options, media: narrow });
  preload(toHref(imageUrl, { w: 'banner', theme: undefined }), { ...options, media: `not all and ${narrow}` });
}

/** Picture of the place by day and by night, each for wide and narrow screens. */
function BannerPicture({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const { imageUrl, imageAlt } = banner;
  // Pictures of hidden slides wait until the page is interactive, which they would delay.
  const isAskedFor = useHydrated() || isFirst;
  if (isFirst) preloadScene(imageUrl);
  return (
    <div className={styles.art} data-drifts={isFirst || undefined}>
      <VisuallyHidden>{imageAlt}</VisuallyHidden>
      {(isAskedFor ? ([undefined, 'night'] as const) : []).map((theme) => (
        <picture className={styles.picture} data-night={theme === 'night' || undefined} key={theme ?? 'day'}>
          <source media={narrow} srcSet={toHref(imageUrl, { w: 'portrait', theme })} />
          <img
            alt=""
            className={styles.image}
            fetchPriority={isFirst && theme === undefined ? 'high' : 'low'}
            height={400}
            loading={isFirst && theme === undefined ? 'eager' : 'lazy'}
            src={toHref(imageUrl, { w: 'banner', theme })}
            width={1440}
          />
        </picture>
      ))}
    </div>
  );
}
