import { IconLink } from '@haesol/kit';
import { isPlainClick } from '@haesol/remote/routing';
import Search from 'lucide-react/icons/search';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';

export interface SearchLinkProps {
  /** Opens the dialog; undefined where no remote offers the search. */
  onSearch: (() => void) | undefined;
}

/** To the page of the search, or a dialog in its place; opened elsewhere (a new tab) it is the page. */
export function SearchLink({ onSearch }: SearchLinkProps) {
  if (onSearch === undefined)
    return <IconLink iconSize={24} icon={Search} label={messages.header.search} href={chromePaths.search} />;
  return (
    <IconLink
      aria-haspopup="dialog"
      iconSize={24}
      icon={Search}
      label={messages.header.search}
      href={chromePaths.search}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSearch();
      }}
    />
  );
}
