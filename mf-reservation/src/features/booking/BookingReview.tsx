import { type EndpointData, toPhoneText } from '@haesol/contracts/common';
import { bookingLimits, type EquipmentDetail } from '@haesol/contracts/lab';
import type { getMyPage } from '@haesol/contracts/member';
import { DefinitionTable, MessageBar } from '@haesol/kit';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import { type BookingValues, readSampleCount } from './bookingValues.ts';
import { useDuration } from './SumRows.tsx';
import type { Held } from './useHold.ts';

export interface BookingReviewProps {
  readonly device: EquipmentDetail;
  readonly held: Held;
  readonly values: BookingValues;
  readonly person: EndpointData<typeof getMyPage> | undefined;
}

/** Review before sending, with the cancellation deadline. */
export function BookingReview({ device, held: { day, sum }, values, person }: BookingReviewProps) {
  const t = useText();
  const toDuration = useDuration();
  const modes = useCodes('EQ_MODE');
  const purposes = useCodes('EQ_PURPOSE');
  const settlements = useCodes('EQ_SETTLE');
  const nameOf = (codes: typeof modes, code: string) => codes.find((one) => one.code === code)?.codeName ?? code;
  const sampleCount = Number(readSampleCount(values));
  const sample = [
    values.sampleNm.trim() === '' ? t('booking.review.noSampleName') : values.sampleNm,
    sampleCount > 0 && t('booking.form.pieces', { count: sampleCount }),
    t(values.hazardYn === 'Y' ? 'booking.form.hazardYes' : 'booking.form.hazardNo'),
  ];
  return (
    <>
      <DefinitionTable
        caption={t('booking.form.steps.review')}
        items={[
          { term: t('booking.review.equipment'), value: `${device.eqNm} · ${device.place}` },
          {
            term: t('booking.review.time'),
            value: `${formatDay(day)} ${sum.start}–${sum.end} (${toDuration(sum.minutes)})`,
          },
          { term: t('booking.fee'), value: formatKrw(sum.amount) },
          { term: t('booking.form.mode'), value: nameOf(modes, values.modeCd) },
          { term: t('booking.form.purpose'), value: nameOf(purposes, values.purposeCd) },
          ...(values.projectNm === '' ? [] : [{ term: t('booking.form.project'), value: values.projectNm }]),
          { term: t('booking.review.sample'), value: sample.filter(Boolean).join(' · ') },
          { term: t('booking.form.companions'), value: t('booking.form.people', { count: Number(values.companions) }) },
          { term: t('booking.form.applicant'), value: `${person?.user_nm ?? ''} ${toPhoneText(values.tel)}` },
          { term: t('booking.form.settle'), value: nameOf(settlements, values.settleCd) },
        ]}
      />
      <MessageBar kind="info">{t('booking.review.cancelRule', { hours: bookingLimits.freeCancelHours })}</MessageBar>
    </>
  );
}
