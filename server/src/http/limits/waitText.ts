const minute = 60;

/** `30초` below a minute, else whole minutes. */
export function toWaitText(waitSec: number): string {
  return waitSec < minute ? `${waitSec}초` : `${Math.ceil(waitSec / minute)}분`;
}
