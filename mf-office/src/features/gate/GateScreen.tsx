import { adminCheckCode } from '@haesol/contracts/travel';
import { Button, MessageBar, Select, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { NetworkError } from '@haesol/remote/http';
import { formatTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useRef, useState } from 'react';
import { OfficePage } from '#ui/OfficePage';
import { toName } from './checkedItem.ts';
import { GateCamera } from './GateCamera.tsx';
import { GateQueue } from './GateQueue.tsx';
import { GateResult, useDayText } from './GateResult.tsx';
import { GateScans } from './GateScans.tsx';
import styles from './GateScreen.module.css';
import type { GateList } from './gateList.ts';
import { type Result, toLook, toWord } from './gateResult.ts';
import { gateScans } from './gateScans.ts';
import { signalResult } from './gateSignal.ts';
import { useGate } from './useGate.ts';
import { useGatePlace } from './useGatePlace.ts';

/** Time for which the camera may still see a code that was used, in milliseconds. */
const sameCodeMs = 5_000;
const tailLength = 4;

/** Check at the gate: a code is scanned or typed, looked up, and used once. */
export default function GateScreen() {
  const t = useText();
  const gate = useGate();
  const { place, options, choose } = useGatePlace(gate.list);
  const gdsUid = place.value;
  const toDayText = useDayText();
  const [result, setResult] = useState<Result>();
  const [isBusy, setBusy] = useState(false);
  const lastUse = useRef({ code: '', at: 0 });

  /** Shows a result, signals it, and adds it to the last scans. */
  function show(next: Result, isUse = false): void {
    setResult(next);
    const word = toWord(next, gdsUid);
    const look = toLook(word);
    signalResult(look);
    const item = 'item' in next ? next.item : undefined;
    const words = t(`gate.words.${word}`, { date: item === undefined ? '' : toDayText(item) });
    gateScans.put({
      key: next.key,
      dt: gate.toNow(),
      tail: next.code.slice(-tailLength).toUpperCase(),
      look,
      text: item === undefined ? words : `${words} · ${item.people ? t('gate.people', item.people) : toName(item)}`,
      ref: result?.kind === 'checked' && result.key === next.key ? result.ref : '',
      gdsUid,
      isUse,
    });
  }
  const toRefusal = (code: string, message: string): Result => ({
    kind: 'refused',
    code,
    key: gate.createKey(),
    message,
  });

  const form = useForm(adminCheckCode.body, {
    initial: { code: '' },
    guard: 'none',
    send: ({ code }) => gate.check(code, gdsUid),
    onSent: (checked) => show(checked),
    onRefused: ({ message }) => show(toRefusal('', message)),
  });
  const handleScan = (code: string) => {
    const { code: used, at } = lastUse.current;
    if (isBusy || (code === used && Date.now() - at < sameCodeMs)) return;
    gate.check(code, gdsUid).then(show, (error: unknown) => show(toRefusal(code, gate.toReason(error))));
  };

  async function handleUse(checked: Extract<Result, { kind: 'checked' }>) {
    const { code, key, item, ref, isOffline } = checked;
    const keepIt = () => {
      gate.keep(code, gdsUid, key, ref);
      show({ kind: 'used', code, key, item, isOffline: true });
    };
    lastUse.current = { code, at: Date.now() };
    form.reset();
    if (isOffline) return keepIt();
    setBusy(true);
    try {
      await gate.redeem(code, gdsUid, item.kind, key);
      show({ kind: 'used', code, key, item, isOffline: false }, true);
    } catch (error) {
      if (error instanceof NetworkError) keepIt();
      else show({ kind: 'refused', code, key, message: gate.toReason(error) });
    }
    setBusy(false);
  }
  function handleKeep({ code, key }: Result) {
    show({ kind: 'offline', code, key, keptDt: gate.keep(code, gdsUid, key), isSecond: false });
    form.reset();
  }

  return (
    <OfficePage lead={t('gate.lead')} title={t('names.gate')}>
      <div className={styles.gate}>
        <div aria-live="assertive">
          {result !== undefined && (
            <GateResult
              canUse={result.kind !== 'checked' || result.item.kind !== 'PASS' || gdsUid !== ''}
              isBusy={isBusy}
              onKeep={() => handleKeep(result)}
              onNext={() => {
                setResult(undefined);
                form.reset();
              }}
              onUse={() => void (result.kind === 'checked' && handleUse(result))}
              place={place.label}
              result={result}
              word={toWord(result, gdsUid)}
            />
          )}
        </div>
        <GateCamera onCode={handleScan} />
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
            onChange={({ target }) => choose(target.value)}
            optional
            options={options}
            placeholder={t('queue.choose')}
            value={gdsUid}
          />
        </Form>
        <ListAge list={gate.list} />
        <GateScans />
        <GateQueue onSend={() => void gate.sendAll()} uses={gate.queue} />
      </div>
    </OfficePage>
  );
}

/** Age of the list with which codes are checked without network. */
function ListAge({ list }: { readonly list: GateList | undefined }) {
  const t = useText();
  if (list === undefined) return <MessageBar kind="warning">{t('gate.noList')}</MessageBar>;
  return <p className={styles.age}>{t('gate.listAge', { time: formatTime(list.madeDt), count: list.list.length })}</p>;
}
