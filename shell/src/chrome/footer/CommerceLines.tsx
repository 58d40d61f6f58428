import { KitLink } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';

/** Identity of the seller (전자상거래법 제10조), on travel pages. */
export function CommerceLines({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {messages.footer.commerce.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>
        <KitLink href={chromePaths.escrow}>{messages.footer.escrow}</KitLink>
      </li>
      <li>
        <KitLink href={chromePaths.withdrawal}>{messages.footer.withdrawal}</KitLink>
      </li>
    </ul>
  );
}
