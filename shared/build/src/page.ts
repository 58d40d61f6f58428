/**
 * Oldest supported browsers: those with `light-dark()`, popovers and `inert`. A test finds APIs that sources use and one of these
 * lacks (tools/src/checks/supportedApis.test.ts).
 */
export const browserTargets = 'chrome 123, edge 123, firefox 125, safari 17.5';

/** Name of the Trusted Types policy of every build, allowed by the page's header. */
export const trustedTypesPolicy = 'haesol';

/** Returns the name of a build's container: unique to a build, so that two builds of one remote never mix. */
export const containerName = (id: string, buildId: string): string => `${id.replaceAll('-', '_')}_${buildId}`;
