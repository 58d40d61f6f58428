export * from './account.ts';
export * from './dashboard.ts';
export * from './main.ts';
export * from './mypage.ts';
export * from './office.ts';
export * from './officeSystem.ts';
export * from './search.ts';
