export const paths = { notice: '/infoPlaza/notice' } as const;
