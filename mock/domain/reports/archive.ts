import type { Day } from '../calendar';
import { FIRST_DAY, isoDay, weekday } from '../calendar';
import type { Company } from '../company/company';
import type { Customer, Order, Product } from '../company/entities';
import { PAYMENTS, orderNo } from '../company/entities';
import { COMPANY_PLANS } from '../company/plans';
import type { Random } from '../random';
import { createRandom } from '../random';

/** Added to the plan's seed, so that the archive has random numbers of its own. */
const SEED_OFFSET = 2;
/** Orders of the archive for each order of the plan. */
const SHARE = 0.7;
const DAYS = 365;
const WEEKEND_SHARE = 0.35;
const REJECTED_SHARE = 0.04;
/** Customers that had not bought yet. */
const NEW_CUSTOMERS = 0.1;
/** How often a customer or product is drawn, so that some have grown since and others have not. */
const WEIGHTS = [1, 2, 2, 3, 3, 4];
const LINES = { fewest: 1, most: 7 } as const;

export const ARCHIVE_FIRST_DAY: Day = FIRST_DAY - DAYS;

/** Each item as often as its random weight. */
const weighted = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.flatMap((item) => Array.from({ length: random.pick(WEIGHTS) }, () => item));

function randomDay(random: Random): Day {
  for (;;) {
    const day = random.between(ARCHIVE_FIRST_DAY, FIRST_DAY - 1);
    if (weekday(day) <= 4 || random.next() < WEEKEND_SHARE) return day;
  }
}

function createOrder(id: string, customer: Customer, products: readonly Product[], random: Random): Order {
  const day = randomDay(random);
  const number = Number(isoDay(day).slice(0, 7).replace('-', '')) * 100_000;
  const order: Order = {
    id,
    number,
    no: orderNo(number),
    customer,
    day,
    owner: customer.owner,
    status: random.next() < REJECTED_SHARE ? 'rejected' : 'shipping',
    address: customer.address,
    phone: customer.phone,
    payment: random.pick(PAYMENTS),
    remark: '',
    discount: 0,
    lines: [],
    qty: 0,
    amountCents: 0,
  };
  const count = random.between(LINES.fewest, LINES.most);
  for (let line = 0; line < count; line += 1) {
    const product = random.pick(products);
    const qty = random.between(1, 24);
    const amountCents = qty * product.priceCents;
    order.lines.push({ id: `${id}-${line}`, order, product, qty, priceCents: product.priceCents, amountCents });
    order.qty += qty;
    order.amountCents += amountCents;
  }
  return order;
}

function createArchive({ tenantCode, customers, products }: Company): readonly Order[] {
  const plan = COMPANY_PLANS.find((each) => each.tenantCode === tenantCode);
  if (!plan) return [];
  const random = createRandom(plan.seed + SEED_OFFSET);
  const seeded = [...customers.values()].slice(0, plan.customerCount);
  const buyers = weighted(
    seeded.filter(() => random.next() >= NEW_CUSTOMERS),
    random,
  );
  const sold = weighted([...products.values()], random);
  return Array.from({ length: Math.round(plan.orderCount * SHARE) }, (_, index) =>
    createOrder(`archive-${tenantCode}-${index + 1}`, random.pick(buyers), sold, random),
  );
}

const archives = new WeakMap<Company, readonly Order[]>();

/**
 * The orders of the year before the company's first day. Only reports read them: lists and the workbench begin with the
 * first day. Created at the first use.
 */
export function archiveOf(company: Company): readonly Order[] {
  const archive = archives.get(company) ?? createArchive(company);
  archives.set(company, archive);
  return archive;
}
