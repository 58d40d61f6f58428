export const paths = { easyReservation: '/easyReservation' } as const;
