import { Button, Icon, IconButton, TextLink } from '@haesol/kit';
import { keepDates } from '@haesol/remote/i18n';
import { useGet, useShell, useText } from '@haesol/remote/lifecycle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { toNoticeHref } from '#paths';
import { homeGets } from './homeGets.ts';
import styles from './UrgentBar.module.css';
import { hideUrgentPost, isUrgentPostHidden, subscribeUrgentPost } from './urgentPostMemory.ts';

/** Latest urgent notice, until the person hides it for the day. */
export function UrgentBar() {
  const t = useText();
  const shell = useShell();
  const { data } = useGet(homeGets.urgentPost);
  const [isClosed, setIsClosed] = useState(false);
  const post = data?.list.find(({ urgentYn }) => urgentYn === 'Y');
  const isHidden = useSyncExternalStore(
    subscribeUrgentPost,
    () => post !== undefined && isUrgentPostHidden(post.postUid, shell.now()),
    () => false,
  );
  if (post === undefined || isClosed || isHidden) return null;
  return (
    <section aria-label={t('homeUrgent.label')} className={styles.bar}>
      <div className={styles.content}>
        <b className={styles.mark}>
          <Icon of={TriangleAlert} size={16} />
          {t('homeUrgent.urgent')}
        </b>
        <span className={styles.title}>
          <TextLink href={toNoticeHref(post.postUid)} tone="quiet">
            {keepDates(post.title)}
          </TextLink>
        </span>
        <span className={styles.actions}>
          <Button onClick={() => hideUrgentPost(post.postUid, shell.now())} size="small" variant="text">
            {t('homeUrgent.hideToday')}
          </Button>
          <IconButton icon={X} iconSize={20} label={t('homeUrgent.close')} onClick={() => setIsClosed(true)} />
        </span>
      </div>
    </section>
  );
}
