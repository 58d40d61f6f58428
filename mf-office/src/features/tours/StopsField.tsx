import { translatedLocales } from '@haesol/contracts/common';
import { tourLimits, tourMoves } from '@haesol/contracts/travel';
import { Badge, Button, Disclosure, Fieldset, Select, type SelectOption, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useRowNames } from '#moves/useRowNames';
import type { RowsControlProps } from '#ui/EntityDialog';
import { RowButtons } from '#ui/RowButtons';
import styles from './StopsField.module.css';
import { type DayRow, findProblems, readRows, type StopRow, type TourRow, toNewRow } from './stopRows.ts';

type Named<Row> = Row & { readonly key: number };
type NamedRow = Named<TourRow>;

export interface StopsFieldProps extends RowsControlProps {
  /** Places of the site. */
  readonly places: readonly SelectOption[];
}

/** Days of a tour with their stops, which move within their day and, past its head, to the day before or after. */
export function StopsField({ id, label, error, value, onChange, places }: StopsFieldProps) {
  const t = useText();
  const names = useRowNames();
  const typed = readRows(value);
  const keys = names.name(typed.length);
  const rows: readonly NamedRow[] = typed.map((row, at) => ({ ...row, key: keys[at] ?? at }));
  const heads = rows.flatMap(({ kind }, at) => (kind === 'day' ? [at] : []));
  const problems = error === undefined ? new Map<string, string>() : findProblems(typed);
  function set(list: readonly NamedRow[]) {
    names.record(list);
    onChange(JSON.stringify(list.map(({ key: _key, ...row }) => row)));
  }
  const change = (key: number, part: Partial<DayRow> | Partial<StopRow>) =>
    set(rows.map((row) => (row.key === key ? ({ ...row, ...part } as NamedRow) : row)));
  const dayOf = (at: number) => heads.filter((head) => head <= at).length;
  const isLastOfDay = (at: number) => rows[at + 1]?.kind !== 'stop';
  const add = (row: TourRow, at: number) => set(rows.toSpliced(at, 0, { ...row, key: names.create() }));
  return (
    <Fieldset error={error} id={id} label={label}>
      <div className={styles.rows}>
        {rows.map((row, at) => {
          const errorOf = (name: string) => problems.get(`${at}.${name}`);
          if (row.kind === 'day') {
            return (
              <DayHead
                day={dayOf(at)}
                errorOf={errorOf}
                isEmpty={isLastOfDay(at)}
                key={row.key}
                onChange={(part) => change(row.key, part)}
                onMerge={() => set(rows.filter(({ key }) => key !== row.key))}
                row={row}
              />
            );
          }
          return (
            <div className={styles.stop} key={row.key}>
              <div className={styles.head}>
                <h4 className={styles.name}>
                  {row.gdsNm} {row.gdsState === 'OFF' && <Badge color="red">{t('tours.gone')}</Badge>}
                </h4>
                <RowButtons at={at} count={rows.length} first={1} list={rows} name={row.gdsNm} onChange={set} />
              </div>
              <StopFields
                errorOf={errorOf}
                isLast={isLastOfDay(at)}
                onChange={(part) => change(row.key, part)}
                row={row}
              />
            </div>
          );
        })}
      </div>
      <AddStop
        days={heads.length}
        onAdd={(gdsUid, day) => {
          const gdsNm = places.find((place) => place.value === gdsUid)?.label ?? gdsUid;
          add(toNewRow(gdsUid, gdsNm), heads[day] ?? rows.length);
        }}
        places={places}
      />
      <div>
        <Button
          disabled={heads.length >= tourLimits.days}
          onClick={() => add({ kind: 'day', start: '10:00' }, rows.length)}
          type="button"
        >
          {t('tours.addDay')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  errorOf(name: string): string | undefined;
  onChange(part: Partial<Row>): void;
}

interface DayHeadProps extends RowProps<DayRow> {
  /** From 1. */
  readonly day: number;
  readonly isEmpty: boolean;
  onMerge(): void;
}

function DayHead({ row, day, isEmpty, errorOf, onChange, onMerge }: DayHeadProps) {
  const t = useText();
  const name = t('tours.day', { day });
  return (
    <div className={styles.day}>
      <h3 className={styles.dayName}>{name}</h3>
      <TextField
        aria-label={`${name} ${t('tours.start')}`}
        error={errorOf('start')}
        label={t('tours.start')}
        onChange={({ target }) => onChange({ start: target.value })}
        type="time"
        value={row.start}
      />
      {day > 1 && (
        <Button aria-label={`${name} ${t('tours.mergeDay')}`} onClick={onMerge} size="small" type="button">
          {t('tours.mergeDay')}
        </Button>
      )}
      {isEmpty && <p className={styles.note}>{t('tours.noStops')}</p>}
    </div>
  );
}

interface StopFieldsProps extends RowProps<StopRow> {
  /** The last stop of a day leads nowhere. */
  readonly isLast: boolean;
}

function StopFields({ row, isLast, errorOf, onChange }: StopFieldsProps) {
  const t = useText();
  const of = (name: string, label: string) => ({ 'aria-label': `${row.gdsNm} ${label}`, error: errorOf(name), label });
  const number = (name: 'moveKm' | 'moveMin' | 'stayMin') => (
    <TextField
      {...of(name, t(`tours.${name}`))}
      inputMode="decimal"
      onChange={({ target }) => onChange({ [name]: target.value })}
      required
      value={row[name]}
    />
  );
  const written = translatedLocales
    .filter((lang) => (row.memos[lang] ?? '') !== '')
    .map((lang) => t(`goods.langs.${lang}`));
  return (
    <div className={styles.fields}>
      {number('stayMin')}
      {!isLast && (
        <>
          <Select
            {...of('moveBy', t('tours.moveBy'))}
            onChange={({ target }) => onChange({ moveBy: target.value })}
            options={tourMoves.map((way) => ({ value: way, label: t(`tours.ways.${way}`) }))}
            placeholder={t('queue.choose')}
            required
            value={row.moveBy}
          />
          {number('moveMin')}
          {number('moveKm')}
        </>
      )}
      <div className={styles.wide}>
        <TextField
          {...of('memo', t('tours.memo'))}
          onChange={({ target }) => onChange({ memo: target.value })}
          optional
          value={row.memo}
        />
      </div>
      <div className={styles.wide}>
        <Disclosure title={written.length === 0 ? t('tours.memos') : t('tours.memosOf', { langs: written.join(', ') })}>
          <div className={styles.memos}>
            {translatedLocales.map((lang) => (
              <TextField
                {...of(`memos.${lang}`, t('tours.memoIn', { lang: t(`goods.langs.${lang}`) }))}
                key={lang}
                lang={lang}
                onChange={({ target }) => onChange({ memos: { ...row.memos, [lang]: target.value } })}
                optional
                value={row.memos[lang] ?? ''}
              />
            ))}
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

interface AddStopProps {
  readonly places: readonly SelectOption[];
  readonly days: number;
  /** @param day from 1 */
  onAdd(gdsUid: string, day: number): void;
}

function AddStop({ places, days, onAdd }: AddStopProps) {
  const t = useText();
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState<number>();
  const day = Math.min(chosen ?? days, days);
  return (
    <div className={styles.add}>
      <div className={styles.choice}>
        <Select
          label={t('tours.place')}
          onChange={({ target }) => setPlace(target.value)}
          options={places}
          placeholder={t('queue.choose')}
          value={place}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={t('tours.placeDay')}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={Array.from({ length: days }, (_, at) => ({
            value: String(at + 1),
            label: t('tours.day', { day: at + 1 }),
          }))}
          value={String(day)}
        />
      </div>
      <Button disabled={place === ''} onClick={() => onAdd(place, day)} type="button">
        {t('tours.addStop')}
      </Button>
    </div>
  );
}
