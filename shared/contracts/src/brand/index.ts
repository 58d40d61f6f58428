export * from './brand.ts';
export * from './builtInBrand.ts';
