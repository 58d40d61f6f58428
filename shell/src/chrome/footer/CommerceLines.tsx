import { KitLink } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';

/** Identity of the seller (전자상거래법 제10조), on travel pages. */
export function CommerceLines({ className }: { className: string | undefined }) {
  const { brand, footer } = messages;
  const lines = [
    `${footer.commerce.name} ${brand.site}`,
    `${footer.commerce.representative} ${brand.representative}`,
    `${footer.commerce.businessNo} ${brand.businessNo}`,
    `${footer.commerce.mailOrderNo} ${brand.mailOrderNo}`,
  ];
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>
        <KitLink href={chromePaths.escrow}>{footer.escrow}</KitLink>
      </li>
      <li>
        <KitLink href={chromePaths.withdrawal}>{footer.withdrawal}</KitLink>
      </li>
    </ul>
  );
}
