import { allowAssetOrigin } from './trustedTypes.ts';

declare let __webpack_public_path__: string;

/** Loads files of releases from another host, chunks of the shell included. Remotes load theirs from where their entry is. */
export function loadAssetsFrom(origin: string): void {
  allowAssetOrigin(origin);
  __webpack_public_path__ = origin + __webpack_public_path__;
}
