import { Button, IconButton, TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import {
  forgetAllWords,
  forgetWord,
  getNoWords,
  getRecentWords,
  setWordsOff,
  subscribeRecentWords,
} from './recentWords.ts';
import { useSearchHref } from './useSearchHref.ts';
import styles from './WordList.module.css';

/** Recent search keywords on this device; one or all of them can be removed. */
export function RecentWordList() {
  const t = useText();
  const toSearchHref = useSearchHref();
  const { words, isOff } = useSyncExternalStore(subscribeRecentWords, getRecentWords, getNoWords);
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.recent.title')}</h2>
        {words.length > 0 && (
          <Button onClick={forgetAllWords} size="small" variant="text">
            {t('search.recent.forgetAll')}
          </Button>
        )}
      </div>
      {words.length === 0 ? (
        <p className={styles.none}>{t(isOff ? 'search.recent.off' : 'search.recent.none')}</p>
      ) : (
        <ul>
          {words.map((word) => (
            <li className={styles.item} key={word}>
              <TextLink href={toSearchHref(word)} tone="quiet">
                {word}
              </TextLink>
              <IconButton icon={X} label={t('search.recent.forget', { word })} onClick={() => forgetWord(word)} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setWordsOff(!isOff)} size="small" variant="text">
        {t(isOff ? 'search.recent.turnOn' : 'search.recent.turnOff')}
      </Button>
    </section>
  );
}
