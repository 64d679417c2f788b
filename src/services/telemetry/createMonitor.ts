import type { PageMonitor } from '@/common/pageRecord';
import { randomId } from '@/common/randomId';
import type { Environment } from '../environment';
import { whenHidden } from '../whenHidden';
import type { Log } from './log';
import { Measures } from './Measures';
import { sendRecord } from './sendRecord';

/** What opened pages measure goes to whoever measures. Their fault is none of the page's. */
export function createMonitor({ preciseNow, page, monitor }: Pick<Environment, 'preciseNow' | 'page' | 'monitor'>, log: Log): PageMonitor {
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
