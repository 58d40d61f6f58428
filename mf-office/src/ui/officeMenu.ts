import type { OfficeQueue } from '@haesol/contracts/member';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CalendarX from 'lucide-react/icons/calendar-x';
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
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Microscope from 'lucide-react/icons/microscope';
import Newspaper from 'lucide-react/icons/newspaper';
import PanelTop from 'lucide-react/icons/panel-top';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import ScanLine from 'lucide-react/icons/scan-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { paths } from '#paths';

export interface OfficeMenuItem {
  /** Key of its path and of its name. */
  readonly page: keyof typeof paths;
  readonly icon: LucideIcon;
  /** Queue whose count the entry has. */
  readonly queue?: OfficeQueue;
  readonly isForAdmins?: boolean;
}

/** Entries of the office's menu by group, in the order of a day's work. */
export const officeMenu: readonly { readonly group: string; readonly items: readonly OfficeMenuItem[] }[] = [
  {
    group: 'work',
    items: [
      { page: 'today', icon: House },
      { page: 'qna', icon: MessageSquareText, queue: 'QNA' },
      { page: 'applications', icon: FileText, queue: 'APPLICATION' },
      { page: 'courses', icon: GraduationCap, queue: 'ENROLMENT' },
      { page: 'bookings', icon: CalendarCheck, queue: 'BOOKING' },
    ],
  },
  {
    group: 'board',
    items: [
      { page: 'posts', icon: FilePenLine },
      { page: 'faq', icon: CircleHelp },
      { page: 'pages', icon: LayoutTemplate },
      { page: 'terms', icon: Scale },
      { page: 'banners', icon: PanelTop },
      { page: 'share', icon: Share2 },
      { page: 'calls', icon: FileBadge },
      { page: 'programs', icon: Handshake },
      { page: 'templates', icon: FileStack },
    ],
  },
  {
    group: 'lab',
    items: [
      { page: 'bookingDay', icon: CalendarRange },
      { page: 'equipment', icon: Microscope },
      { page: 'closures', icon: CalendarX },
      { page: 'penalties', icon: Ban },
    ],
  },
  {
    group: 'travel',
    items: [
      { page: 'goods', icon: ShoppingBag },
      { page: 'orders', icon: ReceiptText, queue: 'ORDER' },
      { page: 'refunds', icon: Undo2, queue: 'REFUND' },
      { page: 'inquiries', icon: MessageCircle, queue: 'INQUIRY' },
      { page: 'reviews', icon: Star, queue: 'REVIEW' },
      { page: 'gate', icon: ScanLine },
      { page: 'passes', icon: Ticket },
      { page: 'exchangeCards', icon: CreditCard },
    ],
  },
  {
    group: 'contents',
    items: [
      { page: 'coupons', icon: TicketPercent },
      { page: 'promoCodes', icon: Hash },
      { page: 'promotions', icon: Megaphone },
      { page: 'feed', icon: Newspaper },
      { page: 'travelInfo', icon: Info },
      { page: 'placeNotices', icon: TriangleAlert },
    ],
  },
  {
    group: 'settings',
    items: [
      { page: 'members', icon: Users, queue: 'MEMBER' },
      { page: 'companies', icon: Building2 },
      { page: 'searchWords', icon: Search },
      { page: 'popularWords', icon: TrendingUp },
      { page: 'mail', icon: Mail, queue: 'MAIL' },
      { page: 'jobs', icon: Cog, queue: 'JOB', isForAdmins: true },
      { page: 'audit', icon: ScrollText, isForAdmins: true },
      { page: 'access', icon: Eye, isForAdmins: true },
      { page: 'roles', icon: KeyRound, isForAdmins: true },
      { page: 'codes', icon: ListTree, isForAdmins: true },
      { page: 'flags', icon: Flag, isForAdmins: true },
      { page: 'remoteSettings', icon: SlidersHorizontal, isForAdmins: true },
    ],
  },
];
