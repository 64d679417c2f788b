import type { Company } from '../../company/company';
import { flowMessage } from '../../messages/flowMessage';
import { followProcess } from '../orderProcess';
import { holderName } from '../process';
import type { Process } from '../process';
import type { Run } from './run';
import { visibleAmount } from './rights';
import { versionOf } from './run';

/** Stores a change of a process, and lets messages and the order of the process follow it. */
export function commit(run: Run, company: Company): Process {
  const { process, effects, actor, flow } = run;
  company.processes.put(process);
  followProcess(company, run.before, process);
  const { name: flowName, nodes } = versionOf(flow, process.published);
  for (const effect of effects) {
    if (effect.kind === 'settle') company.messages.settle({ processId: process.id, positionId: effect.positionId });
    else {
      const { to, event, step, comment } = effect;
      const amount = visibleAmount(process, nodes, to);
      const news = { process, flowName, amount, actor: holderName(actor), step, comment };
      company.messages.send({ ...flowMessage(event, news), to });
    }
  }
  return process;
}
