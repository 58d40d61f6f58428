/** Returns the name of a screen and of its chunk, which is its file's name. @returns undefined for other files */
export const screenNameOf = (file: string): string | undefined => /(?:^|\/)(\w+Screen)\.tsx$/.exec(file)?.[1];

/** Returns the file of a loader `() => import('./…Screen.tsx')`. */
export const screenFileOf = (load: () => unknown): string | undefined =>
  /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(load.toString())?.[1];
