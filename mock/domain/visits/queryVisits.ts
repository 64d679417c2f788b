import type { Caller } from '../accounts/caller';
import type { Day } from '../calendar';
import type { Company } from '../company/company';
import type { Visit } from '../company/entities';
import type { Page, PageRequest } from '../query/page';
import { sortedPage } from '../query/page';
import type { Ranks } from '../query/sorting';
import { contains, textRank } from '../query/text';

export interface VisitFilter {
  keyword: string;
  purpose?: string;
  from?: Day;
  to?: Day;
}

const ranksOfVisits = ({ customers, employees }: Company): Ranks<Visit> => ({
  visitdate: () => (visit) => visit.day,
  arrival: () => (visit) => Number(visit.arrival.replace(':', '')),
  minutes: () => (visit) => visit.minutes,
  customername: () => {
    const rank = textRank(customers.values(), ({ name }) => name);
    return (visit) => rank(visit.customer);
  },
  ownername: () => {
    const rank = textRank(employees, ({ name }) => name);
    return (visit) => rank(visit.employee);
  },
});

const NEWEST_FIRST: PageRequest['sorting'] = [
  { field: 'visitdate', order: 'desc' },
  { field: 'arrival', order: 'desc' },
];

/** One page of the visits in the caller's data scope. The keyword searches customer and visitor. */
export function queryVisits(
  caller: Caller,
  { keyword, purpose = '', from, to }: VisitFilter,
  page: PageRequest,
): Page<Visit> {
  const hits = contains(keyword);
  const isInScope = caller.scope.visit;
  const found = caller.company.visits.filter(
    (visit) =>
      (from === undefined || visit.day >= from) &&
      (to === undefined || visit.day <= to) &&
      isInScope(visit) &&
      (purpose === '' || visit.purpose === purpose) &&
      (keyword === '' || hits(visit.customer.name) || hits(visit.employee.name)),
  );
  const sorting = page.sorting.length > 0 ? page.sorting : NEWEST_FIRST;
  return sortedPage(found, { ...page, sorting }, ranksOfVisits(caller.company));
}
