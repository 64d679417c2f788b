import type { Company } from '../company/company';
import type { HeldPosition } from '../company/entities';
import { isoDay, MONDAY_OF_THIS_WEEK, TODAY } from '../calendar';
import type { Process } from '../flows/process';
import type { MessageLink, SeededMessage } from './message';
import { seedFlowMessages } from './seedFlowMessages';

/** Older messages have been read. */
const UNREAD_FROM = TODAY - 1;
const UNREAD_ANNOUNCEMENTS_FROM = TODAY - 4;

interface Announcement {
  daysAgo: number;
  time: string;
  /** The part of its translation keys: `message.system.{name}.title`. */
  name: string;
  params?: Readonly<Record<string, string | number>>;
  sender?: string;
  link?: MessageLink;
}

const OFFICE = '综合管理部';
const SALES = '销售总监';
const FINANCE = '财务部';
const REPORTS: MessageLink = { route: '/report-List' };
const CUSTOMERS: MessageLink = { pageCode: 'customer-list' };
const ORDERS: MessageLink = { pageCode: 'order-list' };

/** Announcements to everybody, newest first. */
const ANNOUNCEMENTS: readonly Announcement[] = [
  { daysAgo: 0, time: '08:05', name: 'maintenance', params: { date: '2026-11-21' } },
  { daysAgo: 1, time: '17:30', name: 'promotion', params: { month: 12 }, sender: SALES, link: ORDERS },
  { daysAgo: 2, time: '09:00', name: 'expenses', params: { month: 11, date: '2026-11-27' }, sender: FINANCE },
  { daysAgo: 4, time: '10:20', name: 'release', params: { version: 'V9.5.4' } },
  { daysAgo: 7, time: '09:10', name: 'training', params: { date: '2026-11-16' }, sender: OFFICE },
  { daysAgo: 10, time: '16:00', name: 'customers', sender: SALES, link: CUSTOMERS },
  { daysAgo: 14, time: '08:05', name: 'maintenance', params: { date: '2026-11-07' } },
  { daysAgo: 17, time: '09:00', name: 'target', params: { month: 11 }, sender: SALES, link: REPORTS },
  { daysAgo: 19, time: '11:00', name: 'prices', params: { date: '2026-11-02' }, sender: SALES },
  { daysAgo: 21, time: '17:30', name: 'promotion', params: { month: 11 }, sender: SALES, link: ORDERS },
  { daysAgo: 24, time: '09:00', name: 'expenses', params: { month: 10, date: '2026-10-29' }, sender: FINANCE },
  { daysAgo: 28, time: '10:00', name: 'stocktake', params: { month: 10, date: '2026-10-30' }, sender: FINANCE },
  { daysAgo: 35, time: '08:05', name: 'maintenance', params: { date: '2026-10-17' } },
  { daysAgo: 38, time: '14:00', name: 'password' },
  { daysAgo: 50, time: '09:00', name: 'target', params: { month: 10 }, sender: SALES, link: REPORTS },
  { daysAgo: 52, time: '10:00', name: 'holiday', sender: OFFICE },
  { daysAgo: 57, time: '09:00', name: 'expenses', params: { month: 9, date: '2026-09-28' }, sender: FINANCE },
  { daysAgo: 63, time: '10:20', name: 'release', params: { version: 'V9.5.3' } },
  { daysAgo: 70, time: '08:05', name: 'maintenance', params: { date: '2026-09-12' } },
  { daysAgo: 80, time: '09:00', name: 'target', params: { month: 9 }, sender: SALES, link: REPORTS },
];

const announced = ({ daysAgo, time, name, params = {}, ...rest }: Announcement): SeededMessage => ({
  ...rest,
  kind: 'system',
  title: { key: `message.system.${name}.title`, params },
  content: { key: `message.system.${name}.content`, params },
  time: `${isoDay(TODAY - daysAgo)} ${time}`,
  isRead: TODAY - daysAgo < UNREAD_ANNOUNCEMENTS_FROM,
});

const WEEKS = 12;
const DAYS_OF_WEEK = 7;

/** A notice on each Monday: the figures of the week before. */
const weekly = (position: HeldPosition): SeededMessage[] =>
  Array.from({ length: WEEKS }, (_, weeksAgo) => {
    const monday = MONDAY_OF_THIS_WEEK - weeksAgo * DAYS_OF_WEEK;
    const params = { from: isoDay(monday - DAYS_OF_WEEK), to: isoDay(monday - 1) };
    return {
      to: position.id,
      kind: 'notice',
      title: { key: 'message.notice.weekly.title', params },
      content: { key: 'message.notice.weekly.content', params: { ...params, name: position.employee.name } },
      link: REPORTS,
      time: `${isoDay(monday)} 08:00`,
      isRead: weeksAgo > 0,
    };
  });

/** The messages of a new company. */
export const seedMessages = (
  positions: readonly HeldPosition[],
  processes: readonly Process[],
  flows: Company['flows'],
): SeededMessage[] => [
  ...ANNOUNCEMENTS.map(announced),
  ...positions.flatMap(weekly),
  ...seedFlowMessages(processes, flows, UNREAD_FROM),
];
