import { type EndpointData, toCommonForm } from '@haesol/contracts/common';
import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames } from '@haesol/contracts/learn';
import { adminFind } from '@haesol/contracts/member';
import { Badge, Dialog, EmptyState, KitLink, SearchField, Spinner } from '@haesol/kit';
import { useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
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

type Found = EndpointData<typeof adminFind>['list'][number];

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

/** Finds items and pages by number, name or title. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose(): void }) {
  const t = useText();
  const shell = useShell();
  const isShown = useIsShown();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const { data, isFetching } = useEndpoint(
    adminFind,
    q.length < minLength ? undefined : { query: { q, inquiryYn: 'Y' } },
  );
  const found = q.length < minLength ? [] : (data?.list ?? []);
  const pages = officeMenu
    .flatMap(({ items }) => items)
    .filter(isShown)
    .map(({ page }) => ({ page, name: t(`names.${page}`) }))
    .filter(({ name }) => name.replaceAll(' ', '').includes(toCommonForm(text).replaceAll(' ', '')));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const toState = ({ kind, state }: Found): string => {
    if (kind === 'BOOKING') return bookingStateNames[state as keyof typeof bookingStateNames];
    if (kind === 'APPLICATION') return applicationStateNames[state as keyof typeof applicationStateNames];
    if (kind === 'ORDER') return t(`orders.states.${state}`);
    if (kind === 'QNA' || kind === 'INQUIRY') return t(`answer.states.${state}`);
    return t(`members.states.${state}`);
  };

  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  function openFirst() {
    const href = links()[0]?.getAttribute('href');
    if (href === undefined || href === null) return;
    onClose();
    shell.navigate(href);
  }

  function handleKey(event: KeyboardEvent) {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? field.current : all[at - 1])?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog initialFocus={field} onClose={onClose} open size="wide" title={t('palette.title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the field and the links. */}
      <div className={styles.palette} onKeyDown={handleKey}>
        <SearchField
          label={t('palette.label')}
          name="q"
          onSearch={openFirst}
          onValueChange={setText}
          placeholder={t('palette.placeholder')}
          ref={field}
          value={text}
        />
        {isFetching && <Spinner label={t('palette.searching')} />}
        <div ref={list}>
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
          {found.length === 0 && pages.length === 0 && !isFetching && (
            <EmptyState size="small" title={t('palette.nothing')} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
