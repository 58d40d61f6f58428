/** Stands in for every CSS module: a class is called as the source calls it. */
export default new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) });
