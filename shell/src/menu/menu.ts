import { findRoute, type Registry, type RemoteMenuEntry } from '@haesol/contracts/release';
import type { MenuItem, MenuView } from '@haesol/remote/shell-api';
import { atom } from 'jotai';
import { messages } from '../messages.ko.ts';
import { registryAtom } from '../registry/registry.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';

export type GroupKey = keyof typeof messages.groups;

export const isGroupKey = (key: string): key is GroupKey & string => Object.hasOwn(messages.groups, key);

const emptyMenu: MenuView = { group: null, title: '', items: [] };

/** Lists the entries of a group that this person may see, in their order. */
export function listEntries(registry: Registry, group: string, roles: readonly string[]): readonly RemoteMenuEntry[] {
  return Object.values(registry.remotes)
    .flatMap(({ remoteJson }) => remoteJson.menu)
    .filter(
      (entry) =>
        entry.group === group && (entry.roles.length === 0 || entry.roles.some((role) => roles.includes(role))),
    )
    .sort((a, b) => a.order - b.order);
}

/** Returns the link of an entry; some have another one for visitors. */
export const toMenuItem = ({ menu, label, link, visitorLink }: RemoteMenuEntry, isLogin: boolean): MenuItem => ({
  menu,
  label,
  link: isLogin ? link : (visitorLink ?? link),
});

export const currentGroupAtom = atom<string | null>(null);

/** Side menu; computed again only when group, registry or session change. */
export const menuViewAtom = atom<MenuView>((get) => {
  const group = get(currentGroupAtom);
  if (group === null || !isGroupKey(group)) return emptyMenu;
  const { isLogin, userInfo } = get(sessionAtom);
  const entries = listEntries(get(registryAtom), group, userInfo?.roles ?? []);
  return { group, title: messages.groups[group], items: entries.map((entry) => toMenuItem(entry, isLogin)) };
});

/**
 * Returns the link of a page in this person's menus: of the entry that the page declares, of the same page in another spelling,
 * or of its list's entry.
 */
export function currentLinkOf(registry: Registry, pathname: string, isLogin: boolean): string | null {
  const match = findRoute(registry, pathname);
  if (match === undefined) return null;
  const { route, remoteId } = match;
  const entries = registry.remotes[remoteId]?.remoteJson.menu ?? [];
  const named = entries.find(({ menu }) => menu === route.menu);
  const own = entries.find(({ link }) => findRoute(registry, link)?.route === route);
  const list = entries.find(({ label }) => label === route.title.split(' | ').at(-1));
  const entry = named ?? own ?? list;
  return entry === undefined ? route.path : toMenuItem(entry, isLogin).link;
}
