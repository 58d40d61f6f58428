import { createUuid } from '@haesol/contracts/common';
import { adminCheckCode, attractionList } from '@haesol/contracts/travel';
import { Button, Select, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { NetworkError } from '@haesol/remote/http';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { OfficePage } from '#ui/OfficePage';
import { useWhenText } from '#ui/useWhenText';
import { type Checked, toName } from './checkedItem.ts';
import { GateCamera } from './GateCamera.tsx';
import { GateQueue } from './GateQueue.tsx';
import styles from './GateScreen.module.css';
import { useGate } from './useGate.ts';

/** Result of the last code: checked, used, refused with the reason, or kept without network. */
type Result =
  | { readonly kind: 'checked'; readonly code: string; readonly key: string; readonly item: Checked }
  | { readonly kind: 'used'; readonly item: Checked }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline'; readonly code: string; readonly isKept: boolean };

/** Check at the gate: a code is scanned or typed, looked up, and used once. */
export default function GateScreen() {
  const t = useText();
  const call = useCall();
  const gate = useGate();
  const [result, setResult] = useState<Result>();
  const [gdsUid, setGdsUid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const places = useEndpoint(attractionList, { query: { pageSize: 100 } }).data?.list ?? [];

  async function check(code: string): Promise<Result> {
    try {
      const item = await call(adminCheckCode, { body: { code } });
      return { kind: 'checked', code, key: createUuid(), item };
    } catch (error) {
      if (error instanceof NetworkError) return { kind: 'offline', code, isKept: false };
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
        gate.keep(code, gdsUid, key);
        setResult({ kind: 'offline', code, isKept: true });
      } else {
        setResult({ kind: 'refused', message: gate.toReason(error) });
      }
    }
    setBusy(false);
  }
  function handleKeep(code: string) {
    gate.keep(code, gdsUid);
    setResult({ kind: 'offline', code, isKept: true });
    form.reset();
  }

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
            options={places.map((place) => ({ value: place.gdsUid, label: place.gdsNm }))}
            placeholder={t('queue.choose')}
            value={gdsUid}
          />
        </Form>
        <div aria-live="assertive">
          {result !== undefined && (
            <section className={styles.result} data-look={toLook(result)}>
              <h2 className={styles.word}>{t(`gate.words.${toWord(result)}`)}</h2>
              <ResultText result={result} />
              {result.kind === 'checked' && result.item.usableYn === 'Y' && (
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
              {result.kind === 'offline' && !result.isKept && (
                <Button block onClick={() => handleKeep(result.code)} size="large">
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

/** Returns the key of the word that is shown large. */
function toWord(result: Result): 'done' | 'kept' | 'notToday' | 'offline' | 'refused' | 'usable' | 'used' {
  if (result.kind === 'refused') return 'refused';
  if (result.kind === 'offline') return result.isKept ? 'kept' : 'offline';
  if (result.kind === 'used') return 'done';
  if (result.item.usableYn === 'Y') return 'usable';
  return result.item.usedDt === null ? 'notToday' : 'used';
}

function toLook(result: Result): 'bad' | 'good' | 'open' {
  if (result.kind === 'offline') return 'open';
  return ['usable', 'done'].includes(toWord(result)) ? 'good' : 'bad';
}

function ResultText({ result }: { readonly result: Result }) {
  const t = useText();
  const whenText = useWhenText();
  if (result.kind === 'refused') return <p>{result.message}</p>;
  if (result.kind === 'offline') return <p>{t(result.isKept ? 'gate.keptText' : 'gate.offlineText')}</p>;
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
