import { type OwnPlan, planLimits } from '@haesol/contracts/travel';
import { Button, Select, TextField } from '@haesol/kit';
import { removeDraft } from '@haesol/remote/form';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './Plan.module.css';
import { changeStop, removeStop, type StopChange } from './planChanges.ts';
import { StopTicket, type StopTicketProps } from './StopTicket.tsx';
import type { PlanSaving } from './useSavePlan.ts';
import { useTypedText } from './useTypedText.ts';

export interface StopControlsProps extends Pick<StopTicketProps, 'isPriced' | 'quoted' | 'stop'> {
  readonly plan: Pick<OwnPlan, 'days' | 'planUid' | 'startDate'>;
  readonly dayCnt: number;
  readonly send: PlanSaving['send'];
}

/** Times at a stop that can be chosen, in minutes. */
const stays = [30, 60, 90, 120, 180, 240, 360, 480, 720];

/** Beginnings of a visit that can be chosen: each quarter of an hour. */
const times = Array.from({ length: 24 * 4 }, (_unused, at) =>
  [Math.floor(at / 4), (at % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

const withOwn = <T,>(usual: readonly T[], own: T): readonly T[] => (usual.includes(own) ? usual : [own, ...usual]);

/** Controls of a stop: when it is, its memo and its tickets; each change is saved at once. */
export function StopControls({ plan, send, stop, dayCnt, quoted, isPriced }: StopControlsProps) {
  const t = useText();
  const { formatDuration } = useFormats();
  const change = (next: StopChange) => send(changeStop(stop.stopUid, next));
  const memo = useTypedText(stop.memo, (text) => change({ memo: text }));
  const date = plan.days.find(({ day }) => day === stop.day)?.date ?? plan.startDate;
  const draft = `ticket.${plan.planUid}.${stop.stopUid}`;
  return (
    <fieldset aria-label={stop.gdsNm} className={styles.controls}>
      <Select
        label={t('plan.time')}
        onChange={({ target }) => void change({ time: target.value })}
        options={withOwn(times, stop.time)
          .toSorted()
          .map((time) => ({ value: time, label: time }))}
        value={stop.time}
      />
      <Select
        label={t('plan.stay')}
        onChange={({ target }) => void change({ stayMin: Number(target.value) })}
        options={withOwn(stays, stop.stayMin)
          .toSorted((one, other) => one - other)
          .map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
        value={String(stop.stayMin)}
      />
      <Select
        label={t('plan.dayOf')}
        onChange={({ target }) => void change({ day: Number(target.value) })}
        options={Array.from({ length: dayCnt }, (_unused, at) => ({
          value: String(at + 1),
          label: t('tours.day', { day: at + 1 }),
        }))}
        value={String(stop.day)}
      />
      <p>
        <Button
          aria-label={t('plan.removeOf', { name: stop.gdsNm })}
          onClick={() => {
            removeDraft(draft);
            void send(removeStop(stop.stopUid));
          }}
        >
          {t('plan.takeOut')}
        </Button>
      </p>
      <div className={styles.memo}>
        <TextField {...memo} countMax={planLimits.memo} label={t('plan.memo')} />
      </div>
      <StopTicket
        date={date}
        draft={draft}
        isPriced={isPriced}
        onChange={(next) => void change(next)}
        quoted={quoted}
        stop={stop}
      />
    </fieldset>
  );
}
