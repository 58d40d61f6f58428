const minute = 60;

/** Formats as `30초` below a minute, else in whole minutes. */
export function toWaitText(waitSec: number): string {
  return waitSec < minute ? `${waitSec}초` : `${Math.ceil(waitSec / minute)}분`;
}
