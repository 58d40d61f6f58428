/** What the document of a voucher says; all of it text. */
export interface VoucherDocument {
  readonly title: string;
  readonly state: string;
  /** `<svg>` of the kit's QR code; null where nothing is opened any more. */
  readonly qrSvg: string | null;
  readonly code: string;
  readonly rows: readonly { readonly term: string; readonly value: string }[];
  readonly notes: readonly string[];
  /** Language of the title. */
  readonly lang: string;
  /** Language of all else. */
  readonly locale: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

// The code is dark on white in every theme, because cameras read it so.
const css =
  'body{margin:0;background:#f5f6f8;color:#13202f;font:17px/1.6 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}main{max-width:26rem;margin:0 auto;padding:16px}section{padding:20px;border-radius:12px;background:#fff}h1{margin:0 0 8px;font-size:22px}svg{display:block;width:248px;margin:16px auto;background:#fff}svg rect{fill:#fff}svg path{fill:#13202f}.code{margin:0;font-size:26px;font-weight:700;letter-spacing:.06em;text-align:center}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 0}dt{color:#5a6876}dd{margin:0}p{margin:8px 0}.kept{text-align:center;font-size:15px}';

/** One self-contained document: inline style, the QR code as SVG, no script. Shown without a network by the shell's worker. */
export function toVoucherHtml({ title, state, qrSvg, code, rows, notes, lang, locale }: VoucherDocument): string {
  const facts = rows.map(({ term, value }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const texts = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><main><section><p>${escapeHtml(state)}</p><h1 lang="${escapeHtml(lang)}">${escapeHtml(title)}</h1>${qrSvg ?? ''}<p class="code">${escapeHtml(code)}</p><dl>${facts}</dl></section>${texts}</main></body></html>`;
}
