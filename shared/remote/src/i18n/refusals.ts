import { translateRefusal } from '@haesol/contracts/common';

type Texts = Readonly<Record<string, string>>;

let texts: Texts | undefined;

/** Sets the translations of refusals in the language of the remote's texts; undefined for Korean. */
export function setRefusals(next: Texts | undefined): void {
  texts = next;
}

/** Returns a message of the contract or of a failed call in the language of the remote's texts. */
export const sayRefusal = (message: string): string => (texts ? translateRefusal(message, texts) : message);
