import { CardPicture, Icon, TextLink } from '@haesol/kit';
import { FirstDay } from '#ui/FirstDay';
import styles from './HitList.module.css';
import { toPageIcon } from './pageIcons.ts';
import { type Hit, toParts } from './searchRules.ts';

export interface HitListProps {
  readonly hits: readonly Hit[];
  /** Highlighted in titles and summaries. */
  readonly word: string;
  /** Tints the first one. */
  readonly isBestFirst?: boolean;
}

/** Hits of one group. */
export function HitList({ hits, word, isBestFirst }: HitListProps) {
  return (
    <ul data-best={isBestFirst}>
      {hits.map(({ key, title, text, facts, href, picture, bookable, page }) => (
        <li
          className={styles.hit}
          data-page={page !== undefined || undefined}
          data-pictured={picture !== undefined || undefined}
          key={key}
        >
          {page !== undefined && (
            <span className={styles.icon}>
              <Icon of={toPageIcon(href)} size={24} />
            </span>
          )}
          {picture !== undefined && <CardPicture alt={picture.alt} loading="lazy" src={picture.url} />}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <TextLink href={href} tone="quiet">
                <Marked text={title} word={word} />
              </TextLink>
            </h3>
            {text !== '' && (
              <p className={styles.text}>
                <Marked text={text} word={word} />
              </p>
            )}
            {bookable === undefined ? (
              <Facts facts={facts} />
            ) : (
              <FirstDay firstDay={bookable.firstDay} price={bookable.price} />
            )}
          </div>
          {page?.section !== undefined && <p className={styles.section}>{page.section}</p>}
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: Pick<Hit, 'facts'>) {
  const shown = facts.filter((fact) => fact !== '');
  return shown.length > 0 && <p className={styles.facts}>{shown.join(' · ')}</p>;
}

function Marked({ text, word }: { readonly text: string; readonly word: string }) {
  const parts = toParts(text, word).map((part, at) => ({ ...part, key: `${at}` }));
  return parts.map(({ text: part, isHit, key }) =>
    isHit ? (
      <mark className={styles.mark} key={key}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
