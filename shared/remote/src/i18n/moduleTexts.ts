import type { JsonObject } from '@haesol/remote/shell-api';

type Receiver = (texts: JsonObject) => void;

let receiver: Receiver | undefined;
const known: JsonObject[] = [];

/**
 * Adds the texts that a module of the remote uses; the build generates a call of it in the module.
 * @build
 */
export function addModuleTexts(texts: JsonObject): void {
  known.push(texts);
  receiver?.(texts);
}

/**
 * Passes every module's texts to `receive`: those already loaded immediately, the others when they load. Each receiver gets all
 * texts, because after a rollback this build replaces the texts of the one shown in between.
 */
export function receiveModuleTexts(receive: Receiver): void {
  receiver = receive;
  for (const texts of known) receive(texts);
}
