import type { EndpointData } from '@haesol/contracts/common';
import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames } from '@haesol/contracts/learn';
import { adminFind, foundKinds } from '@haesol/contracts/member';
import { Badge, Dialog, EmptyState, KitLink, SearchField, Spinner } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  paths,
  toApplicationHref,
  toBookingHref,
  toInquiryHref,
  toMemberHref,
  toOrderHref,
  toQnaItemHref,
} from '#paths';
import { officeMenu } from './officeMenu.ts';
import { useIsShown } from './officeRights.tsx';
import styles from './Palette.module.css';
import { PaletteMoves } from './PaletteMoves.tsx';
import { splitCommand } from './splitCommand.ts';
import { usePaletteMoves } from './usePaletteMoves.ts';

export type Found = EndpointData<typeof adminFind>['list'][number];

/** Delay after the last letter, in milliseconds. */
const pauseMs = 200;
const minLength = 2;

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const hrefs: Readonly<Record<Found['kind'], (found: Found) => string>> = {
  BOOKING: ({ uid }) => toBookingHref(uid),
  APPLICATION: ({ uid }) => toApplicationHref(uid),
  ORDER: ({ uid }) => toOrderHref(uid),
  QNA: ({ uid }) => toQnaItemHref(uid),
  INQUIRY: ({ uid }) => toInquiryHref(uid),
  MEMBER: ({ uid }) => toMemberHref(uid),
};

/**
 * Finds items and pages by number, name or title, and makes moves: of the item at hand, and of those that were found. Arrows choose,
 * Enter opens.
 */
export function Palette({ onClose }: { onClose(): void }) {
  const t = useText();
  const isShown = useIsShown();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { labels, toMoves } = usePaletteMoves((one) => hrefs[one.kind](one), onClose);
  const command = splitCommand(
    text,
    labels,
    foundKinds.map((kind) => t(`palette.kinds.${kind}`)),
  );
  const q = useSettled(command.search);
  const { data, isFetching } = useEndpoint(
    adminFind,
    q.length < minLength ? undefined : { query: { q, inquiryYn: 'Y' } },
  );
  // Enter must never act on what was found for an earlier text.
  const isSettled = q === command.search && !isFetching;
  const found = !isSettled || q.length < minLength ? [] : (data?.list ?? []);
  const offered = toMoves(found, command);
  const pages = officeMenu
    .flatMap(({ items }) => items)
    .filter(isShown)
    .map(({ page }) => ({ page, name: t(`names.${page}`) }))
    .filter(({ name }) => name.replaceAll(' ', '').includes(command.page));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const toState = ({ kind, state }: Found): string => {
    if (kind === 'BOOKING') return bookingStateNames[state as keyof typeof bookingStateNames];
    if (kind === 'APPLICATION') return applicationStateNames[state as keyof typeof applicationStateNames];
    if (kind === 'ORDER') return t(`orders.states.${state}`);
    if (kind === 'QNA' || kind === 'INQUIRY') return t(`answer.states.${state}`);
    return t(`members.states.${state}`);
  };

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];

  function handleKey(event: KeyboardEvent) {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? field.current : all[at - 1])?.focus();
    else return;
    event.preventDefault();
  }

  const hasVerb = command.verbs.length > 0 || command.isCommand;
  const moveList = offered.length > 0 && <PaletteMoves offered={offered} key="offered" />;
  return (
    <Dialog initialFocus={field} onClose={onClose} open size="wide" title={t('palette.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the field and the entries. */}
      <div className={styles.palette} onKeyDown={handleKey}>
        <SearchField
          label={t('palette.label')}
          name="q"
          onSearch={() => {
            if (isSettled || !hasVerb) entries()[0]?.click();
          }}
          onValueChange={setText}
          placeholder={t('palette.placeholder')}
          ref={field}
          value={text}
        />
        {isFetching && <Spinner label={t('palette.searching')} />}
        <div ref={list}>
          {hasVerb && moveList}
          {kinds.map((kind) => (
            <section key={kind}>
              <h3 className={styles.kind}>{t(`palette.kinds.${kind}`)}</h3>
              {found
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <KitLink className={styles.link} href={hrefs[kind](one)} key={one.uid} onClick={onClose}>
                    <span className={styles.name}>
                      {one.no !== '' && <b>{one.no}</b>} {one.title} <span>{one.memberNm}</span>
                    </span>
                    <Badge color="gray">{toState(one)}</Badge>
                  </KitLink>
                ))}
            </section>
          ))}
          {!hasVerb && moveList}
          {pages.length > 0 && (
            <section>
              <h3 className={styles.kind}>{t('palette.pages')}</h3>
              {pages.map(({ page, name }) => (
                <KitLink className={styles.link} href={paths[page]} key={page} onClick={onClose}>
                  {name}
                </KitLink>
              ))}
            </section>
          )}
          {found.length === 0 && pages.length === 0 && offered.length === 0 && !isFetching && (
            <EmptyState size="small" title={t('palette.nothing')} />
          )}
        </div>
        <p className={styles.help}>{t('palette.help')}</p>
      </div>
    </Dialog>
  );
}
