import type { RouterLocation } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** Dialog that requests a sign-in without leaving the page. */
export interface LoginDialogView {
  /** Location of the page below it. */
  readonly location: RouterLocation;
  /** Called when the person declined. */
  close(): void;
  /** Goes to the page `/login` instead. */
  leave(): void;
}
export const loginDialogAtom = atom<LoginDialogView | null>(null);

/** End of the session without activity, in milliseconds by the server's clock; null: not soon. */
export const idleEndAtom = atom<number | null>(null);
