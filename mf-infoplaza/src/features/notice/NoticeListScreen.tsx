import { useText } from '@haesol/shared/lifecycle';
import { useState } from 'react';
import styles from './NoticeListScreen.module.css';

export default function NoticeListScreen() {
  const t = useText();
  const [count, setCount] = useState(0);
  return (
    <button className={styles.list} onClick={() => setCount(count + 1)} type="button">
      {`${t('notice.empty')} ${count}`}
    </button>
  );
}
