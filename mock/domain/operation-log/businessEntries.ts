import type { Caller } from '../accounts/caller';
import { actorOf } from '../accounts/caller';
import { isoDay } from '../calendar';
import type { Company } from '../company/company';
import type { Customer, Order } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { itemTexts } from '../dictionaries/options';
import type { Process, ProcessAction } from '../flows/process';
import { toYuan } from '../money';
import type { LogAction, LogObject, NewEntry, OperationLog } from '../records/operationLog';
import type { LoggedFields } from '../records/record';
import type { JobCounts } from '../spreadsheets/jobs/job';

/** The fields of a customer that the operation log shows. */
export const customerFields = (customer: Readonly<Customer>, company: Company): LoggedFields => ({
  name: customer.name,
  region: customer.region,
  channel: itemTexts(company, CATEGORIES.channel, 'zh-CN')(customer.channel),
  level: itemTexts(company, CATEGORIES.customerLevel, 'zh-CN')(customer.level),
  address: customer.address,
  contact: customer.contact,
  phone: customer.phone,
  owner: customer.owner.name,
  creditLimit: toYuan(customer.creditLimitCents),
});

/** The fields of an order that the operation log shows. */
export const orderFields = (order: Readonly<Order>, company: Company): LoggedFields => ({
  customer: order.customer.name,
  date: isoDay(order.day),
  owner: order.owner.name,
  amount: toYuan(order.amountCents),
  payment: itemTexts(company, CATEGORIES.payment, 'zh-CN')(order.payment),
  address: order.address,
  remark: order.remark,
  status: `status.${order.status}`,
});

/** Notes that the caller created or changed a customer. */
export function logCustomer(log: OperationLog, caller: Caller, before: LoggedFields | undefined, after: Customer) {
  log.add({
    actor: actorOf(caller),
    object: 'customer',
    action: before ? 'update' : 'create',
    recordId: after.id,
    recordName: after.name,
    ...(before && { before }),
    after: customerFields(after, caller.company),
  });
}

/** What a change of orders did to one of them. */
function orderAction(before: LoggedFields | undefined, after: LoggedFields | undefined): LogAction {
  if (!after) return 'delete';
  if (after.status === 'status.pending' && before?.status !== after.status) return 'submit';
  return before ? 'update' : 'create';
}

/**
 * Runs a change of orders and notes what has become of each.
 * @param ids The orders that may change.
 * @param createdBy The id of an order that the change may have created.
 */
export function withOrderLog<Answer>(
  log: OperationLog,
  caller: Caller,
  ids: readonly string[],
  work: () => Answer,
  createdBy: (answer: Answer) => string[] = () => [],
): Answer {
  const find = (id: string) => caller.company.orders.find(id);
  const before = new Map(
    ids.flatMap((id) => {
      const order = find(id);
      return order ? [[id, { no: order.no, fields: orderFields(order, caller.company) }] as const] : [];
    }),
  );
  const answer = work();
  for (const id of new Set([...before.keys(), ...createdBy(answer)])) {
    const [old, order] = [before.get(id), find(id)];
    const after = order && orderFields(order, caller.company);
    if (JSON.stringify(old?.fields) === JSON.stringify(after)) continue;
    log.add({
      actor: actorOf(caller),
      object: 'order',
      action: orderAction(old?.fields, after),
      recordId: id,
      recordName: order?.no ?? old?.no ?? id,
      ...(old && { before: old.fields }),
      ...(after && { after }),
    });
  }
  return answer;
}

/** The numbers of an import that the operation log shows. */
export const importFields = ({ processed, ignored, faulty }: JobCounts): LoggedFields => ({
  savedRows: processed - ignored - faulty,
  ignoredRows: ignored,
  faultyRows: faulty,
});

/** Notes that the caller imported a file, which may contain too many records for an entry of each. */
export function logImport(
  log: OperationLog,
  caller: Caller,
  { object, filename }: { object: LogObject; filename: string },
  counts: JobCounts,
): void {
  const actor = actorOf(caller);
  log.add({ actor, object, action: 'import', recordId: '', recordName: filename, after: importFields(counts) });
}

/** What the log calls the actions of a process. Comments decide nothing, and what the platform does is nobody's action. */
const LOGGED: Readonly<Partial<Record<ProcessAction, LogAction>>> = {
  submit: 'submit',
  resubmit: 'submit',
  approve: 'approve',
  reject: 'reject',
  return: 'return',
  transfer: 'transfer',
  addbefore: 'addapprover',
  addafter: 'addapprover',
  countersign: 'addapprover',
  withdraw: 'withdraw',
  cancel: 'cancel',
  urge: 'urge',
  reassign: 'reassign',
  terminate: 'terminate',
};

/** The entry of an action that was taken in a process: about its order, else about itself. None for what is not logged. */
export function processEntry(
  actor: NewEntry['actor'],
  { id, no, title, orderId, timeline }: Process,
  taken: ProcessAction,
  comment = '',
): NewEntry | undefined {
  const action = LOGGED[taken];
  if (!action) return undefined;
  const targets = timeline.findLast((entry) => entry.action === taken)?.targets ?? [];
  const after = { ...(comment !== '' && { comment }), ...(targets.length > 0 && { targets: [...targets] }) };
  return {
    actor,
    object: orderId === undefined ? 'process' : 'order',
    action,
    recordId: orderId ?? id,
    recordName: orderId === undefined ? `${no} ${title}` : title,
    ...(Object.keys(after).length > 0 && { after }),
  };
}
