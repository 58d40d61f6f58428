/** Loads the code of the sample data, which a production site never does: ask for it in demo mode alone. */
export const openDemo = () => import('../demo/loadSample.ts');
