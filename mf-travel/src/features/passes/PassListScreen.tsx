import { useCall, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { ChipGroup, EmptyState, ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, toPassesHref } from '#paths';
import { PassCard } from './PassCard.tsx';
import styles from './PassListScreen.module.css';
import { passQueries, readKind } from './passQueries.ts';

/** Passes of the province with what they hold and save. */
export default function PassListScreen() {
  const t = useText();
  const call = useCall();
  const psCd = readKind(useSearchParams()[0]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(passQueries.list(call, psCd));
  const list = useRef<HTMLUListElement>(null);
  const { hash } = useShellLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    // The pass that a link names has come later than the page.
    if (isThere && hash !== '') list.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, [hash, isThere]);
  const kinds = useQuery(passQueries.kinds(call)).data?.list ?? [];
  return (
    <div className={styles.screen}>
      <ChipGroup
        label={t('passes.kind')}
        options={[
          { value: '', label: t('passes.all'), href: paths.passes },
          ...kinds.map(({ code, codeName }) => ({ value: code, label: codeName, href: toPassesHref(code) })),
        ]}
        selected={[psCd]}
      />
      {data === undefined && error === null && <Skeleton lines={3} rows={4} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.list.length === 0 && (
        <EmptyState title={t('passes.empty')}>
          <LinkButton href={paths.passes}>{t('passes.showAll')}</LinkButton>
        </EmptyState>
      )}
      {data !== undefined && data.list.length > 0 && (
        <section aria-busy={isPlaceholderData} aria-label={t('passes.results')}>
          <ul className={styles.passes} ref={list}>
            {data.list.map((pass, index) => (
              <li id={pass.gdsDtlUid} key={pass.gdsDtlUid}>
                <PassCard index={index} pass={pass} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.rules}>
        <li>{t('passes.rules.start')}</li>
        <li>{t('passes.rules.valid')}</li>
        <li>{t('passes.rules.refund')}</li>
      </ul>
      <p>
        <LinkButton href="/myPage/qnaWrite?categoryCd=TRAVEL" size="form">
          {t('passes.ask')}
        </LinkButton>
      </p>
    </div>
  );
}
