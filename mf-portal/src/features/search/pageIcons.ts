import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import BookUser from 'lucide-react/icons/book-user';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FolderDown from 'lucide-react/icons/folder-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapIcon from 'lucide-react/icons/map';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Microscope from 'lucide-react/icons/microscope';
import { paths } from '#paths';

/** Icons of pages by path prefix; the first match wins. */
const pageIcons: readonly (readonly [path: string, icon: LucideIcon])[] = [
  [paths.easyReservation, CalendarCheck],
  [paths.equipment, Microscope],
  [paths.education, GraduationCap],
  ['/studentSupport', GraduationCap],
  [paths.chart, BookUser],
  [paths.notices, Megaphone],
  ['/infoPlaza/news', Megaphone],
  [paths.reference, FolderDown],
  [paths.faq, CircleQuestionMark],
  ['/infoPlaza/qna', MessageSquareText],
  ['/myPage/qna', MessageSquareText],
  ['/myPage', ClipboardList],
  [paths.application, ClipboardList],
  ['/travel/map', MapIcon],
];

/** Returns the icon of a page: a calendar, a board, a form, a map; an open book by default. */
export const toPageIcon = (path: string): LucideIcon =>
  pageIcons.find(([start]) => path.startsWith(start))?.[1] ?? BookOpen;
