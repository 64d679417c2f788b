import type { Day } from '../calendar';
import { isoDay } from '../calendar';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { contains } from '../query/text';
import type { LogEntry, OperationLog } from '../records/operationLog';

/** Filters of the operation log. An empty one filters nothing; both days belong to the range. */
export interface LogFilter {
  /** A part of the record's name, as it is stored or as the reader sees it. */
  keyword: string;
  accountCode: string;
  object: string;
  action: string;
  from: Day | undefined;
  to: Day | undefined;
}

/** The entries that match, newest first. */
export function queryLog(log: OperationLog, filter: LogFilter, language: Language): LogEntry[] {
  const { accountCode, object, action } = filter;
  const hits = contains(filter.keyword);
  const from = filter.from === undefined ? '' : isoDay(filter.from);
  const to = filter.to === undefined ? undefined : isoDay(filter.to);
  return log
    .all()
    .filter(
      (entry) =>
        (accountCode === '' || entry.actor.accountCode === accountCode) &&
        (object === '' || entry.object === object) &&
        (action === '' || entry.action === action) &&
        entry.time >= from &&
        (to === undefined || entry.time.slice(0, to.length) <= to) &&
        (hits(entry.recordName) || hits(localise(entry.recordName, language))),
    );
}

/** The people of the log, by name. */
export function peopleOfLog(log: OperationLog): { accountCode: string; name: string }[] {
  const people = new Map(log.all().map(({ actor }) => [actor.accountCode, actor.name]));
  return [...people]
    .map(([accountCode, name]) => ({ accountCode, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
}
