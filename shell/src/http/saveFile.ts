import type { AxiosResponse } from 'axios';

/** Delay before the object URL is revoked, because the browser may still be reading the file; in milliseconds. */
const revokeAfterMs = 10_000;

function toFileName(response: AxiosResponse): string {
  const header = String(response.headers['content-disposition'] ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? '';
  const plain = /filename="([^"]+)"/.exec(header)?.[1] ?? 'download';
  try {
    return decodeURIComponent(encoded) || plain;
  } catch {
    // Not UTF-8: falls back to the header's plain name.
    return plain;
  }
}

/** Saves a response as a file, under the name of its `Content-Disposition`. */
export function saveFile(response: AxiosResponse<Blob>): void {
  const url = URL.createObjectURL(response.data);
  const link = Object.assign(document.createElement('a'), { href: url, download: toFileName(response) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
