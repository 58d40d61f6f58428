import { type GoodsInfo, stockWaitAdd, stockWaits } from '@haesol/contracts/travel';
import { Button, Select, TextLink } from '@haesol/kit';
import { useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { paths } from '#paths';
import { useRefusalToast } from '#ui/useRefusalToast';
import { useWhenText } from '#ui/useWhenText';
import styles from './WhenFields.module.css';

export interface WaitForSeatsProps {
  readonly info: GoodsInfo;
  /** Number of tickets to wait for. */
  readonly count: number;
}

interface Place {
  readonly useDate: string;
  readonly useTime?: string;
}

const toKey = ({ useDate, useTime = '' }: Place) => `${useDate} ${useTime}`.trim();

/** Lists days, of goods with times hours, that have fewer seats than wanted. */
const listShort = ({ dates }: GoodsInfo, count: number): Place[] =>
  dates.flatMap(({ date, state, remain, times }): Place[] => {
    if (state === 'CLOSED') return [];
    const isShort = (one: { readonly state: string; readonly remain: number | null }) =>
      one.state !== 'CLOSED' && one.remain !== null && one.remain < count;
    if (times.length === 0) return isShort({ state, remain }) ? [{ useDate: date }] : [];
    return times.flatMap((one) => (isShort(one) ? [{ useDate: date, useTime: one.time }] : []));
  });

/** Waits for a day or hour that has too few seats; only for members, whom an offer reaches on the site. */
export function WaitForSeats({ info, count }: WaitForSeatsProps) {
  const t = useText();
  const shell = useShell();
  const whenText = useWhenText();
  const [chosen, setChosen] = useState('');
  const { isLogin } = useSession();
  const wanted = Math.min(6, Math.max(1, count));
  const places = listShort(info, wanted);
  const add = useEndpointMutation(stockWaitAdd, {
    invalidates: [stockWaits],
    onSuccess: ({ waitNo }) => shell.toast({ kind: 'done', text: t('buying.waits.added', { no: waitNo }) }),
    onError: useRefusalToast(),
  });
  const place = places.find((one) => toKey(one) === chosen);
  if (places.length === 0 || !isLogin) return null;
  return (
    <div className={styles.wait}>
      <Select
        label={t('buying.waits.label')}
        onChange={({ target }) => setChosen(target.value)}
        optional
        options={places.map((one) => ({ value: toKey(one), label: whenText(one) }))}
        placeholder={t('buying.waits.choose')}
        value={place === undefined ? '' : chosen}
      />
      {place !== undefined && (
        <Button
          busy={add.isPending}
          onClick={() => add.mutate({ body: { goodsDtlId: info.goodsDtlId, ...place, count: wanted } })}
        >
          {t('buying.waits.add')}
        </Button>
      )}
      <p className={styles.note}>
        {t('buying.waits.text')} <TextLink href={paths.my}>{t('my.title')}</TextLink>
      </p>
    </div>
  );
}
