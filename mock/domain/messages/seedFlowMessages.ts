import type { Day } from '../calendar';
import { isoDay } from '../calendar';
import { openTasks } from '../flows/process';
import type { Process } from '../flows/process';
import type { FlowNews } from './flowMessage';
import { flowMessage } from './flowMessage';
import type { SeededMessage } from './message';

/**
 * The messages that the seeded processes have caused: to-dos of the open tasks, the outcome of ended ones.
 * Those before `unreadFrom` have been read.
 */
export const seedFlowMessages = (
  processes: readonly Process[],
  nameOf: (flowCode: string) => string,
  unreadFrom: Day,
): SeededMessage[] =>
  processes.flatMap((process): SeededMessage[] => {
    const { id, flowCode, title, applicant, createdAt, state, timeline } = process;
    const { name } = applicant.employee;
    const news: FlowNews = { processId: id, flowName: nameOf(flowCode), title, applicant: name, actor: name };
    const isRead = (time: string) => time < isoDay(unreadFrom);
    const todos = openTasks(process).map(({ position, openedAt }) => {
      const time = openedAt || createdAt;
      return { ...flowMessage('todo', news), to: position.id, time, isRead: isRead(time) };
    });
    if (state !== 'approved' && state !== 'rejected') return todos;
    const last = timeline.at(-1);
    const { time = createdAt, comment = '' } = last ?? {};
    const outcome = flowMessage(state, { ...news, actor: last?.handlers[0] ?? name, comment });
    return [{ ...outcome, to: applicant.id, time, isRead: isRead(time) }];
  });
