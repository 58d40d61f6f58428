import type { DayState } from '@haesol/contracts/lab';
import type { Device } from './device.ts';
import type { BlockedPeriod } from './rules.ts';

/** Returns the reason if a day is not bookable, otherwise null. */
export function toDayReason(
  state: DayState,
  { leadDays, horizonDays }: Pick<Device, 'leadDays' | 'horizonDays'>,
  { holidayNm, blocked }: { readonly holidayNm: string | undefined; readonly blocked: readonly BlockedPeriod[] },
): string | null {
  switch (state) {
    case 'CLOSED':
      return holidayNm === undefined ? '휴무일입니다.' : `${holidayNm} 휴무일입니다.`;
    case 'PAST':
      return '지난 날짜입니다.';
    case 'EARLY':
      return `이용 ${leadDays}영업일 전까지 신청해 주세요.`;
    case 'LATE':
      return `오늘부터 ${horizonDays}일 뒤까지 예약할 수 있습니다.`;
    case 'MAINT':
      return `점검 중입니다. (${blocked[0]?.reason ?? '정기점검'})`;
    case 'FULL':
      return '예약이 마감되었습니다.';
    default:
      return null;
  }
}
