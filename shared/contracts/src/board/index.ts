export * from './boardStaff.ts';
export * from './comments.ts';
export * from './contentStaff.ts';
export * from './faq.ts';
export * from './posts.ts';
export * from './qna.ts';
export * from './sharing.ts';
export * from './sharingStaff.ts';
