import type { RouterLocation } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** The dialog that asks to sign in without leaving the page. */
export interface LoginDialogView {
  /** Of the page that it lies over. */
  readonly location: RouterLocation;
  /** The person declined. */
  close(): void;
  /** To the page `/login` instead. */
  leave(): void;
}
export const loginDialogAtom = atom<LoginDialogView | null>(null);

/** When the session will end unless the person does something, in milliseconds by the server's clock; null: not soon. */
export const idleEndAtom = atom<number | null>(null);
