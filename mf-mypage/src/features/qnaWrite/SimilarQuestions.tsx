import { qnaSimilar } from '@haesol/contracts/board';
import { TextLink } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { toFaqHref, toPublicQnaHref } from '#paths';
import styles from './SimilarQuestions.module.css';

/** Debounce delay before the request, in milliseconds. */
const debounceMs = 250;
/** A shorter title would match almost every question. */
const minTitleLength = 2;

/** Answered questions similar to the typed title; they open in a new tab, so that the form keeps its text. */
export function SimilarQuestions({ title }: { readonly title: string }) {
  const t = useText();
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useEndpoint(qnaSimilar, settled.length < minTitleLength ? undefined : { query: { q: settled } });
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
