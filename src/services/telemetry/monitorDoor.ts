import type { PageMonitor } from '@/common/pageRecord';
import type { Environment } from '../environment';
import type { Log } from './log';

/** The monitor: fetched as soon as somebody measures, be it now or when a page is opened later. Undefined until it is here. */
export function monitorDoor(environment: Environment, log: Log): () => PageMonitor | undefined {
  let monitor: PageMonitor | undefined;
  let isAsked = false;
  const fetchMonitor = async () => {
    try {
      const { createMonitor } = await import(/* webpackChunkName: "monitor" */ './createMonitor');
      monitor = createMonitor(environment, log);
    } catch (error) {
      log({ level: 'warn', source: 'telemetry', message: 'Nothing can be measured', error });
    }
  };
  const look = () => {
    if (!isAsked && environment.monitor()) {
      isAsked = true;
      void fetchMonitor();
    }
    return monitor;
  };
  look();
  return look;
}
