import { mainGroups } from '@haesol/contracts/brand';
import { findRoute, type Registry } from '@haesol/contracts/release';
import type { SessionView } from '@haesol/remote/shell-api';
import { chromePaths } from '../chrome/chromePaths.ts';
import type {
  ChromeAlerts,
  ChromeModel,
  ChromeSession,
  DisplayChoice,
  MainGroup,
  MenuGroup,
} from '../chrome/chromeTypes.ts';
import { messages } from '../messages.ko.ts';
import { changePasswordPath } from '../state/pageDecision.ts';
import { currentLinkOf, type GroupKey, isGroupKey, listEntries, toMenuItem } from './menu.ts';

export interface ChromeModelInput {
  readonly registry: Registry;
  readonly session: SessionView;
  readonly isSessionComing: boolean;
  readonly pathname: string;
  readonly group: string | null;
  readonly display: DisplayChoice;
  readonly language: ChromeModel['language'];
  /** Alerts of the member. */
  readonly alerts?: ChromeAlerts | undefined;
  /** Opens the search dialog; undefined if no remote offers it. */
  readonly onSearch?: (() => void) | undefined;
  onLogout(): void;
  onDisplayChange(choice: DisplayChoice): void;
}

function toGroup(registry: Registry, key: GroupKey, { isLogin, userInfo }: SessionView): MenuGroup {
  const entries = listEntries(registry, key, userInfo?.roles ?? []);
  return {
    key,
    title: messages.groups[key],
    description: messages.groupDescriptions[key] ?? '',
    items: entries.map((entry) => ({ ...toMenuItem(entry, isLogin), description: entry.description })),
  };
}

/** Returns the groups of the main menu in the order of the brand. A group without entries would open an empty menu. */
function listMainGroups(registry: Registry, session: SessionView): MainGroup[] {
  const { order, groupTabs } = messages;
  const names: Readonly<Record<string, string>> = groupTabs;
  return (order ?? mainGroups).filter(isGroupKey).flatMap((key) => {
    const group = toGroup(registry, key, session);
    const [first] = group.items;
    if (first === undefined) return [];
    // The page of a group leads to its first entry, which another brand may have moved.
    return [{ ...group, tab: { name: names[key] ?? group.title, href: order ? first.link : `/${key}` } }];
  });
}

/** Groups outside of the main menu and my page have a separate bar, such as the travel service. */
function toService({ registry, session, group }: Pick<ChromeModelInput, 'group' | 'registry' | 'session'>) {
  const others: readonly (string | null)[] = [null, 'mypage', ...mainGroups, ...(messages.order ?? [])];
  const isOther = !others.includes(group);
  if (!isOther || group === null || !isGroupKey(group)) return undefined;
  const service = toGroup(registry, group, session);
  return service.items.length > 0 ? service : undefined;
}

function toSession({ session, pathname }: Pick<ChromeModelInput, 'pathname' | 'session'>): ChromeSession | null {
  const { userInfo, mustChangePw = false } = session;
  if (userInfo === null) return null;
  const note = messages.header.memberClass[userInfo.memberClass];
  return {
    name: userInfo.user_nm,
    ...(note !== undefined && { note }),
    ...(userInfo.profileUrl !== null && { imageUrl: userInfo.profileUrl }),
    ...(mustChangePw && { changePasswordHref: `${changePasswordPath}?next=${encodeURIComponent(pathname)}` }),
  };
}

/** Returns the link to the dashboard of my page, independent of the menu order; the first entry if no remote has it. */
function toPersonalHref(registry: Registry, personal: MenuGroup): string {
  const { mypage } = chromePaths;
  return findRoute(registry, mypage) === undefined ? (personal.items[0]?.link ?? mypage) : mypage;
}

/** Creates the data of header, drawer and footer from the registry and the session. */
export function toChromeModel(input: ChromeModelInput): ChromeModel {
  const { registry, session, isSessionComing, pathname, group, display, onLogout, onDisplayChange } = input;
  const service = toService(input);
  const personal = toGroup(registry, 'mypage', session);
  return {
    groups: listMainGroups(registry, session),
    ...(service && { service }),
    personal,
    personalHref: toPersonalHref(registry, personal),
    ...(findRoute(registry, chromePaths.travel) !== undefined && { travelHref: chromePaths.travel }),
    session: toSession(input),
    isSessionComing,
    ...(input.alerts && { alerts: input.alerts }),
    ...(input.onSearch && { onSearch: input.onSearch }),
    currentGroup: group,
    currentLink: currentLinkOf(registry, pathname, session.isLogin),
    display,
    language: input.language,
    qnaHref: session.isLogin ? '/myPage/qnaWrite' : `/login?next=${encodeURIComponent('/myPage/qnaWrite')}`,
    onLogout,
    onDisplayChange,
  };
}

/** Returns the side menu's group of a page; travel and office pages have none. */
export function toSideGroup(model: ChromeModel): MenuGroup | undefined {
  const { currentGroup } = model;
  const found = currentGroup === 'mypage' ? model.personal : model.groups.find(({ key }) => key === currentGroup);
  return found !== undefined && found.items.length > 0 ? found : undefined;
}
