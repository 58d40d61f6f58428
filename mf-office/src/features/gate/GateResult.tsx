import { Button, Icon } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef } from 'react';
import { useWhenText } from '#ui/useWhenText';
import { type Checked, toName } from './checkedItem.ts';
import styles from './GateResult.module.css';
import { type Result, toLook, type Word } from './gateResult.ts';
import { lookIcons } from './lookIcons.ts';

export interface GateResultProps {
  readonly result: Result;
  readonly word: Word;
  /** Name of the chosen place. */
  readonly place: string;
  readonly isBusy: boolean;
  /** False for a pass without a chosen place. */
  readonly canUse: boolean;
  onUse(): void;
  onKeep(): void;
  onNext(): void;
}

/** Returns the words of a day: `12. 6.(일) 11:00`; empty for what has no day. */
export function useDayText(): (item: Checked) => string {
  const { formatShortDay } = useFormats();
  return ({ useDate, useTime }) => (useDate === null ? '' : `${formatShortDay(useDate)} ${useTime ?? ''}`.trim());
}

/** Result of the last code, large enough for an arm's length and sunlight, with the one next step at its foot. */
export function GateResult({ result, word, place, isBusy, canUse, onUse, onKeep, onNext }: GateResultProps) {
  const t = useText();
  const toDayText = useDayText();
  const look = toLook(word);
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result comes into view
  useEffect(() => {
    // In newer browsers it returns a promise, which React would call as the effect's cleanup.
    section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [result]);
  const date = result.kind === 'checked' ? toDayText(result.item) : '';
  return (
    <section className={styles.result} data-look={look} ref={section}>
      <h2 className={styles.word}>
        <Icon of={lookIcons[look]} size={48} />
        {t(`gate.words.${word}`, { date })}
      </h2>
      <div className={styles.facts}>
        <ResultText result={result} />
        {word === 'elsewhere' && <p>{t('gate.elsewhereText', { place })}</p>}
      </div>
      {word === 'usable' && (
        <Button block busy={isBusy} disabled={!canUse} onClick={onUse} size="large">
          {t('gate.useAndNext')}
        </Button>
      )}
      {word === 'usable' && !canUse && <p>{t('gate.needsPlace')}</p>}
      {word === 'offline' && (
        <Button block onClick={onKeep} size="large">
          {t('gate.keep')}
        </Button>
      )}
      {look === 'bad' && (
        <Button block onClick={onNext} size="large">
          {t('gate.next')}
        </Button>
      )}
    </section>
  );
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
  const { people, passportNm, usedDt, usedPlaceNm = '' } = result.item;
  const date = whenText(result.item);
  const lines = [
    toName(result.item),
    passportNm ? t('gate.passport', { name: passportNm }) : '',
    date === '' ? '' : t('gate.day', { date }),
    usedDt === null ? '' : `${t('gate.usedAt', { date: formatDateTime(usedDt) })} ${usedPlaceNm}`.trim(),
    result.isOffline ? t(result.kind === 'used' ? 'gate.keptText' : 'gate.byListText') : '',
  ];
  return (
    <>
      {people !== null && <p className={styles.people}>{t('gate.people', people)}</p>}
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </>
  );
}
