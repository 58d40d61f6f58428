import type { PageSnapshot } from '@haesol/contracts/release';

const elementId = 'hs-page';

/** Reads the snapshot in the server's page. @throws when there is none */
export function readPageSnapshot(root: Document = document): PageSnapshot {
  const text = root.getElementById(elementId)?.textContent;
  if (text === undefined || text === null || text === '') throw new Error('The page carries no snapshot');
  return JSON.parse(text) as PageSnapshot;
}
