import type { PageBrand } from '@haesol/contracts/brand';
import { messages, type ShellTexts } from './messages.ko.ts';

/** Replaces the sign, names, contacts and menu groups by those of the page's brand; without one the texts stay. */
export function applyBrand(brand: PageBrand | undefined): void {
  if (brand === undefined) return;
  const { groups, groupDescriptions, groupTabs, footer } = messages;
  const branded: Partial<ShellTexts> = {
    brand: brand.texts,
    groups: { ...groups, ...brand.groups },
    groupTabs: { ...groupTabs, ...brand.groups },
    groupDescriptions: { ...groupDescriptions, ...brand.groupDescriptions },
    ...(brand.order && { order: brand.order }),
    footer: { ...footer, siteLinks: brand.siteLinks },
    ...(brand.mark && { mark: brand.mark }),
  };
  Object.assign(messages, branded);
}
