import { IconLink } from '@haesol/kit';
import { isPlainClick } from '@haesol/remote/routing';
import Search from 'lucide-react/icons/search';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';

export interface SearchLinkProps {
  /** Opens the dialog; undefined if no remote offers the search. */
  onSearch: (() => void) | undefined;
}

/** Link to the search page, which a plain click replaces by a dialog; in a new tab it opens the page. */
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
