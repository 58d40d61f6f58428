import { createUuid } from '@haesol/contracts/common';
import { adminCheckCode } from '@haesol/contracts/travel';
import { Button, Select, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { NetworkError } from '@haesol/remote/http';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useFormats, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { OfficePage } from '#ui/OfficePage';
import { usePlaces } from '#ui/usePlaces';
import { useWhenText } from '#ui/useWhenText';
import { type Checked, isElsewhere, toName } from './checkedItem.ts';
import { GateCamera } from './GateCamera.tsx';
import { GateQueue } from './GateQueue.tsx';
import styles from './GateScreen.module.css';
import { useGate } from './useGate.ts';

/** Result of the last code: checked, used, refused with the reason, or kept without network. */
type Result =
  | { readonly kind: 'checked'; readonly code: string; readonly key: string; readonly item: Checked }
  | { readonly kind: 'used'; readonly item: Checked }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'offline';
      readonly code: string;
      /** Time at which this device kept the code; null before. */
      readonly keptDt: string | null;
      /** Kept by an earlier scan. */
      readonly isSecond: boolean;
    };

/** Check at the gate: a code is scanned or typed, looked up, and used once. */
export default function GateScreen() {
  const t = useText();
  const call = useCall();
  const gate = useGate();
  const { formatShortDay } = useFormats();
  const [result, setResult] = useState<Result>();
  const [gdsUid, setGdsUid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const places = usePlaces();

  async function check(code: string): Promise<Result> {
    try {
      const item = await call(adminCheckCode, { body: { code } });
      return { kind: 'checked', code, key: createUuid(), item };
    } catch (error) {
      if (error instanceof NetworkError) {
        const keptDt = gate.find(code, gdsUid)?.usedDt ?? null;
        return { kind: 'offline', code, keptDt, isSecond: keptDt !== null };
      }
      throw error;
    }
  }
  const form = useForm(adminCheckCode.body, {
    initial: { code: '' },
    guard: 'none',
    send: ({ code }) => check(code),
    onSent: setResult,
    onRefused: ({ message }) => setResult({ kind: 'refused', message }),
  });
  const handleScan = (code: string) =>
    check(code).then(setResult, (error: unknown) => setResult({ kind: 'refused', message: gate.toReason(error) }));

  async function handleUse({ code, key, item }: Extract<Result, { kind: 'checked' }>) {
    setBusy(true);
    try {
      await gate.redeem(code, gdsUid, item.kind, key);
      setResult({ kind: 'used', item });
      form.reset();
    } catch (error) {
      if (error instanceof NetworkError) {
        keep(code, key);
      } else {
        setResult({ kind: 'refused', message: gate.toReason(error) });
      }
    }
    setBusy(false);
  }
  function keep(code: string, key?: string) {
    const keptDt = gate.find(code, gdsUid)?.usedDt;
    const isSecond = keptDt !== undefined;
    setResult({ kind: 'offline', code, keptDt: keptDt ?? gate.keep(code, gdsUid, key), isSecond });
    form.reset();
  }

  /** `12. 6.(일) 11:00`; empty for what has no day. */
  const toDayText = ({ useDate, useTime }: Checked) =>
    useDate === null ? '' : `${formatShortDay(useDate)} ${useTime ?? ''}`.trim();
  const word = result === undefined ? undefined : toWord(result, gdsUid);
  const place = places.find(({ value }) => value === gdsUid)?.label ?? '';
  return (
    <OfficePage lead={t('gate.lead')} title={t('names.gate')}>
      <div className={styles.gate}>
        <GateCamera onCode={(code) => void handleScan(code)} />
        <Form
          actions={
            <Button block busy={form.isBusy} size="large" type="submit" variant="primary">
              {t('gate.check')}
            </Button>
          }
          className={styles.form}
          failure={false}
          form={form}
          hasSummary={false}
        >
          <TextField {...form.field('code')} autoCapitalize="characters" autoComplete="off" label={t('gate.code')} />
          <Select
            label={t('gate.place')}
            onChange={({ target }) => setGdsUid(target.value)}
            optional
            options={places}
            placeholder={t('queue.choose')}
            value={gdsUid}
          />
        </Form>
        <div aria-live="assertive">
          {result !== undefined && word !== undefined && (
            <section className={styles.result} data-look={looks[word] ?? 'bad'}>
              <h2 className={styles.word}>
                {t(`gate.words.${word}`, { date: result.kind === 'checked' ? toDayText(result.item) : '' })}
              </h2>
              <ResultText result={result} />
              {word === 'elsewhere' && <p>{t('gate.elsewhereText', { place })}</p>}
              {result.kind === 'checked' && word === 'usable' && (
                <Button
                  block
                  busy={isBusy}
                  disabled={result.item.kind === 'PASS' && gdsUid === ''}
                  onClick={() => void handleUse(result)}
                  size="large"
                >
                  {t(`gate.use.${result.item.kind}`)}
                </Button>
              )}
              {result.kind === 'offline' && result.keptDt === null && (
                <Button block onClick={() => keep(result.code)} size="large">
                  {t('gate.keep')}
                </Button>
              )}
            </section>
          )}
        </div>
        <GateQueue onSend={() => void gate.sendAll()} uses={gate.queue} />
      </div>
    </OfficePage>
  );
}

const stateWords = ['CANCELLED', 'CANCEL_ASK', 'EXPIRED', 'REFUND_ASK', 'REFUNDED'] as const;

type Word =
  | (typeof stateWords)[number]
  | 'day'
  | 'done'
  | 'elsewhere'
  | 'kept'
  | 'notNow'
  | 'offline'
  | 'refused'
  | 'twice'
  | 'usable'
  | 'used';

const looks: Readonly<Partial<Record<Word, 'good' | 'open'>>> = {
  usable: 'good',
  done: 'good',
  offline: 'open',
  kept: 'open',
  twice: 'open',
};

/** Returns the key of the word that is shown large. @param gdsUid chosen place; empty: any */
function toWord(result: Result, gdsUid: string): Word {
  if (result.kind === 'refused') return 'refused';
  if (result.kind === 'used') return 'done';
  if (result.kind === 'offline') {
    if (result.keptDt === null) return 'offline';
    return result.isSecond ? 'twice' : 'kept';
  }
  const { item } = result;
  if (item.usableYn === 'Y') return isElsewhere(item, gdsUid) ? 'elsewhere' : 'usable';
  // A refunded one may have been used before.
  const state = stateWords.find((one) => one === item.state);
  if (state !== undefined) return state;
  // A pass is used in many places: its first use is no reason.
  if (item.kind === 'PASS') return 'EXPIRED';
  if (item.usedDt !== null) return 'used';
  return item.useDate === null ? 'notNow' : 'day';
}

function ResultText({ result }: { readonly result: Result }) {
  const t = useText();
  const whenText = useWhenText();
  if (result.kind === 'refused') return <p>{result.message}</p>;
  if (result.kind === 'offline') {
    const { keptDt, isSecond } = result;
    if (keptDt === null) return <p>{t('gate.offlineText')}</p>;
    return <p>{isSecond ? t('gate.twiceText', { date: formatDateTime(keptDt) }) : t('gate.keptText')}</p>;
  }
  const { people, passportNm, usedDt } = result.item;
  const date = whenText(result.item);
  const lines = [
    toName(result.item),
    people === null ? '' : t('gate.people', people),
    passportNm ? t('gate.passport', { name: passportNm }) : '',
    date === '' ? '' : t('gate.day', { date }),
    usedDt === null ? '' : t('gate.usedAt', { date: formatDateTime(usedDt) }),
  ];
  return lines.filter((line) => line !== '').map((line) => <p key={line}>{line}</p>);
}
