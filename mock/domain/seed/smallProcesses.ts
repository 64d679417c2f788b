import { TODAY, isoDay } from '../calendar';
import type { HeldPosition } from '../company/entities';
import type { Approvers } from '../flows/orderFlow';
import type { Process, ProcessStep } from '../flows/process';
import { idOf } from '../ids';
import type { Random } from '../random';

const EXPENSES = ['差旅费', '客户招待费', '陈列费', '促销物料费'];
const OLDEST_DAYS = 10;

function expense(id: string, no: string, seller: HeldPosition, { managerFor }: Approvers, random: Random): Process {
  const day = TODAY - random.between(0, OLDEST_DAYS);
  const createdAt = `${isoDay(day)} ${random.between(10, 17)}:${random.between(10, 59)}`;
  const reason = random.pick(EXPENSES);
  return {
    id,
    no,
    kind: 'expense',
    subject: `${seller.employee.name} ${reason}`,
    applicant: seller.employee,
    createdAt,
    fields: [
      { title: 'flow.field.applicant', value: seller.employee.name, type: 'text' },
      { title: 'flow.field.reason', value: reason, type: 'text' },
      { title: 'flow.field.date', value: isoDay(day), type: 'date' },
      { title: 'flow.field.amount', value: random.between(80, 3_000), type: 'money' },
    ],
    steps: [
      { name: 'flow.step.submit', position: seller, decision: 'submit', handledAt: createdAt, comment: '' },
      { name: 'flow.step.manager', position: managerFor(seller), comment: '' },
    ],
    state: 'running',
  };
}

/** A data check: the office asks the representative to confirm a shop's data. */
function dataCheck(id: string, no: string, seller: HeldPosition, { managerFor }: Approvers, random: Random): Process {
  const createdAt = `${isoDay(TODAY - random.between(0, OLDEST_DAYS))} 08:${random.between(10, 59)}`;
  const manager = managerFor(seller);
  const submission: ProcessStep = {
    name: 'flow.step.submit',
    position: manager,
    decision: 'submit',
    handledAt: createdAt,
    comment: '请核对负责客户的联系人与电话',
  };
  return {
    id,
    no,
    kind: 'customer',
    subject: `${seller.employee.name} 客户资料核对`,
    applicant: manager.employee,
    createdAt,
    fields: [
      { title: 'flow.field.applicant', value: manager.employee.name, type: 'text' },
      { title: 'flow.field.scope', value: `${seller.organisation.name}客户`, type: 'text' },
    ],
    steps: [submission, { name: 'flow.step.confirm', position: seller, comment: '' }],
    state: 'running',
  };
}

/** Open processes of each kind per representative. */
const ROUNDS = 3;

/** Expense claims and data checks of each representative. */
export function seedSmallProcesses(
  firstId: number,
  sellers: readonly HeldPosition[],
  approvers: Approvers,
  random: Random,
): Process[] {
  const number = (index: number) => `AF-${String(firstId + index).padStart(6, '0')}`;
  const makers = Array.from({ length: ROUNDS }, () => [expense, dataCheck]).flat();
  return sellers
    .flatMap((seller) => makers.map((make) => ({ seller, make })))
    .map(({ seller, make }, index) => make(idOf('process', firstId + index), number(index), seller, approvers, random));
}
