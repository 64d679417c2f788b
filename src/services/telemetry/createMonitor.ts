import type { PageMonitor } from '@/common/pageRecord';
import { randomId } from '@/common/randomId';
import type { Environment, MonitorSink } from '../environment';
import { whenHidden } from '../whenHidden';
import type { Log } from './log';
import { Measures } from './Measures';
import { sendRecord } from './pageRecord';

export interface MonitorParts extends Pick<Environment, 'preciseNow' | 'page'> {
  monitor(): MonitorSink | undefined;
}

/** Sends the measures of opened pages to the monitor on the window. An error of the monitor is only logged. */
export function createMonitor({ preciseNow, page, monitor }: MonitorParts, log: Log): PageMonitor {
  return {
    open: (pageCode) =>
      new Measures({
        pageCode,
        itemId: randomId(),
        clock: preciseNow,
        onHide: (listener) => whenHidden(page, listener),
        send(record) {
          try {
            sendRecord(record, monitor());
          } catch (error) {
            log({ level: 'warn', source: 'telemetry', message: 'A performance record could not be sent', error });
          }
        },
      }),
  };
}
