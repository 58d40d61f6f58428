import { TextLink } from '@haesol/shared/ui';
import { FirstDay } from '#ui/FirstDay';
import styles from './HitList.module.css';
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
      {hits.map(({ key, title, text, facts, href, picture, bookable }) => (
        <li className={styles.hit} data-pictured={picture !== undefined || undefined} key={key}>
          {picture !== undefined && (
            <img
              alt={picture.alt}
              className={styles.picture}
              height={80}
              loading="lazy"
              src={picture.url}
              width={120}
            />
          )}
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
              <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
            ) : (
              <FirstDay firstDay={bookable.firstDay} price={bookable.price} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
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
