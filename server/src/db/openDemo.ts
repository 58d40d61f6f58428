/** Loads the code of the sample data. Only for demo mode: a production site never loads it. */
export const openDemo = () => import('../../demo/loadSample.ts');
