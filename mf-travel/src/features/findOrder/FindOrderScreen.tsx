import { toPrintedNumber } from '@haesol/contracts/common';
import { exchangeCardList, guestFindOrder, reserveList } from '@haesol/contracts/travel';
import { Button, KitLink, LinkButton, Skeleton, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { QueryView, useCall, useEndpoint, useFormats, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { paths, toReservationHref } from '#paths';
import { GuestBar } from '#ui/BuyerGate';
import { type SentCode, toSentCode, useGuestStart, useSentCode } from '#ui/guestSession';
import { KeepInAccount } from '#ui/KeepInAccount';
import { CodeForm } from '#ui/MailCode';
import { ReservationBadge } from '#ui/ReservationBadge';
import { Section } from '#ui/Section';
import { useWhenText } from '#ui/useWhenText';
import styles from './FindOrderScreen.module.css';

/** Bookings of a buyer without an account: found by number and mail address, then listed. */
export default function FindOrderScreen() {
  const t = useText();
  const { isLogin, guest } = useSession();
  if (guest !== undefined) return <Bookings />;
  if (!isLogin) return <FindForm />;
  return (
    <div className={styles.screen}>
      <p>{t('guest.find.member')}</p>
      <p>
        <LinkButton href={paths.my} size="form" variant="primary">
          {t('my.title')}
        </LinkButton>
      </p>
    </div>
  );
}

function FindForm() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const start = useGuestStart();
  const [search] = useSearchParams();
  const initial = { no: search.get('no') ?? '', email: '' };
  const [sent, keep] = useSentCode('guest.found');
  const ask = async (body: { readonly no: string; readonly email: string }): Promise<SentCode> => ({
    ...toSentCode(body.email, await call(guestFindOrder, { body }), shell.now()),
    no: body.no,
  });
  const form = useForm(guestFindOrder.body, {
    initial,
    draft: tabDraft('guest.find', initial, { keep: ['no', 'email'] }),
    toInput: (values) => values,
    send: ask,
    onSent: keep,
    toFieldErrors: ({ message }) => ({ email: message }),
  });
  /** Opens the booking with the typed number; the list for the number of an order. */
  async function open(certToken: string, no: string) {
    await start(certToken);
    keep(undefined);
    const { list } = await call(reserveList, { query: { pageSize: 100 } });
    const found = list.find(({ rsvtNo }) => rsvtNo === toPrintedNumber(no));
    if (found !== undefined) shell.navigate(toReservationHref(found.rsvtUid));
  }
  if (sent !== undefined) {
    const { email, no = '' } = sent;
    return (
      <div className={styles.screen}>
        <p>{t('guest.find.sent')}</p>
        <CodeForm
          onProven={(certToken) => open(certToken, no)}
          onResend={async () => keep(await ask({ no, email }))}
          sent={sent}
        />
        <p>
          <Button onClick={() => keep(undefined)} size="small">
            {t('guest.find.again')}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <Form
      actions={
        <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('guest.send')}
        </Button>
      }
      className={styles.screen}
      form={form}
    >
      <p>{t('guest.find.text')}</p>
      <TextField {...form.field('no')} autoComplete="off" help={t('guest.find.noHelp')} label={t('guest.find.no')} />
      <TextField {...form.field('email')} autoComplete="email" label={t('buying.email')} type="email" />
    </Form>
  );
}

/** Bookings that were made with the proven address, and cards to pick up. */
function Bookings() {
  const t = useText();
  const whenText = useWhenText();
  const query = useEndpoint(reserveList, { query: { pageSize: 100 } });
  return (
    <div className={styles.screen}>
      <GuestBar />
      <QueryView
        empty={<p>{t('guest.find.none')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={3} />}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map(({ rsvtUid, rsvtNo, gdsNm, lang, badge, sttsNm, ...when }) => (
              <li className={styles.item} key={rsvtUid}>
                <ReservationBadge badge={badge} sttsNm={sttsNm} />
                <KitLink className={styles.name} href={toReservationHref(rsvtUid)} lang={lang}>
                  {gdsNm}
                </KitLink>
                <span className={styles.facts}>
                  {[when.useDate === null ? '' : whenText(when), rsvtNo].filter((part) => part !== '').join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Cards />
      <KeepInAccount />
    </div>
  );
}

/** Plastic cards of passes, with the offices that hand them over; nothing without one. */
function Cards() {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { data } = useEndpoint(exchangeCardList, {});
  const cards = data?.list.filter(({ state }) => state === 'READY') ?? [];
  if (cards.length === 0) return null;
  return (
    <Section title={t('my.tabs.card')}>
      <ul className={styles.list}>
        {cards.map(({ cardUid, passNm, lang, exchangeCode, expireDt, places }) => (
          <li className={styles.item} key={cardUid}>
            <b lang={lang}>{passNm}</b>
            <span className={styles.code}>{exchangeCode}</span>
            <span className={styles.facts}>{t('my.fetchBy', { date: formatShortDate(expireDt) })}</span>
            {places.map(({ nm, addr, hours }) => (
              <span className={styles.facts} key={nm}>
                {[nm, addr, hours].join(' · ')}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
