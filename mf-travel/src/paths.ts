export const paths = { attractions: '/travel/attractions' } as const;
