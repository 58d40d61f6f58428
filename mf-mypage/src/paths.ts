export const paths = { login: '/login', infoDetail: '/myPage/InfoDetail', info: '/myPage/info' } as const;
