import { FIRST_DAY } from '../calendar';
import { createCompany } from '../company/createCompany';
import { COMPANY_PLANS } from '../company/plans';
import { ARCHIVE_FIRST_DAY, archiveOf } from './archive';

const companies = COMPANY_PLANS.map(createCompany);
const [east] = companies;
if (!east) throw new Error('There is no company');

it('has some 35,000 lines of the year before in the large company, and fewer in the others', () => {
  const counts = companies.map((company) => archiveOf(company).reduce((sum, { lines }) => sum + lines.length, 0));
  expect(counts.map((count) => Math.round(count / 1_000))).toEqual([35, 4, 2]);
  const days = archiveOf(east).map(({ day }) => day);
  expect([Math.min(...days), Math.max(...days)]).toEqual([ARCHIVE_FIRST_DAY, FIRST_DAY - 1]);
});

it('is the same for the same company, has its customers and owners, and is created once', () => {
  const again = createCompany(COMPANY_PLANS[0] as (typeof COMPANY_PLANS)[number]);
  const described = (company: typeof east) =>
    archiveOf(company).map(({ customer, owner, day, amountCents }) => [customer.id, owner.id, day, amountCents]);
  expect(described(again)).toEqual(described(east));
  expect(archiveOf(east)).toBe(archiveOf(east));
  expect(archiveOf(east).every(({ customer }) => east.customers.get(customer.id) === customer)).toBe(true);
});

it('is no part of the orders and changes nothing', () => {
  const ids = new Set(east.orders.all().map(({ id }) => id));
  expect(archiveOf(east).filter(({ id }) => ids.has(id))).toEqual([]);
  expect(east.isChanged()).toBe(false);
  expect(east.orders.all()).toHaveLength(12_500);
});
