import { maxBulk } from '@haesol/contracts/common';

/** Rows of one page, the largest that lists give. */
const pageSize = 100;

interface Rows<Row> {
  readonly list: readonly Row[];
  readonly cnt_total: number;
}

/** Loads all rows of a list, up to the limit of a bulk call. Each once, also if others were added in between. */
export async function loadRows<Row>(
  loadPage: (page: { readonly pageNum: number; readonly pageSize: number }) => Promise<Rows<Row>>,
  rowKey: (row: Row) => string,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let pageNum = 1; found.size < maxBulk; pageNum += 1) {
    const { list, cnt_total } = await loadPage({ pageNum, pageSize });
    for (const row of list) found.set(rowKey(row), row);
    if (pageNum * pageSize >= cnt_total || list.length === 0) break;
  }
  return [...found.values()].slice(0, maxBulk);
}
