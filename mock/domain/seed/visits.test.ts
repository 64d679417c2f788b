import { TODAY, isoDay, weekday } from '../calendar';
import type { Company } from '../company/company';
import { createCompany } from '../company/createCompany';
import type { CompanyPlan } from '../company/plan';
import { COMPANY_PLANS } from '../company/plans';
import type { Visit } from '../company/entities';

const [plan] = COMPANY_PLANS as readonly [CompanyPlan];
const east = createCompany(plan);

const countBy = <Key>(visits: readonly Visit[], keyOf: (visit: Visit) => Key) => {
  const counts = new Map<Key, number>();
  for (const visit of visits) counts.set(keyOf(visit), (counts.get(keyOf(visit)) ?? 0) + 1);
  return counts;
};
const lastWeek = ({ visits }: Company) => visits.filter(({ day }) => day > TODAY - 7);
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

it('has two to six visits of a representative on a workday, a few on Saturday and none on Sunday', () => {
  const counts = countBy(lastWeek(east), ({ day }) => weekday(day));
  const sellers = east.sellers.length;
  for (const workday of [0, 1, 2, 3, 4]) {
    expect((counts.get(workday) ?? 0) / sellers).toBeGreaterThan(2);
    expect((counts.get(workday) ?? 0) / sellers).toBeLessThan(6);
  }
  expect(counts.get(5)).toBeLessThan(sellers * 2);
  expect(counts.get(6)).toBeUndefined();
});

it('has them in the hours of the day one after another, by the owner of each shop', () => {
  const tours = new Map<string, Visit[]>();
  for (const visit of lastWeek(east)) {
    const tour = `${visit.employee.id} ${visit.day}`;
    tours.set(tour, [...(tours.get(tour) ?? []), visit]);
  }
  for (const tour of tours.values()) {
    let free = 8 * 60;
    for (const { arrival, minutes, customer, employee } of tour) {
      expect(minuteOf(arrival)).toBeGreaterThanOrEqual(free);
      expect(minutes).toBeGreaterThanOrEqual(10);
      free = minuteOf(arrival) + minutes;
      expect(customer.owner).toBe(employee);
    }
    expect(free).toBeLessThan(18 * 60);
  }
});

it('has more visits of the better shops, and leaves some of each representative for more than a month', () => {
  const perShop = (level: string) =>
    east.visits.filter(({ customer }) => customer.level === level).length /
    [...east.customers.values()].filter((customer) => customer.level === level).length;
  expect(perShop('A')).toBeGreaterThan(perShop('B'));
  expect(perShop('B')).toBeGreaterThan(perShop('C'));
  const visited = new Set(east.visits.filter(({ day }) => TODAY - day <= 30).map(({ customer }) => customer));
  expect(visited.size / east.customers.size).toBeGreaterThan(0.8);
  const ownShops = (name: string) => [...east.customers.values()].filter(({ owner }) => owner.name === name);
  expect(ownShops('李娜').filter((customer) => !visited.has(customer)).length).toBeGreaterThan(0);
});

it('is the same for the same plan, whenever the visits are first read and whatever has changed before', () => {
  const described = ({ visits }: Company) =>
    visits.map(({ id, customer, employee, day, arrival }) =>
      [id, customer.id, employee.id, isoDay(day), arrival].join(),
    );
  const again = createCompany(plan);
  for (const customer of again.customers.values()) again.change(customer, { owner: again.sellers[0], level: 'C' });
  expect(described(again)).toEqual(described(east));
  expect(east.visits).toBe(east.visits);
  expect(new Set(east.visits.map(({ id }) => id)).size).toBe(east.visits.length);
});

it('is generated when somebody reads it, and only then', () => {
  const company = createCompany(plan);
  const push = jest.spyOn(Array.prototype, 'push');
  const count = company.visits.length;
  const pushes = push.mock.calls.length;
  push.mockRestore();
  expect(pushes).toBeGreaterThanOrEqual(count);
});
