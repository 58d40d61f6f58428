import { pageTimingName } from '@haesol/contracts/release';

/**
 * Returns the header `Server-Timing` of a page: when this response was sent, in milliseconds since the epoch, and the mark
 * for its reports. A header, so that the page itself can be the same for many.
 */
export function toPageTiming({ sentAt, mark }: { sentAt: number; mark: string | undefined }): string {
  return `${pageTimingName};dur=${sentAt}${mark === undefined ? '' : `;desc="${mark}"`}`;
}
