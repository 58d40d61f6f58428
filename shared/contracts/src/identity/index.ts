export * from './auth.ts';
export * from './cert.ts';
export * from './company.ts';
export * from './join.ts';
export * from './member.ts';
export * from './memberRules.ts';
export * from './policies.ts';
export * from './sns.ts';
