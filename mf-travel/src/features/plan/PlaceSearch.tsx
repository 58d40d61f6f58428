import { attractionList } from '@haesol/contracts/travel';
import { Button, TextField } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import styles from './Plan.module.css';

export interface PlaceSearchProps {
  readonly day: number;
  onChoose(gdsUid: string): void;
}

const shownCount = 6;

/** Search for a place to add to a day. */
export function PlaceSearch({ day, onChoose }: PlaceSearchProps) {
  const t = useText();
  const [word, setWord] = useState('');
  const asked = word.trim();
  const query = useEndpoint(
    attractionList,
    asked === '' ? undefined : { query: { searchKeyword: asked, pageNum: 1, pageSize: shownCount } },
  );
  const list = asked === '' ? [] : (query.data?.list ?? []);
  return (
    <div className={styles.search}>
      <TextField
        label={t('plan.addTo', { day })}
        onChange={({ target }) => setWord(target.value)}
        placeholder={t('plan.searchPlace')}
        type="search"
        value={word}
      />
      <ul aria-live="polite" className={styles.found}>
        {list.map(({ gdsUid, gdsNm, lang }) => (
          <li key={gdsUid}>
            <span lang={lang}>{gdsNm}</span>
            <Button
              aria-label={t('plan.addPlace', { name: gdsNm })}
              onClick={() => {
                setWord('');
                onChoose(gdsUid);
              }}
              size="small"
            >
              {t('plan.put')}
            </Button>
          </li>
        ))}
        {asked !== '' && query.data !== undefined && list.length === 0 && <li>{t('plan.noPlace')}</li>}
      </ul>
    </div>
  );
}
