import { findRoute, type Registry } from '@haesol/contracts/release';
import type { SessionView } from '@haesol/remote/shell-api';
import { chromePaths } from '../chrome/chromePaths.ts';
import type { ChromeAlerts, ChromeModel, ChromeSession, DisplayChoice, MenuGroup } from '../chrome/chromeTypes.ts';
import { messages } from '../messages.ko.ts';
import { changePasswordPath } from '../state/pageDecision.ts';
import { currentLinkOf, type GroupKey, isGroupKey, listEntries, toMenuItem } from './menu.ts';

const mainGroups = ['intro', 'cooperation', 'studentSupport', 'corporateCenter', 'infoPlaza'] as const;

export interface ChromeModelInput {
  readonly registry: Registry;
  readonly session: SessionView;
  readonly isSessionComing: boolean;
  readonly pathname: string;
  readonly group: string | null;
  readonly display: DisplayChoice;
  readonly language: ChromeModel['language'];
  /** The member's bell. */
  readonly alerts?: ChromeAlerts | undefined;
  /** Opens the search over the page; undefined where no remote offers it. */
  readonly onSearch?: (() => void) | undefined;
  onLogout(): void;
  onDisplayChange(choice: DisplayChoice): void;
}

function toGroup(registry: Registry, key: GroupKey, { isLogin, userInfo }: SessionView): MenuGroup {
  const entries = listEntries(registry, key, userInfo?.roles ?? []);
  return {
    key,
    title: messages.groups[key],
    description: messages.groupDescriptions[key],
    items: entries.map((entry) => ({ ...toMenuItem(entry, isLogin), description: entry.description })),
  };
}

/** Groups that are neither in the main menu nor the member's own have a bar of their own, such as the travel service. */
function toService({ registry, session, group }: Pick<ChromeModelInput, 'group' | 'registry' | 'session'>) {
  const isOther = group !== null && group !== 'mypage' && !mainGroups.some((key) => key === group);
  if (!isOther || !isGroupKey(group)) return undefined;
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
    ...(mustChangePw && { changePasswordHref: `${changePasswordPath}?next=${encodeURIComponent(pathname)}` }),
  };
}

/** The member's courses by name, whatever the order of the menu; the first entry of my page while no remote owns them. */
function toPersonalHref(registry: Registry, personal: MenuGroup): string {
  const { mypage } = chromePaths;
  return findRoute(registry, mypage) === undefined ? (personal.items[0]?.link ?? mypage) : mypage;
}

/** What header, drawer and footer show, from the registry and the session. */
export function toChromeModel(input: ChromeModelInput): ChromeModel {
  const { registry, session, isSessionComing, pathname, group, display, onLogout, onDisplayChange } = input;
  const service = toService(input);
  const personal = toGroup(registry, 'mypage', session);
  return {
    // A group without entries would open an empty menu.
    groups: mainGroups.map((key) => toGroup(registry, key, session)).filter(({ items }) => items.length > 0),
    ...(service && { service }),
    personal,
    personalHref: toPersonalHref(registry, personal),
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

/** The side menu's group of a page; travel and office have none. */
export function toSideGroup(model: ChromeModel): MenuGroup | undefined {
  const { currentGroup } = model;
  const found = currentGroup === 'mypage' ? model.personal : model.groups.find(({ key }) => key === currentGroup);
  return found !== undefined && found.items.length > 0 ? found : undefined;
}
