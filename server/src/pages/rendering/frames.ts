import type { Duplex } from 'node:stream';

/** Bytes of the length prefix of each message. */
const headerBytes = 4;

/** Sends one message: its length, then JSON. */
export function writeFrame(line: Duplex, message: unknown): void {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(body.length);
  line.write(Buffer.concat([header, body]));
}

/**
 * Calls `onMessage` for each received message.
 * @param onBroken called once for bytes that are not a message of at most `maxBytes`; then reading stops
 */
export function readFrames(
  line: Duplex,
  { maxBytes, onMessage, onBroken }: { maxBytes: number; onMessage(message: unknown): void; onBroken(): void },
): void {
  let pieces: Buffer[] = [];
  let size = 0;

  /** @returns false for invalid bytes */
  const takeMessages = (): boolean => {
    let buffer = Buffer.concat(pieces);
    while (buffer.length >= headerBytes) {
      const length = buffer.readUInt32BE();
      if (length > maxBytes) return false;
      if (buffer.length < headerBytes + length) break;
      const body = buffer.subarray(headerBytes, headerBytes + length);
      buffer = buffer.subarray(headerBytes + length);
      try {
        onMessage(JSON.parse(body.toString('utf8')));
      } catch {
        return false;
      }
    }
    pieces = [buffer];
    size = buffer.length;
    return true;
  };

  /** Returns true if the next message is complete, or too long; a large one is joined once. */
  const isReady = () => {
    const [first] = pieces;
    if (first === undefined || first.length < headerBytes) return true;
    const length = first.readUInt32BE();
    return length > maxBytes || size >= headerBytes + length;
  };

  const onData = (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
    if (!isReady() || takeMessages()) return;
    line.off('data', onData);
    line.resume();
    onBroken();
  };
  line.on('data', onData);
}
