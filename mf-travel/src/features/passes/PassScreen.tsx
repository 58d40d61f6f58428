import { orderLimits, type PassDetail, passGet, travelNumbers } from '@haesol/contracts/travel';
import { Accordion, LinkButton, SegmentLinks, Stepper } from '@haesol/kit';
import { DetailView, useEndpoint, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { paths, toPassHref, toReservePassHref } from '#paths';
import { About } from '#ui/About';
import { SumBar } from '#ui/BottomBar';
import { Currency } from '#ui/Currency';
import { MoreLink } from '#ui/MoreLink';
import { RefundTable } from '#ui/RefundTable';
import { Section } from '#ui/Section';
import { allPasses } from './allPasses.ts';
import { BigTicket } from './BigTicket.tsx';
import { HourLine } from './HourLine.tsx';
import { PassPlaces } from './PassPlaces.tsx';
import styles from './PassScreen.module.css';
import { Saving } from './Saving.tsx';

export interface PassScreenProps {
  readonly gdsDtlUid: string | undefined;
}

/** Detail page of a pass: places, savings and how its hours count. */
export default function PassScreen({ gdsDtlUid }: PassScreenProps) {
  const t = useText();
  const query = useEndpoint(passGet, gdsDtlUid === undefined ? undefined : { params: { gdsDtlUid } });
  const toList = { href: paths.passes, label: t('passes.toList') };
  return (
    <DetailView
      choose={{ title: t('passes.choose'), text: t('passes.chooseText') }}
      lines={14}
      missing={{ title: t('passes.missing'), text: t('passes.chooseText') }}
      query={query}
      titleOf={({ passNm }) => passNm}
      toList={toList}
      uid={gdsDtlUid}
    >
      {(pass) => <Pass pass={pass} />}
    </DetailView>
  );
}

function Pass({ pass }: { readonly pass: PassDetail }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { passNm, lang, description, price, rules, refundRules, faq, hours, placesCnt } = pass;
  const [count, setCount] = useState(1);
  return (
    <>
      <article className={styles.pass}>
        <header className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title} lang={lang}>
              {passNm}
            </h1>
            <p lang={lang}>{description}</p>
          </div>
          <BigTicket pass={pass} />
          <Purchase count={count} onCount={setCount} pass={pass} />
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Saving pass={pass} />
            {hours !== null && (
              <Section title={t('passes.hoursTitle', { count: hours })}>
                <HourLine hours={hours} />
              </Section>
            )}
            <Section title={t('passes.rulesTitle')}>
              <ul className={styles.rules}>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
                <li>{t('passes.validText', { count: pass.validDays })}</li>
              </ul>
            </Section>
          </div>
          <aside className={styles.main}>
            <Section isRuled={false} title={t('passes.faq')}>
              <Accordion
                headingLevel={3}
                items={faq.map(({ question, answer }) => ({
                  id: question,
                  title: question,
                  content: <p>{answer}</p>,
                }))}
              />
            </Section>
            <p>
              <LinkButton href="/myPage/qnaWrite?categoryCd=TRAVEL">{t('passes.ask')}</LinkButton>
            </p>
          </aside>
        </div>
        <Section
          action={<MoreLink href={`${paths.map}?passYn=Y`}>{t('passes.onMap')}</MoreLink>}
          title={
            <>
              {t('passes.open')} <b>{placesCnt}</b>
            </>
          }
        >
          <PassPlaces places={pass.places} />
        </Section>
        <Section isRuled={false} lead={t('passes.priceOf', { price: formatKrw(price) })} title={t('attraction.refund')}>
          <RefundTable price={price} rules={refundRules} />
          <p>{t('passes.withdrawal', travelNumbers())}</p>
        </Section>
      </article>
      <SumBar note={passNm} sum={formatKrw(price * count)} won={price * count}>
        <LinkButton href={toReservePassHref(pass.gdsDtlUid, count)} size="large" variant="primary">
          {t('passes.buyShort')}
        </LinkButton>
      </SumBar>
    </>
  );
}

/** Returns the name without its number, which passes of one kind share: `누리패스 24시간권`, `누리패스 48시간권`. */
const stemOf = ({ passNm }: Pick<PassDetail, 'passNm'>) => passNm.replaceAll(/\d+/g, '');

/** Links to the passes of the same kind: 24, 48 and 72 hours, or three and five places. */
function Kinds({ pass }: { readonly pass: PassDetail }) {
  const t = useText();
  const { data } = useGet(allPasses);
  const kinds = (data?.list ?? []).filter((one) => one.psCd === pass.psCd && stemOf(one) === stemOf(pass));
  if (kinds.length < 2) return null;
  return (
    <SegmentLinks
      label={t('passes.kind')}
      links={kinds.map(({ gdsDtlUid, hours, pickCnt }) => ({
        href: toPassHref(gdsDtlUid),
        label: hours === null ? t('passes.pick', { count: pickCnt ?? 0 }) : t('passes.hours', { count: hours }),
        current: gdsDtlUid === pass.gdsDtlUid,
      }))}
    />
  );
}

interface PurchaseProps {
  readonly pass: PassDetail;
  readonly count: number;
  onCount(count: number): void;
}

/** Choice of the pass and of the number, their price, and the button to buy them. */
function Purchase({ pass, count, onCount }: PurchaseProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { price, persons, validDays, gdsDtlUid } = pass;
  return (
    <div className={styles.purchase}>
      <Kinds pass={pass} />
      <p className={styles.line}>
        <span>{t('passes.stub', { persons, days: validDays })}</span>
        <b className={styles.price}>
          {formatKrw(price)}
          <About won={price} />
        </b>
      </p>
      <Stepper label={t('buying.passCount')} max={orderLimits.count} onValueChange={onCount} value={count} />
      <LinkButton block href={toReservePassHref(gdsDtlUid, count)} size="large" variant="primary">
        {t('passes.buy', { price: formatKrw(price * count) })}
      </LinkButton>
      <p className={styles.note}>{t('passes.withdrawal', travelNumbers())}</p>
      <Currency />
    </div>
  );
}
