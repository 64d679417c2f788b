import type { Company } from '../../company/company';
import { flowMessage } from '../../messages/flowMessage';
import { followProcess } from '../orderProcess';
import { holderName } from '../process';
import type { Process } from '../process';
import type { Run } from './run';
import { versionOf } from './run';

/** Stores a change of a process, and lets messages and the order of the process follow it. */
export function commit(run: Run, company: Company): Process {
  const { process, effects, actor, flow } = run;
  company.processes.put(process);
  followProcess(company, run.before, process);
  const news = {
    processId: process.id,
    flowName: versionOf(flow, process.published).name,
    title: process.title,
    applicant: process.applicant.employee.name,
    actor: holderName(actor),
  };
  for (const effect of effects) {
    if (effect.kind === 'settle') company.messages.settle({ processId: process.id, positionId: effect.positionId });
    else
      company.messages.send({
        ...flowMessage(effect.event, { ...news, step: effect.step, comment: effect.comment }),
        to: effect.to,
      });
  }
  return process;
}
