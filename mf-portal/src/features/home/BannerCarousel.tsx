import type { Banner } from '@haesol/shared/contracts';
import { QueryView, useGet, useHasPage, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routes';
import { Carousel, LinkButton, useHydrated, VisuallyHidden } from '@haesol/shared/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Fragment } from 'react';
import { preload } from 'react-dom';
import styles from './BannerCarousel.module.css';
import { homeGets } from './homeGets.ts';

const narrow = '(max-width: 499.98px)';

const autoplayMs = 6_000;
/** The home page has this many (specification §6), whatever the API sends. */
const bannerCount = 3;

/** Banners on their scenes. */
export function BannerCarousel() {
  const t = useText();
  const query = useGet(homeGets.benefit);
  return (
    <div aria-busy={query.isPending || undefined} className={styles.place}>
      <QueryView query={query} skeleton={null}>
        {({ banners }) => (
          <Carousel
            autoplayMs={autoplayMs}
            controls="overlay"
            label={t('homeBanner.label')}
            slides={banners.slice(0, bannerCount).map((banner, at) => ({
              id: banner.id,
              content: <BannerSlide banner={banner} isFirst={at === 0} />,
            }))}
          />
        )}
      </QueryView>
    </div>
  );
}

/** Parts of a title that stay together where a line must break. */
const toClauses = (title: string): readonly string[] => title.split(/(?<=,) /);

function BannerSlide({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  return (
    <div className={styles.slide}>
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className={styles.words}>
        <p className={styles.sub}>{banner.sub}</p>
        <h2 className={styles.title}>
          {toClauses(banner.title).map((clause, at) => (
            <Fragment key={clause}>
              {at > 0 && ' '}
              <span className={styles.clause}>{clause}</span>
            </Fragment>
          ))}
        </h2>
        <BannerLink banner={banner} />
      </div>
    </div>
  );
}

function BannerLink({ banner: { link, linkLabel } }: { readonly banner: Banner }) {
  if (!useHasPage()(link)) return null;
  return (
    <LinkButton href={link} iconEnd={ArrowRight} size="large" variant="primary">
      {linkLabel}
    </LinkButton>
  );
}

/** The page opens with it: the server puts this into the head, before the scripts. */
function preloadScene(imageUrl: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  preload(toHref(imageUrl, { w: 'portrait', theme: undefined }), { ...options, media: narrow });
  preload(toHref(imageUrl, { w: 'banner', theme: undefined }), { ...options, media: `not all and ${narrow}` });
}

/** The same place by day and by night, each drawn for a wide and for a narrow screen. */
function BannerPicture({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const { imageUrl, imageAlt } = banner;
  // Slides that are out of view wait until the page can be used, which they would delay.
  const isAskedFor = useHydrated() || isFirst;
  if (isFirst) preloadScene(imageUrl);
  return (
    <div className={styles.art}>
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
