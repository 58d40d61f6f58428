import type { Room } from '@haesol/contracts/travel';

const hours = { checkIn: '15:00', checkOut: '11:00' } as const;

/** Facts of rooms by the name of their option. */
export const roomTypes: Readonly<Record<string, Room>> = {
  '2인실': {
    baseCnt: 2,
    maxCnt: 3,
    size: 23,
    bed: 'DOUBLE',
    amenities: ['WIFI', 'BATH', 'VIEW', 'BREAKFAST'],
    ...hours,
  },
  '4인 온돌방': { baseCnt: 4, maxCnt: 5, size: 36, bed: 'ONDOL', amenities: ['WIFI', 'KITCHEN', 'TERRACE'], ...hours },
  '무장애 객실': {
    baseCnt: 2,
    maxCnt: 3,
    size: 31,
    bed: 'TWIN',
    amenities: ['WIFI', 'BATH', 'BREAKFAST', 'STEP_FREE'],
    ...hours,
  },
};
