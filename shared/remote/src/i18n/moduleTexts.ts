import type { JsonObject } from '@haesol/remote/shell-api';

type Receiver = (texts: JsonObject) => void;

let receiver: Receiver | undefined;
const known: JsonObject[] = [];

/**
 * Adds the texts that a module of the remote names; the build writes a call of it into the module.
 * @build
 */
export function addModuleTexts(texts: JsonObject): void {
  known.push(texts);
  receiver?.(texts);
}

/**
 * Hands every module's texts to `receive`: of those that are loaded at once, of the others when they are. All of them
 * each time: after a rollback this build replaces the texts of the one that was shown in between.
 */
export function receiveModuleTexts(receive: Receiver): void {
  receiver = receive;
  for (const texts of known) receive(texts);
}
