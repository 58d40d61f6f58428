import { CardPicture, Icon, TextLink } from '@haesol/kit';
import { FirstDay } from '#ui/FirstDay';
import styles from './HitList.module.css';
import { toPageIcon } from './pageIcons.ts';
import { type Hit, toParts } from './searchRules.ts';
import { useContentLang } from './useContentLang.ts';

export interface HitListProps {
  readonly hits: readonly Hit[];
  /** Highlighted in titles and summaries. */
  readonly word: string;
  /** Tints the first one. */
  readonly isBestFirst?: boolean;
}

/** Hits of one group. */
export function HitList({ hits, word, isBestFirst }: HitListProps) {
  const toLang = useContentLang();
  return (
    <ul data-best={isBestFirst}>
      {hits.map(({ key, title, text, lang, kind, facts, href, picture, bookable, page }) => (
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
          {picture !== undefined && (
            <CardPicture alt={picture.alt} lang={toLang(lang)} loading="lazy" src={picture.url} />
          )}
          <div className={styles.words}>
            <h3 className={styles.title} lang={toLang(lang)}>
              <TextLink href={href} tone="quiet">
                <Marked text={title} word={word} />
              </TextLink>
            </h3>
            {text !== '' && (
              <p className={styles.text} lang={toLang(lang)}>
                <Marked text={text} word={word} />
              </p>
            )}
            {bookable === undefined ? (
              <Facts facts={facts} kind={kind} lang={toLang(lang)} />
            ) : (
              <FirstDay firstDay={bookable.firstDay} price={bookable.price} />
            )}
          </div>
          {page?.section !== undefined && (
            <p className={styles.section} lang={toLang(lang)}>
              {page.section}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ kind, facts, lang }: Pick<Hit, 'facts' | 'kind'> & { readonly lang: string | undefined }) {
  const shown = facts.filter((fact) => fact !== '').join(' · ');
  if (kind === undefined && shown === '') return null;
  return (
    <p className={styles.facts}>
      {kind !== undefined && <span>{shown === '' ? kind : `${kind} · `}</span>}
      {shown !== '' && <span lang={lang}>{shown}</span>}
    </p>
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
