import { type PassItem, travelNumbers } from '@haesol/contracts/travel';
import { ChipGroup, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useCodes, useGet, useListState, useShellLocation, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { PassTicket } from '#ui/PassTicket';
import styles from './PassListScreen.module.css';
import { passListState } from './passListState.ts';

/** Passes of the province with their places and savings. */
export default function PassListScreen() {
  const t = useText();
  const { state, hrefOf } = useListState(passListState);
  const query = useGet(passListState.get, { placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <ChipGroup
        label={t('passes.kind')}
        options={[{ code: '', codeName: t('passes.all') }, ...useCodes('PS_CD')].map(({ code, codeName }) => ({
          value: code,
          label: codeName,
          href: hrefOf({ psCd: code }),
        }))}
        selected={[state.psCd]}
      />
      <QueryView
        empty={
          <EmptyState title={t('passes.empty')}>
            <LinkButton href={paths.passes}>{t('passes.showAll')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={4} />}
      >
        {({ list }) => <Passes isStale={query.isPlaceholderData} passes={list} />}
      </QueryView>
      <ul className={styles.rules}>
        <li>{t('passes.rules.start')}</li>
        <li>{t('passes.rules.valid', travelNumbers())}</li>
        <li>{t('passes.rules.refund', travelNumbers())}</li>
      </ul>
      <p>
        <LinkButton href="/myPage/qnaWrite?categoryCd=TRAVEL" size="form">
          {t('passes.ask')}
        </LinkButton>
      </p>
    </div>
  );
}

interface PassesProps {
  readonly passes: readonly PassItem[];
  /** The passes belong to the previous filter. */
  readonly isStale: boolean;
}

function Passes({ passes, isStale }: PassesProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const { hash } = useShellLocation();
  useEffect(() => {
    // The browser handled the address's hash before the list had loaded.
    if (hash !== '') list.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, [hash]);
  return (
    <section aria-busy={isStale} aria-label={t('passes.results')}>
      <ul className={styles.passes} ref={list}>
        {passes.map((pass, index) => (
          <li id={pass.gdsDtlUid} key={pass.gdsDtlUid}>
            <PassTicket headingLevel={2} index={index} pass={pass} />
          </li>
        ))}
      </ul>
    </section>
  );
}
