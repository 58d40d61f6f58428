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
  /** `intro`, `cooperation`, …; decides when the side menu is rebuilt. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly shortcut?: ChromeShortcut;
  readonly items: readonly ChromeMenuItem[];
}

export interface ChromeSession {
  /** `user_nm` of the session. */
  readonly name: string;
  /** Class of the member in words; absent where it is not known. */
  readonly note?: string;
  /** The form that replaces a temporary password; absent without one. */
  readonly changePasswordHref?: string;
}

/** Unread notices of the bell; absent for visitors. */
export interface ChromeAlerts {
  readonly count: number;
  onOpen(): void;
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeChoice[];

/** In percent; each is a value of `data-text-scale` in the tokens, 100 being its absence. */
export type TextScale = 90 | 100 | 110 | 130 | 150;
export const textScales = [90, 100, 110, 130, 150] as const satisfies readonly TextScale[];

export interface DisplayChoice {
  readonly theme: ThemeChoice;
  readonly textScale: TextScale;
}

/** A site that the footer leads to. */
export interface RelatedSite {
  readonly label: string;
  readonly href: string;
}

/** Everything that header, drawer and footer show; the same for every layout that has them. */
export interface ChromeModel {
  /** The five main groups in their order. */
  readonly groups: readonly MenuGroup[];
  /** The service that the page belongs to, which has a bar of its own below the header. */
  readonly service?: MenuGroup;
  /** Languages of the service's content. */
  readonly language: { readonly locale: string; onChoose(languageCd: string): void };
  /** The member's own group, first in the drawer. */
  readonly personal: MenuGroup;
  /** Where the member's name in the header leads. */
  readonly personalHref: string;
  readonly session: ChromeSession | null;
  /** Somebody seems to be signed in, and it is not known yet who: no login is offered meanwhile. */
  readonly isSessionComing: boolean;
  readonly alerts?: ChromeAlerts;
  readonly currentGroup: string | null;
  /** Path of the current page as the menus write it. */
  readonly currentLink: string | null;
  readonly display: DisplayChoice;
  /** Where the help block's question leads: writing for members, signing in for visitors. */
  readonly qnaHref: string;
  /** Searches over the page; without it the header's link leads to the page of the search. */
  onSearch?(): void;
  onLogout(): void;
  onDisplayChange(choice: DisplayChoice): void;
}
