const shortBuild = 8;

/** Returns the readable name of a build. */
export const toShortBuild = (buildId: string): string => buildId.slice(0, shortBuild);
