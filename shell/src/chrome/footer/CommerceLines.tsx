import { ChromeLink } from '../ChromeLink.tsx';
import { chromePaths } from '../chromePaths.ts';
import { messages } from '../messages.ko.ts';

/** Identity of the seller (전자상거래법 제10조), on travel pages. */
export function CommerceLines({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {messages.footer.commerce.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>
        <ChromeLink href={chromePaths.escrow}>{messages.footer.escrow}</ChromeLink>
      </li>
      <li>
        <ChromeLink href={chromePaths.withdrawal}>{messages.footer.withdrawal}</ChromeLink>
      </li>
    </ul>
  );
}
