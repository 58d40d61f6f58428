import type { RelatedSite } from '../chromeTypes.ts';

/** Neighbours of the fictional university. */
export const relatedSites: readonly RelatedSite[] = [
  { label: '해솔대학교', href: 'https://www.haesol.example' },
  { label: '누리도', href: 'https://www.nuri.example' },
  { label: '누리테크노파크', href: 'https://www.nuritp.example' },
  { label: '누리관광재단', href: 'https://www.nuritour.example' },
];
