/** Fact of a voucher. */
export interface TicketRow {
  readonly term: string;
  readonly value: string;
  /** Language of the value, if it is not that of the page. */
  readonly lang?: string;
}

/** Texts of a voucher's document; all plain text. */
export interface VoucherDocument {
  readonly title: string;
  readonly state: string;
  /** `<svg>` of the kit's QR code; null if invalid. */
  readonly qrSvg: string | null;
  readonly code: string;
  readonly rows: readonly TicketRow[];
  readonly notes: readonly string[];
  /** Language of the title. */
  readonly lang: string;
  /** Language of all other texts. */
  readonly locale: string;
  /** Font size of the page's root, which follows the member's text size. */
  readonly fontSize: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Splits a code (`7K2M-94QX-AB3D`) into groups, each with its trailing hyphen. */
export const toCodeGroups = (code: string): readonly string[] => code.match(/[^-]+-?/g) ?? [];

// The code is dark on white in every theme, because cameras require it. Sizes in rem follow the chosen text size.
const css =
  'body{margin:0;background:#f5f6f8;color:#13202f;font:1.0625rem/1.6 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}:lang(ja),:lang(zh){word-break:normal;line-break:strict}:lang(ko){word-break:keep-all}main{max-width:26rem;margin:0 auto;padding:16px}section{padding:20px;border-radius:12px;background:#fff}h1{margin:0 0 8px;font-size:1.375rem;line-height:1.4;text-wrap:balance}svg{display:block;width:248px;max-width:100%;height:auto;margin:16px auto;background:#fff}svg rect{fill:#fff}svg path{fill:#13202f}.code{margin:0;font-size:1.625rem;font-weight:700;letter-spacing:.06em;text-align:center}.code span{white-space:nowrap}dl{margin:16px 0 0}dl div{display:flex;flex-wrap:wrap;gap:0 16px;padding:4px 0}dt{flex:0 0 5.5em;color:#5a6876}dd{flex:1 1 11em;min-width:0;margin:0}p{margin:8px 0}';

/** Creates a self-contained document: inline style, the QR code as SVG, no script. Served offline by the shell's worker. */
export function toVoucherHtml(voucher: VoucherDocument): string {
  const { title, state, qrSvg, code, rows, notes, lang, locale, fontSize } = voucher;
  const facts = rows
    .map(({ term, value, lang: own }) => {
      const attribute = own === undefined ? '' : ` lang="${escapeHtml(own)}"`;
      return `<div><dt>${escapeHtml(term)}</dt><dd${attribute}>${escapeHtml(value)}</dd></div>`;
    })
    .join('');
  const texts = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
  const groups = toCodeGroups(code)
    .map((group) => `<span>${escapeHtml(group)}</span>`)
    .join('<wbr>');
  return `<!doctype html><html lang="${escapeHtml(locale)}" style="font-size:${escapeHtml(fontSize)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><main><section><p>${escapeHtml(state)}</p><h1 lang="${escapeHtml(lang)}">${escapeHtml(title)}</h1>${qrSvg ?? ''}<p class="code">${groups}</p><dl>${facts}</dl></section>${texts}</main></body></html>`;
}
