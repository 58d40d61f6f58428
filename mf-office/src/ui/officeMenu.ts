import type { OfficeArea } from '@haesol/contracts/common';
import type { OfficeQueue } from '@haesol/contracts/member';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CalendarX from 'lucide-react/icons/calendar-x';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Cog from 'lucide-react/icons/cog';
import CreditCard from 'lucide-react/icons/credit-card';
import Eye from 'lucide-react/icons/eye';
import FileBadge from 'lucide-react/icons/file-badge';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import FileStack from 'lucide-react/icons/file-stack';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListTree from 'lucide-react/icons/list-tree';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Microscope from 'lucide-react/icons/microscope';
import Newspaper from 'lucide-react/icons/newspaper';
import PanelTop from 'lucide-react/icons/panel-top';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Rocket from 'lucide-react/icons/rocket';
import Route from 'lucide-react/icons/route';
import Scale from 'lucide-react/icons/scale';
import ScanLine from 'lucide-react/icons/scan-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Shredder from 'lucide-react/icons/shredder';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Tickets from 'lucide-react/icons/tickets';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import { paths } from '#paths';

export interface OfficeMenuItem {
  /** Key of its path and of its name. */
  readonly page: keyof typeof paths;
  readonly icon: LucideIcon;
  /** Queue whose count the entry has. */
  readonly queue?: OfficeQueue;
  /** Areas one of whose rights opens the page; without it the page is for all staff. */
  readonly areas?: readonly OfficeArea[];
  readonly isForAdmins?: boolean;
}

/** Entries of the office's menu by group, in the order of a day's work. */
export const officeMenu: readonly { readonly group: string; readonly items: readonly OfficeMenuItem[] }[] = [
  {
    group: 'work',
    items: [
      { page: 'today', icon: House },
      { page: 'qna', icon: MessageSquareText, queue: 'QNA', areas: ['board'] },
      { page: 'applications', icon: FileText, queue: 'APPLICATION', areas: ['learn'] },
      { page: 'enrolments', icon: UserCheck, queue: 'ENROLMENT', areas: ['learn'] },
      { page: 'courses', icon: GraduationCap, areas: ['learn'] },
      { page: 'bookings', icon: CalendarCheck, queue: 'BOOKING', areas: ['lab'] },
      {
        page: 'approvals',
        icon: CheckCheck,
        queue: 'APPROVAL',
        areas: ['learn', 'lab', 'travel', 'content', 'member', 'privacy'],
      },
    ],
  },
  {
    group: 'board',
    items: [
      { page: 'posts', icon: FilePenLine, areas: ['content'] },
      { page: 'faq', icon: CircleHelp, areas: ['content'] },
      { page: 'pages', icon: LayoutTemplate, areas: ['content'] },
      { page: 'terms', icon: Scale, areas: ['content'] },
      { page: 'banners', icon: PanelTop, areas: ['content'] },
      { page: 'share', icon: Share2, areas: ['content'] },
      { page: 'calls', icon: FileBadge, areas: ['learn'] },
      { page: 'programs', icon: Handshake, areas: ['learn'] },
      { page: 'templates', icon: FileStack, areas: ['board', 'travel'] },
    ],
  },
  {
    group: 'lab',
    items: [
      { page: 'bookingDay', icon: CalendarRange, areas: ['lab'] },
      { page: 'equipment', icon: Microscope, areas: ['lab'] },
      { page: 'closures', icon: CalendarX, areas: ['lab'] },
      { page: 'penalties', icon: Ban, areas: ['lab'] },
    ],
  },
  {
    group: 'travel',
    items: [
      { page: 'goods', icon: ShoppingBag, areas: ['travel'] },
      { page: 'passGoods', icon: Tickets, areas: ['travel'] },
      { page: 'orders', icon: ReceiptText, queue: 'ORDER', areas: ['travel'] },
      { page: 'refunds', icon: Undo2, queue: 'REFUND', areas: ['travel'] },
      { page: 'inquiries', icon: MessageCircle, queue: 'INQUIRY', areas: ['travel'] },
      { page: 'reviews', icon: Star, queue: 'REVIEW', areas: ['travel'] },
      { page: 'gate', icon: ScanLine, areas: ['gate'] },
      { page: 'passes', icon: Ticket, areas: ['travel'] },
      { page: 'exchangeCards', icon: CreditCard, areas: ['travel'] },
    ],
  },
  {
    group: 'contents',
    items: [
      { page: 'coupons', icon: TicketPercent, areas: ['travel'] },
      { page: 'promoCodes', icon: Hash, areas: ['travel'] },
      { page: 'promotions', icon: Megaphone, areas: ['travel'] },
      { page: 'feed', icon: Newspaper, areas: ['travel'] },
      { page: 'travelInfo', icon: Info, areas: ['travel'] },
      { page: 'tours', icon: Route, areas: ['travel'] },
      { page: 'placeNotices', icon: TriangleAlert, areas: ['travel'] },
      { page: 'exchangeRates', icon: Banknote, areas: ['travel'] },
    ],
  },
  {
    group: 'settings',
    items: [
      { page: 'members', icon: Users, queue: 'MEMBER', areas: ['member'] },
      { page: 'companies', icon: Building2, areas: ['member'] },
      { page: 'searchWords', icon: Search, areas: ['content'] },
      { page: 'popularWords', icon: TrendingUp, areas: ['content'] },
      { page: 'mail', icon: Mail, queue: 'MAIL', areas: ['member'] },
      { page: 'mailTemplates', icon: MailOpen, areas: ['member'] },
      { page: 'jobs', icon: Cog, queue: 'JOB', isForAdmins: true },
      { page: 'audit', icon: ScrollText, areas: ['privacy'] },
      { page: 'access', icon: Eye, areas: ['privacy'] },
      { page: 'retention', icon: Shredder, queue: 'RETENTION', areas: ['privacy'] },
      { page: 'roles', icon: KeyRound, isForAdmins: true },
      { page: 'codes', icon: ListTree, isForAdmins: true },
      { page: 'flags', icon: Flag, isForAdmins: true },
      { page: 'remoteSettings', icon: SlidersHorizontal, areas: ['content'] },
      { page: 'platform', icon: Rocket, isForAdmins: true },
    ],
  },
];

/** Returns the entry of a page: the longest path, because the day of bookings has an entry beside the list of bookings. */
export function findMenuItem(pathname: string): OfficeMenuItem | undefined {
  const isHere = (path: string) => path === pathname || (path !== paths.today && pathname.startsWith(`${path}/`));
  return officeMenu
    .flatMap(({ items }) => items)
    .filter(({ page }) => isHere(paths[page]))
    .sort((one, other) => paths[other.page].length - paths[one.page].length)[0];
}
