import { useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef } from 'react';
import { PopularWords } from './PopularWords.tsx';
import { RecentWordList } from './RecentWordList.tsx';
import styles from './SearchPanelScreen.module.css';
import { SuggestField } from './SuggestField.tsx';
import { useSearchHref } from './useSearchHref.ts';

/** Slot `site.search.v1`: content of the header's search dialog, with recent and popular keywords. */
export default function SearchPanelScreen() {
  const t = useText();
  const toSearchHref = useSearchHref();
  const shell = useShell();
  const field = useRef<HTMLInputElement>(null);
  // The panel is opened for typing.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <SuggestField
        isInFlow
        label={t('search.label')}
        onSearch={(searchKeyword) => shell.navigate(toSearchHref(searchKeyword))}
        ref={field}
        searchKeyword=""
      />
      <div className={styles.words}>
        <RecentWordList />
        <PopularWords />
      </div>
    </div>
  );
}
