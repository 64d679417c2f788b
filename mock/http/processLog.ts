import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import type { Process, ProcessAction } from '../domain/flows/process';
import { processEntry } from '../domain/operation-log/businessEntries';
import type { CallContext } from './createHandler';
import { administrationOf } from './recordCalls';

/** Notes in the operation log what the caller has done in a process. */
export function logAction(
  caller: Caller,
  context: CallContext,
  process: Process,
  action: ProcessAction,
  comment = '',
): void {
  const entry = processEntry(actorOf(caller), process, action, comment);
  if (entry) administrationOf(caller, context).log.add(entry);
}
