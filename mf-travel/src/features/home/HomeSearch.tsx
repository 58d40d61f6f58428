import { Button, IconButton, KitLink, SearchField } from '@haesol/kit';
import { useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '#paths';
import styles from './HomeSearch.module.css';
import { homeGets } from './homeGets.ts';
import { recentWords } from './recentWords.ts';

const popularCount = 4;
const toResults = (searchKeyword: string) => toHref(paths.attractions, { searchKeyword });

/** Search for places, with popular and recent keywords. */
export function HomeSearch() {
  const t = useText();
  const shell = useShell();
  const [typed, setTyped] = useState('');
  const popular = useGet(homeGets.popular).data?.list ?? [];
  const recent = useSyncExternalStore(recentWords.subscribe, recentWords.get, recentWords.getServer);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('home.search')}
        onSearch={(word) => {
          if (word === '') return;
          recentWords.add(word);
          shell.navigate(toResults(word));
        }}
        onValueChange={setTyped}
        placeholder={t('home.searchHint')}
        value={typed}
      />
      {popular.length > 0 && (
        <p className={styles.words}>
          <span>{t('home.popular')}</span>
          {popular.slice(0, popularCount).map(({ text }) => (
            <KitLink className={styles.word} href={toResults(text)} key={text} onClick={() => recentWords.add(text)}>
              {text}
            </KitLink>
          ))}
        </p>
      )}
      {recent.length > 0 && (
        <div className={styles.words}>
          <span>{t('home.recent')}</span>
          {recent.map((word) => (
            <span className={styles.recent} key={word}>
              <KitLink className={styles.word} href={toResults(word)}>
                {word}
              </KitLink>
              <IconButton
                icon={X}
                iconSize={16}
                label={t('home.forget', { word })}
                onClick={() => recentWords.remove(word)}
              />
            </span>
          ))}
          <Button onClick={recentWords.clear} size="small">
            {t('home.forgetAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
