import type { PassDetail } from '@haesol/contracts/travel';
import { Checkbox } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { Section } from '#ui/Section';
import styles from './Saving.module.css';
import { toSaving } from './savingRules.ts';

/** Maximum number of places to choose from. */
const offered = 12;

/** Calculator of the price without the pass, from adult prices only. */
export function Saving({ pass }: { readonly pass: PassDetail }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { places, exampleCnt, price, persons, passNm, lang } = pass;
  const choices = places.slice(0, offered);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(choices.slice(0, exampleCnt).map(({ gdsUid }) => gdsUid)),
  );
  const { count, apart, saved } = toSaving(choices, chosen, { price, persons });
  const most = Math.max(apart, price, 1);
  function toggle(gdsUid: string) {
    const next = new Set(chosen);
    if (!next.delete(gdsUid)) next.add(gdsUid);
    setChosen(next);
  }
  return (
    <Section lead={t('passes.compareText')} title={t('passes.compare')}>
      <ul className={styles.places}>
        {choices.map(({ gdsUid, gdsNm, adultPrice, thumbUrl, lang: placeLang }) => (
          <li className={styles.place} key={gdsUid}>
            <Checkbox
              checked={chosen.has(gdsUid)}
              label={
                <span className={styles.name} lang={placeLang}>
                  <img alt="" className={styles.picture} height={48} loading="lazy" src={thumbUrl} width={72} />
                  {gdsNm}
                </span>
              }
              onChange={() => toggle(gdsUid)}
            />
            <b className={styles.price}>{formatKrw(adultPrice)}</b>
          </li>
        ))}
      </ul>
      <dl className={styles.bars}>
        {[
          { name: t('passes.apartOf', { count }), amount: apart, isPass: false },
          { name: passNm, amount: price, isPass: true },
        ].map(({ name, amount, isPass }) => (
          <div className={styles.bar} key={name}>
            <dt lang={isPass ? lang : undefined}>{name}</dt>
            <dd>
              <span
                aria-hidden="true"
                className={styles.fill}
                data-pass={isPass || undefined}
                style={{ inlineSize: `${(amount / most) * 60}%` }}
              />
              <span>{formatKrw(amount)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p aria-live="polite" className={styles.saved} data-lost={saved < 0 || undefined}>
        {saved < 0
          ? t('passes.missingAmount', { amount: formatKrw(-saved) })
          : t('passes.saved', { amount: formatKrw(saved) })}
      </p>
    </Section>
  );
}
