import { useCall, useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toFaqHref, toPublicQnaHref } from '#paths';
import styles from './SimilarQuestions.module.css';
import { similarQuery } from './writeQueries.ts';

const quietMs = 250;

/** Answered questions like the title that is being typed; they open beside the form, which keeps its words. */
export function SimilarQuestions({ title }: { readonly title: string }) {
  const t = useText();
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title.trim()), quietMs);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useQuery(similarQuery(useCall(), settled));
  if (data === undefined || data.list.length === 0 || title.trim() === '') return null;
  return (
    <section aria-label={t('write.similar')} className={styles.similar}>
      <h2 className={styles.title}>{t('write.similar')}</h2>
      <ul>
        {data.list.map(({ type, uid, title: name }) => (
          <li className={styles.item} key={uid}>
            <span className={styles.kind}>{t(`write.similarKind.${type}`)}</span>
            <TextLink href={type === 'FAQ' ? toFaqHref(uid) : toPublicQnaHref(uid)} rel="noopener" target="_blank">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
