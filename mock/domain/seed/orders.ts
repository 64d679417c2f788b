import type { Day } from '../calendar';
import { FIRST_DAY, TODAY, isoDay, weekday } from '../calendar';
import type { Customer, Order, OrderStatus, Product } from '../company/entities';
import { PAYMENTS, orderNo } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { idOf } from '../ids';
import type { Random } from '../random';
import { REMARKS } from './names';

const WEEKEND_SHARE = 0.35;
/** Relative growth of orders per day over the year. */
const GROWTH = 0.4;
const LINES = { fewest: 1, most: 7 } as const;
/** Step widths that are coprime to the number of products, so that an order contains no product twice. */
const STEPS = [7, 11, 13, 17, 19, 23];

/** Distribution of statuses by age: old orders are delivered, recent ones are open. */
const STATUSES_BY_AGE: readonly { upToDays: number; shares: readonly (readonly [OrderStatus, number])[] }[] = [
  {
    upToDays: 2,
    shares: [
      ['draft', 0.25],
      ['pending', 0.45],
      ['approved', 0.25],
      ['rejected', 0.05],
    ],
  },
  {
    upToDays: 14,
    shares: [
      ['draft', 0.04],
      ['pending', 0.08],
      ['approved', 0.45],
      ['shipping', 0.38],
      ['rejected', 0.05],
    ],
  },
  {
    upToDays: Infinity,
    shares: [
      ['draft', 0.005],
      ['approved', 0.025],
      ['shipping', 0.93],
      ['rejected', 0.04],
    ],
  },
];

function statusAt(ageDays: number, random: Random): OrderStatus {
  const shares = STATUSES_BY_AGE.find(({ upToDays }) => ageDays <= upToDays)?.shares ?? [];
  let rest = random.next();
  return shares.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'shipping';
}

/** One ascending day per order: fewer at weekends, more towards the end of the year. */
function orderDays(count: number, random: Random): Day[] {
  const days = Array.from({ length: TODAY - FIRST_DAY + 1 }, (_, index) => FIRST_DAY + index);
  const weights = days.map(
    (day, index) => (weekday(day) > 4 ? WEEKEND_SHARE : 1) * (1 + (GROWTH * index) / days.length),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let index = 0;
  let reached = weights[0] ?? 0;
  return Array.from({ length: count }, (_, order) => {
    const target = ((order + random.next()) / count) * total;
    while (reached < target && index < days.length - 1) reached += weights[(index += 1)] ?? 0;
    return days[index] ?? TODAY;
  });
}

/** Number of lines per order; the sum equals the planned number. */
function lineCounts({ orderCount, lineCount }: CompanyPlan, random: Random): number[] {
  const counts = Array.from({ length: orderCount }, () => random.between(LINES.fewest, LINES.most));
  let missing = lineCount - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.between(0, orderCount - 1);
    const changed = (counts[index] ?? 0) + Math.sign(missing);
    if (changed < LINES.fewest || changed > LINES.most) continue;
    counts[index] = changed;
    missing -= Math.sign(missing);
  }
  return counts;
}

function addLines(order: Order, count: number, firstId: number, products: readonly Product[], random: Random) {
  const step = random.pick(STEPS);
  let place = random.between(0, products.length - 1);
  for (let index = 0; index < count; index += 1) {
    const product = products[place] as Product;
    place = (place + step) % products.length;
    const qty = random.between(1, 24);
    const amountCents = qty * product.priceCents;
    order.lines.push({
      id: idOf('line', firstId + index),
      order,
      product,
      qty,
      priceCents: product.priceCents,
      amountCents,
    });
    order.qty += qty;
    order.amountCents += amountCents;
  }
}

/** Generates one year of orders, oldest first. */
export function seedOrders(
  plan: CompanyPlan,
  customers: readonly Customer[],
  products: readonly Product[],
  random: Random,
): Order[] {
  const days = orderDays(plan.orderCount, random);
  const counts = lineCounts(plan, random);
  let month = '';
  let numberInMonth = 0;
  let lineId = plan.firstId;
  return days.map((day, index) => {
    const current = isoDay(day).slice(0, 7);
    if (current !== month) [month, numberInMonth] = [current, 0];
    const customer = random.pick(customers);
    const number = Number(month.replace('-', '')) * 100_000 + (numberInMonth += 1);
    const order: Order = {
      id: idOf('order', plan.firstId + index + 1),
      number,
      no: orderNo(number),
      customer,
      day,
      owner: customer.owner,
      status: statusAt(TODAY - day, random),
      address: customer.address,
      phone: customer.phone,
      payment: random.pick(PAYMENTS),
      remark: random.pick(REMARKS),
      discount: 0,
      lines: [],
      qty: 0,
      amountCents: 0,
    };
    const count = counts[index] ?? LINES.fewest;
    addLines(order, count, lineId + 1, products, random);
    lineId += count;
    return order;
  });
}
