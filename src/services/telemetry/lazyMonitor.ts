import { once } from '@/common/once';
import type { PageMonitor } from '@/common/pageRecord';
import type { Environment } from '../environment';
import type { SettingsService } from '../settings/createSettings';
import type { Log } from './log';

/**
 * The performance monitor. Its chunk is loaded when the configuration names a monitor that is on the window; undefined
 * until then.
 */
export function lazyMonitor(
  environment: Environment,
  settings: Pick<SettingsService, 'get' | 'subscribe'>,
  log: Log,
): () => PageMonitor | undefined {
  const sink = () => {
    const name = settings.get()?.monitorName;
    return name ? environment.monitor(name) : undefined;
  };
  let monitor: PageMonitor | undefined;
  const load = once(async () => {
    try {
      const { createMonitor } = await import(/* webpackChunkName: "monitor" */ './createMonitor');
      monitor = createMonitor({ ...environment, monitor: sink }, log);
    } catch (error) {
      log({ level: 'warn', source: 'telemetry', message: 'Nothing can be measured', error });
    }
  });
  const read = () => {
    if (sink()) void load();
    return monitor;
  };
  settings.subscribe(read);
  return read;
}
