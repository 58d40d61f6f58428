import { translateRefusal } from '@haesol/contracts/common';

type Texts = Readonly<Record<string, string>>;

let texts: Texts | undefined;
let isShown = () => true;

/** Sets the translations of refusals in the language of the remote's texts; undefined for Korean. */
export function setRefusals(next: Texts | undefined): void {
  texts = next;
}

/** Sets the function that tells if the page of the moment is in the language of the remote's texts. */
export function setRefusalPages(isTranslatedPage: () => boolean): void {
  isShown = isTranslatedPage;
}

/** Returns a message of the contract or of a failed call in the language of the page. */
export const sayRefusal = (message: string): string =>
  texts && isShown() ? translateRefusal(message, texts) : message;
