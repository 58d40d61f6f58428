import type { ContentLocale } from '@haesol/contracts/common';
import type { AttractionDetail, AttractionOption } from '@haesol/contracts/travel';
import { Badge, KitLink, Stepper } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Check from 'lucide-react/icons/check';
import { toRoomHref } from '#paths';
import { About } from '#ui/About';
import { toAgeText } from '#ui/ageText';
import { Section } from '#ui/Section';
import styles from './Options.module.css';
import type { Counts } from './useCounts.ts';

export interface OptionsProps {
  readonly place: AttractionDetail;
  readonly counts: Counts;
}

/** Says how many tickets of a kind can be chosen, if it is the same for all options; undefined without tickets. */
function toTicketsText(tickets: readonly AttractionOption[], t: ReturnType<typeof useText>): string | undefined {
  const [count, ...others] = new Set(tickets.map(({ maxCnt }) => maxCnt));
  if (count === undefined) return undefined;
  return others.length > 0 ? t('attraction.optionsVary') : t('attraction.optionsText', { count });
}

/** Tickets with their prices and steppers; rooms link to their own page. */
export function Options({ place, counts }: OptionsProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { options, lang, gdsUid } = place;
  const rooms = options.filter(({ kind }) => kind === 'ROOM');
  const tickets = options.filter(({ kind }) => kind === 'TICKET');
  return (
    <Section
      anchor="options"
      lead={rooms.length > 0 ? t('attraction.roomsText') : toTicketsText(tickets, t)}
      title={t('attraction.options')}
    >
      <ul className={styles.options}>
        {tickets.map((option) => (
          <Ticket counts={counts} key={option.goodsDtlId} lang={lang} option={option} />
        ))}
        {rooms.map((option) => (
          <li className={styles.room} key={option.goodsDtlId}>
            <KitLink className={styles.roomName} href={toRoomHref(gdsUid, option.goodsDtlId)}>
              <span lang={lang}>{option.optionNm}</span>
            </KitLink>
            {option.room !== null && (
              <span className={styles.note}>
                {t('room.people', { base: option.room.baseCnt, max: option.room.maxCnt })}
              </span>
            )}
            <b className={styles.price}>
              {t('room.from', { price: formatKrw(option.prices[0]?.price ?? 0) })}
              <About won={option.prices[0]?.price ?? null} />
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TicketProps {
  readonly option: AttractionOption;
  readonly counts: Counts;
  /** Language of the names. */
  readonly lang: ContentLocale;
}

function Ticket({ option, counts, lang }: TicketProps) {
  const t = useText();
  const { formatKrw, formatList } = useFormats();
  const { goodsDtlId, optionNm, prices, maxCnt, confirmType, guideLang, includes, passportYn } = option;
  const [days] = prices.map((price) => price.days);
  const facts = [
    ...(days === undefined || days === 'ALL' || prices.some((price) => price.days !== days)
      ? []
      : [t(`attraction.days.${days}`)]),
    ...(guideLang === null ? [] : [t('attraction.guideIn', { language: t(`attraction.guideLangs.${guideLang}`) })]),
  ];
  return (
    <li className={styles.option}>
      <h3 className={styles.name}>
        <span lang={lang}>{optionNm}</span>
        <Badge
          color={confirmType === 'INSTANT' ? 'sky' : 'gray'}
          // The default icon of this colour, a clock, means waiting.
          icon={confirmType === 'INSTANT' ? Check : undefined}
        >
          {t(`attraction.confirm.${confirmType}`)}
        </Badge>
      </h3>
      {facts.length > 0 && <p className={styles.note}>{facts.join(' · ')}</p>}
      {includes.length > 0 && (
        <p className={styles.note} lang={lang}>
          {t('attraction.includes', { what: formatList(includes) })}
        </p>
      )}
      {passportYn === 'Y' && <p className={styles.note}>{t('attraction.passport')}</p>}
      <ul>
        {prices.map(({ priceSn, priceNm, price, ageFrom, ageTo }) => (
          <li className={styles.row} key={priceSn}>
            <span>
              <span lang={lang}>{priceNm}</span>{' '}
              <small className={styles.note}>{toAgeText({ ageFrom, ageTo }, t)}</small>
            </span>
            <b className={styles.price}>
              {formatKrw(price)}
              <About won={price} />
            </b>
            <Stepper
              label={`${optionNm} ${priceNm}`}
              hideLabel
              max={maxCnt}
              min={0}
              onValueChange={(count) => counts.set(goodsDtlId, priceSn, count)}
              value={counts.values[goodsDtlId]?.[priceSn] ?? 0}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
