import { joinNames } from '@atrium/common/format/joinNames';
import type { Language } from '@atrium/common/languages';
import type { Translate } from '@atrium/portal/sdk';
import type { Process } from '../../api/process';

export interface ReturnTarget {
  nodeId: string;
  /** The step and who gets it back. */
  text: string;
}

/** Who decided a step, or was asked for it: as the path tells, else by the record. */
function handlersOf({ path, steps }: Pick<Process, 'path' | 'steps'>, nodeId: string): readonly string[] {
  const asked = path.find((entry) => entry.nodeId === nodeId)?.handlers ?? [];
  const decided = asked.filter(({ status }) => status === 'done');
  const names = (decided.length > 0 ? decided : asked).map(({ name }) => name).filter((name) => name !== '');
  return names.length > 0 ? names : (steps.findLast((step) => step.nodeId === nodeId)?.handlers ?? []);
}

/** The steps that a process can be returned to, in words: `申请人（郑浩）`, `直属经理审批（刘洋）`. */
export function returnTargets(process: Process, t: Translate, language: Language): readonly ReturnTarget[] {
  const { returnSteps, nodes, applicant } = process;
  return returnSteps.map(({ nodeId, name }) => {
    const isStart = nodes.some(({ id, type }) => id === nodeId && type === 'start');
    const step = isStart ? t('workflow.process.applicant') : name || nodeId;
    const names = isStart ? applicant : joinNames([...new Set(handlersOf(process, nodeId))], language);
    return { nodeId, text: names ? t('workflow.process.returnTo.of', { step, names }) : step };
  });
}
