import type { Day } from '../../calendar';
import { isoDay } from '../../calendar';
import type { Customer, FileRecord, HeldPosition } from '../../company/entities';
import { withComputed } from '../../flows/computedValues';
import { processTitle } from '../../flows/processTitle';
import type { FormValues, Process } from '../../flows/process';
import type { Random } from '../../random';

type Filled = Pick<Process, 'title' | 'values'>;

const filled = (pageCode: string, { employee }: HeldPosition, given: FormValues): Filled => {
  const values = withComputed(pageCode, given);
  return { title: processTitle(employee.name, '', values), values };
};

const EXPENSES = [
  { type: 'travel', reason: '差旅费', items: ['train', 'hotel', 'taxi'] },
  { type: 'hospitality', reason: '客户招待费', items: ['meal'] },
  { type: 'display', reason: '陈列费', items: ['material', 'other'] },
  { type: 'promotion', reason: '促销物料费', items: ['material'] },
] as const;

/** From so many yuan the form wants an invoice. */
const INVOICE_FROM = 3_000;

const invoiceOf = (day: Day): FileRecord => ({
  url: '/api/mock-files/invoice',
  filename: '发票.pdf',
  type: 'pdf',
  date: isoDay(day).replaceAll('-', ''),
  datetime: `${isoDay(day)} 09:00`,
});

/** An expense claim of so many yuan, in one to three lines. */
export function filledExpense(applicant: HeldPosition, day: Day, yuan: number, random: Random): Filled {
  const { type, reason, items } = random.pick(EXPENSES);
  const share = Math.floor(yuan / items.length);
  const lines = items.map((item, place) => ({
    date: isoDay(day - items.length + place),
    item,
    amount: place === 0 ? yuan - share * (items.length - 1) : share,
    remark: '',
  }));
  const attachments = yuan < INVOICE_FROM ? {} : { attachments: [invoiceOf(day)] };
  return filled('flow-expense', applicant, { type, reason, lines, ...attachments });
}

export const filledLeave = (applicant: HeldPosition, type: string, from: Day, days: number, reason: string): Filled =>
  filled('flow-leave', applicant, { type, from: isoDay(from), to: isoDay(from + days - 1), reason });

export const filledStore = (
  applicant: HeldPosition,
  store: { name: string; region: string; address: string; area: number; rent: number },
): Filled => filled('flow-newstore', applicant, store);

export const filledDiscount = (
  applicant: HeldPosition,
  { id, name }: Pick<Customer, 'id' | 'name'>,
  percentage: number,
  amount: number,
  reason: string,
): Filled => filled('flow-discount', applicant, { customer: id, customername: name, percentage, amount, reason });
