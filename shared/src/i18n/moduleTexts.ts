import type { JsonObject } from '@haesol/shared/shell-api';

type Receiver = (texts: JsonObject) => void;

let receiver: Receiver | undefined;
const early: JsonObject[] = [];

/**
 * Adds the texts that a module of the remote names; the build writes a call of it into the module.
 * @build
 */
export function addModuleTexts(texts: JsonObject): void {
  if (receiver === undefined) early.push(texts);
  else receiver(texts);
}

/** Hands every module's texts to `receive`: of those that are loaded at once, of the others when they are. */
export function receiveModuleTexts(receive: Receiver): void {
  receiver = receive;
  for (const texts of early.splice(0)) receive(texts);
}
