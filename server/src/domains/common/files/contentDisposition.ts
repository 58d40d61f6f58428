const attrChar = /[A-Za-z0-9!#$&+\-.^_`|~]/;

function percentEncode(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return byte < 128 && attrChar.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

/** Formats `Content-Disposition` with an ASCII name for old clients and the real one in NFC (RFC 6266, RFC 8187). */
export function toContentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const composed = name.normalize('NFC');
  const dot = composed.lastIndexOf('.');
  const stem = dot > 0 ? composed.slice(0, dot) : composed;
  const ext = dot > 0 ? composed.slice(dot).replaceAll(/[^\w.]/g, '') : '';
  const ascii = stem.replaceAll(/[^\w .()-]+/g, '_').replaceAll(/^[_ ]+|[_ ]+$/g, '');
  return `${kind}; filename="${ascii === '' ? 'file' : ascii}${ext}"; filename*=UTF-8''${percentEncode(composed)}`;
}
