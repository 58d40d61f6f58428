import type { MessageSettings } from '../../config.ts';

export interface OutgoingMessage {
  readonly message_uid: string;
  readonly to_tel: string;
  readonly body: string;
}

const timeoutMs = 20_000;

/**
 * Sends by a gateway for 알림톡 and SMS: `POST` of `{ messageId, to, from, text }` as JSON with a bearer token. `messageId` is the
 * row's, so that the gateway recognises the copy sent after a crash before recording.
 */
export function createMessageGateway({ url, key, from }: MessageSettings) {
  return async function send({ message_uid: messageId, to_tel: to, body: text }: OutgoingMessage): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': messageId },
      body: JSON.stringify({ messageId, to, from, text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The message gateway answered ${response.status}.`);
  };
}
