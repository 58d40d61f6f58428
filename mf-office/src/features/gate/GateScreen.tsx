import type { EndpointData } from '@haesol/contracts/common';
import {
  adminCheckCode,
  adminExchangeCard,
  adminUseCoupon,
  adminUsePass,
  adminUseVoucher,
  attractionList,
} from '@haesol/contracts/travel';
import { Button, Select, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { formatDateTime, formatDay } from '@haesol/remote/i18n';
import { useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { OfficePage } from '#ui/OfficePage';
import styles from './GateScreen.module.css';

type Checked = EndpointData<typeof adminCheckCode>;

/** Result of the last code: checked, used, or refused with the server's sentence. */
type Result =
  | { readonly kind: 'checked'; readonly code: string; readonly item: Checked }
  | { readonly kind: 'used'; readonly item: Checked }
  | { readonly kind: 'refused'; readonly message: string };

/** Check at the gate: a code is looked up, and used once. */
export default function GateScreen() {
  const t = useText();
  const call = useCall();
  const [result, setResult] = useState<Result>();
  const [gdsUid, setGdsUid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const places = useEndpoint(attractionList, { query: { pageSize: 100 } }).data?.list ?? [];
  const form = useForm(adminCheckCode.body, {
    initial: { code: '' },
    guard: 'none',
    send: async (body) => ({ body, item: await call(adminCheckCode, { body }) }),
    onSent: ({ body, item }) => setResult({ kind: 'checked', code: body.code, item }),
    onRefused: ({ message }) => setResult({ kind: 'refused', message }),
  });

  const redeem = (code: string, kind: Checked['kind']) => {
    const body = { code };
    if (kind === 'VOUCHER') return call(adminUseVoucher, { body });
    if (kind === 'PASS') return call(adminUsePass, { body: { code, gdsUid } });
    return call(kind === 'COUPON' ? adminUseCoupon : adminExchangeCard, { body });
  };
  async function handleUse({ code, item }: Extract<Result, { kind: 'checked' }>) {
    setBusy(true);
    try {
      await redeem(code, item.kind);
      setResult({ kind: 'used', item });
      form.reset();
    } catch (error) {
      setResult({ kind: 'refused', message: (error as Error).message });
    }
    setBusy(false);
  }

  return (
    <OfficePage lead={t('gate.lead')} title={t('names.gate')}>
      <div className={styles.gate}>
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
              {result.kind === 'refused' ? <p>{result.message}</p> : <Item item={result.item} />}
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
            </section>
          )}
        </div>
      </div>
    </OfficePage>
  );
}

/** Returns the key of the word that is shown large. */
function toWord(result: Result): 'done' | 'refused' | 'usable' | 'used' | 'notToday' {
  if (result.kind === 'refused') return 'refused';
  if (result.kind === 'used') return 'done';
  if (result.item.usableYn === 'Y') return 'usable';
  return result.item.usedDt === null ? 'notToday' : 'used';
}

function toLook(result: Result): 'bad' | 'good' {
  return ['usable', 'done'].includes(toWord(result)) ? 'good' : 'bad';
}

function Item({ item: { name, optionNm, people, useDate, useTime, usedDt } }: { readonly item: Checked }) {
  const t = useText();
  const lines = [
    `${name} ${optionNm}`.trim(),
    people === null ? '' : t('gate.people', people),
    useDate === null ? '' : t('gate.day', { date: `${formatDay(useDate)} ${useTime ?? ''}`.trim() }),
    usedDt === null ? '' : t('gate.usedAt', { date: formatDateTime(usedDt) }),
  ];
  return lines.filter((line) => line !== '').map((line) => <p key={line}>{line}</p>);
}
