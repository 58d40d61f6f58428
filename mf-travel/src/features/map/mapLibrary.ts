import type { MapCredit } from './styleRules.ts';

/** Used part of MapLibre (https://maplibre.org/maplibre-gl-js/docs/API/classes/Map/). */
export interface LibraryMap {
  jumpTo(camera: { readonly center: readonly [number, number]; readonly zoom: number }): void;
  on(event: 'error' | 'sourcedata' | 'style.load', listener: () => void): void;
  getStyle(): { readonly sources: Readonly<Record<string, unknown>> };
  getSource(id: string): { readonly attribution?: string } | undefined;
  remove(): void;
}

export interface MapLibrary {
  readonly Map: new (options: Readonly<Record<string, unknown>>) => LibraryMap;
}

export type Credits = readonly MapCredit[];

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Allows MapLibre to start its worker from a string, which pages refuse by default. The Trusted Types policy `default` accepts
 * only files in the folder of the library.
 */
function allowWorker(folder: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(folder) ? url : null),
  });
}

/** @throws TypeError for an address of another site, and when the library fails to load */
export async function loadMapLibrary(libraryUrl: string): Promise<MapLibrary> {
  const { href, origin } = new URL(libraryUrl, location.href);
  if (origin !== location.origin) throw new TypeError(`No library is taken from ${origin}`);
  allowWorker(new URL('.', href).href);
  return (await import(/* webpackIgnore: true */ href)) as MapLibrary;
}
