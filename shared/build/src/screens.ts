/** Name of a screen, and of its chunk: its file's name. @returns undefined for what is no screen's file */
export const screenNameOf = (file: string): string | undefined => /(?:^|\/)(\w+Screen)\.tsx$/.exec(file)?.[1];

/** File that a loader `() => import('./…Screen.tsx')` names. */
export const screenFileOf = (load: () => unknown): string | undefined =>
  /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(load.toString())?.[1];
