import { toPassEventsPath, toVoucherEventsPath } from '@haesol/contracts/common';
import { type MemberPassDetail, myPassGet, type Voucher, voucherGet } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import {
  DetailView,
  NothingChosen,
  useEndpoint,
  useEvents,
  useFormats,
  useSession,
  useText,
} from '@haesol/remote/lifecycle';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { toPassVoucherHref, toReservationHref, toReviewHref, toVoucherHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { useOwnBookings } from '#ui/guestSession';
import { useWhenText } from '#ui/useWhenText';
import { Ticket } from './Ticket.tsx';

export interface VoucherScreenProps {
  readonly rsvtUid: string | undefined;
  readonly passUid: string | undefined;
}

/** Voucher of a reservation, or of a pass. */
export default function VoucherScreen(props: VoucherScreenProps) {
  return (
    <BuyerGate>
      <OneVoucher {...props} />
    </BuyerGate>
  );
}

function OneVoucher({ rsvtUid, passUid }: VoucherScreenProps) {
  const t = useText();
  const toList = useOwnBookings();
  if (passUid !== undefined) return <PassTicketScreen passUid={passUid} />;
  if (rsvtUid !== undefined) return <ReservationTicket rsvtUid={rsvtUid} />;
  return <NothingChosen headingLevel={2} text={t('voucher.chooseText')} title={t('voucher.choose')} toList={toList} />;
}

function ReservationTicket({ rsvtUid }: { readonly rsvtUid: string }) {
  const t = useText();
  const toList = useOwnBookings();
  const query = useEndpoint(voucherGet, { query: { rsvtUid } }, { staleTime: 0 });
  const { refetch } = query;
  // Turns used as soon as the gate has read it.
  useEvents(query.data?.state === 'ISSUED' ? toVoucherEventsPath(rsvtUid) : undefined, () => void refetch());
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('voucher.missing'), text: t('voucher.chooseText') }}
      query={query}
      toList={toList}
      uid={rsvtUid}
    >
      {(voucher) => <OfReservation voucher={voucher} />}
    </DetailView>
  );
}

/** Allows a line break between day and time, for narrow tickets and large text. */
const breakBeforeTime = (dateTime: string): string => dateTime.replace(/\s(?=\d\d:\d\d(?:\s\(KST\))?$)/, ' ');

function OfReservation({ voucher }: { readonly voucher: Voucher }) {
  const t = useText();
  const { isLogin } = useSession();
  const { formatDateTime, formatNumber } = useFormats();
  const whenText = useWhenText();
  const { rsvtUid, gdsNm, lang, optionNm, useDate, useTime, departDate, people, state, usedDt, code, qr, voucherNo } =
    voucher;
  const { validFrom, validTo, addr, tel, bookerNm, passportNm, notice, earnedPoints, meetingPoint } = voucher;
  const period = t('voucher.period', {
    from: breakBeforeTime(formatDateTime(validFrom)),
    to: breakBeforeTime(formatDateTime(validTo)),
  });
  const when = whenText(voucher);
  return (
    <Ticket
      actions={
        <>
          {state === 'ISSUED' && (
            <LinkButton href={`tel:${tel}`} icon={Phone}>
              {t('voucher.call')}
            </LinkButton>
          )}
          {state === 'ISSUED' && meetingPoint && (
            <LinkButton href={meetingPoint.mapUrl} icon={MapPin} newWindow>
              {t('attraction.meetingMap')}
            </LinkButton>
          )}
          <LinkButton href={toReservationHref(rsvtUid)}>{t('reservation.title')}</LinkButton>
          {state === 'USED' && isLogin && (
            <LinkButton href={toReviewHref(rsvtUid)}>{t('reviewWrite.write')}</LinkButton>
          )}
        </>
      }
      code={code}
      lang={lang}
      notes={[
        ...(usedDt === null ? [] : [t('voucher.usedAt', { time: formatDateTime(usedDt) })]),
        ...(earnedPoints === 0 ? [] : [t('voucher.earned', { points: formatNumber(earnedPoints) })]),
        ...(notice === '' ? [] : [notice]),
        addr,
        tel,
      ]}
      path={toVoucherHref(rsvtUid)}
      qr={state === 'ISSUED' ? qr : null}
      rows={[
        ...(when === '' ? [] : [{ term: t('reservation.when'), value: when }]),
        ...(meetingPoint ? [{ term: t('attraction.meeting'), value: meetingPoint.text, lang: meetingPoint.lang }] : []),
        ...(optionNm === '' ? [] : [{ term: t('reservation.option'), value: optionNm }]),
        {
          term: t('reservation.people'),
          value: t(people.child === 0 ? 'reservation.adultsText' : 'reservation.peopleText', { ...people }),
        },
        { term: t('reservation.booker'), value: bookerNm },
        ...(passportNm ? [{ term: t('reservation.passport'), value: passportNm }] : []),
        ...(useDate !== null && useTime === null && departDate === null
          ? []
          : [{ term: t('voucher.valid'), value: useTime === null ? period : t('voucher.session', { when }) }]),
        { term: t('voucher.number'), value: voucherNo },
      ]}
      state={t(`voucher.states.${state}`)}
      title={gdsNm}
    />
  );
}

function PassTicketScreen({ passUid }: { readonly passUid: string }) {
  const t = useText();
  const toList = useOwnBookings();
  const query = useEndpoint(myPassGet, { params: { passUid } }, { staleTime: 0 });
  const { data, refetch } = query;
  const isUsable = data?.state === 'PAID' || data?.state === 'ACTIVE';
  // Names the place as soon as its gate has read the pass.
  useEvents(isUsable ? toPassEventsPath(passUid) : undefined, () => void refetch());
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('voucher.missing'), text: t('voucher.chooseText') }}
      query={query}
      toList={toList}
      uid={passUid}
    >
      {(pass) => <OfPass pass={pass} />}
    </DetailView>
  );
}

function OfPass({ pass }: { readonly pass: MemberPassDetail }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const { passUid, rsvtUid, passNm, lang, state, qr, code, expireDt, validDt, persons, usedPlaces } = pass;
  const isUnused = state === 'PAID';
  return (
    <Ticket
      actions={<LinkButton href={toReservationHref(rsvtUid)}>{t('reservation.title')}</LinkButton>}
      code={code ?? ''}
      lang={lang}
      notes={[
        t('voucher.passText'),
        ...(usedPlaces.length === 0 ? [] : [usedPlaces.map(({ gdsNm }) => gdsNm).join(' · ')]),
      ]}
      path={toPassVoucherHref(passUid)}
      qr={qr}
      rows={[
        { term: t('reservation.people'), value: t('passes.persons', { count: persons }) },
        {
          term: t(isUnused ? 'voucher.startBy' : 'voucher.endsAt'),
          value: breakBeforeTime(formatDateTime(isUnused ? validDt : expireDt)),
        },
      ]}
      state={t(`my.passStates.${state}`)}
      title={passNm}
    />
  );
}
