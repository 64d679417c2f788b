import { TODAY, isoDay } from '../../calendar';
import type { HeldPosition } from '../../company/entities';
import type { Process } from '../../flows/process';
import type { RunCompany } from '../../flows/run/run';
import { newProcess } from '../../flows/run/start';
import type { Random } from '../../random';
import { filledExpense } from './forms';
import { momentOf, submitted } from './past';

const OLDEST_DAYS = 10;
const LATE_SHARE = 0.25;
/** Digits of a process number. */
const NUMBER_DIGITS = 6;

export const numberOf = (id: string) => `AF-${id.slice(-NUMBER_DIGITS)}`;

function expense(company: RunCompany, id: string, seller: HeldPosition, random: Random): Process {
  // Most claims are decided within a day.
  const isLate = random.next() < LATE_SHARE;
  const day = TODAY - (isLate ? random.between(2, OLDEST_DAYS) : random.between(0, 1));
  const createdAt = momentOf(day, random);
  const draft = newProcess({
    ...{ id, no: numberOf(id), flowCode: 'expense', applicant: seller, createdAt },
    ...filledExpense(seller, day, random.between(80, 3_500), random),
  });
  return submitted(company, draft);
}

/** A data check: the office asks the representative to confirm a shop's data. */
function dataCheck(
  company: RunCompany,
  id: string,
  seller: HeldPosition,
  manager: HeldPosition,
  random: Random,
): Process {
  const createdAt = `${isoDay(TODAY - random.between(0, OLDEST_DAYS))} 07:${random.between(10, 59)}`;
  const draft = newProcess({
    ...{ id, no: numberOf(id), flowCode: 'customer', applicant: manager, createdAt },
    title: `${seller.employee.name} 客户资料核对`,
    chosen: new Map([['confirm', [seller.id]]]),
    fields: [
      { title: 'flow.field.applicant', value: manager.employee.name, type: 'text' },
      { title: 'flow.field.scope', value: `${seller.organisation.name}客户`, type: 'text' },
    ],
  });
  const process = submitted(company, draft);
  const [submission, ...others] = process.timeline;
  if (!submission) throw new Error('A submitted process has an entry');
  return { ...process, timeline: [{ ...submission, comment: '请核对负责客户的联系人与电话' }, ...others] };
}

/** Open processes of each kind per representative. */
const ROUNDS = 3;

/** Expense claims and data checks of each representative. */
export const seedSmallProcesses = (
  company: RunCompany,
  sellers: readonly HeldPosition[],
  managerOf: (seller: HeldPosition) => HeldPosition,
  nextId: () => string,
  random: Random,
): Process[] =>
  sellers.flatMap((seller) =>
    Array.from({ length: ROUNDS }, () => [
      expense(company, nextId(), seller, random),
      dataCheck(company, nextId(), seller, managerOf(seller), random),
    ]).flat(),
  );
