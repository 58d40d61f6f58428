import type { MenuItem } from '@haesol/remote/shell-api';

export interface ChromeMenuItem extends MenuItem {
  /** One sentence for the mega menu. */
  readonly description: string;
}

interface ChromeShortcut {
  readonly label: string;
  readonly link: string;
}

export interface MenuGroup {
  /** `intro`, `cooperation`, …; a change rebuilds the side menu. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly shortcut?: ChromeShortcut;
  readonly items: readonly ChromeMenuItem[];
}

/** Group of the main menu. */
export interface MainGroup extends MenuGroup {
  /** Short name, and the page that it leads to, in the bar below 1280 px. */
  readonly tab: { readonly name: string; readonly href: string };
}

export interface ChromeSession {
  /** `user_nm` of the session. */
  readonly name: string;
  /** Label of the member class; absent if unknown. */
  readonly note?: string;
  /** Profile picture; absent without one. */
  readonly imageUrl?: string;
  /** Form that replaces a temporary password; absent without one. */
  readonly changePasswordHref?: string;
}

/** Unread notices of the bell; absent for visitors. */
export interface ChromeAlerts {
  readonly count: number;
  onOpen(): void;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeChoice[];

/** In percent; each is a value of `data-text-scale` in the tokens, except 100, for which it is absent. */
export type TextScale = 90 | 100 | 110 | 130 | 150;
export const textScales = [90, 100, 110, 130, 150] as const satisfies readonly TextScale[];

export interface DisplayChoice {
  readonly theme: ThemeChoice;
  readonly textScale: TextScale;
}

/** External site in the footer. */
export interface RelatedSite {
  readonly label: string;
  readonly href: string;
}

/** Data of header, drawer and footer; the same for every layout with them. */
export interface ChromeModel {
  /** The main groups in their order. */
  readonly groups: readonly MainGroup[];
  /** Service that the page belongs to, with its own bar below the header. */
  readonly service?: MenuGroup;
  /** Languages of the service's content. */
  readonly language: { readonly locale: string; onChoose(languageCd: string): void };
  /** The member's own group, first in the drawer. */
  readonly personal: MenuGroup;
  /** Link of the member's name in the header. */
  readonly personalHref: string;
  /** Page of the travel service; undefined where the site does not offer it. */
  readonly travelHref?: string | undefined;
  readonly session: ChromeSession | null;
  /** A session seems to exist but its member is not known yet: no login is offered meanwhile. */
  readonly isSessionComing: boolean;
  readonly alerts?: ChromeAlerts;
  readonly currentGroup: string | null;
  /** Path of the current page as in the menus. */
  readonly currentLink: string | null;
  readonly display: DisplayChoice;
  /** Link of the help block's question: writing for members, signing in for visitors. */
  readonly qnaHref: string;
  /** Opens the search dialog; without it the header links to the search page. */
  onSearch?(): void;
  onLogout(): void;
  onDisplayChange(choice: DisplayChoice): void;
}
