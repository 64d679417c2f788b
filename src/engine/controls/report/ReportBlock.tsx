import { useEffect, useEffectEvent, useRef } from 'react';
import { StateNote } from '@/ui/StateNote';
import { VALUE_CHANGE_DEBOUNCE_MS } from '../../events/debouncedEvents';
import type { EngineHost, ViewHandle } from '../../host';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import styles from './report.module.css';
import { routeOf } from './routeOf';
import type { ReportInput } from './routeOf';

/** A report, as the native screen of reports shows it; a note where there is no such screen or no report. */
export function ReportBlock({ control }: { control: ControlModel<'report'> }) {
  const { host } = usePage();
  const { mountView } = host;
  const { look, height } = control.props;
  const title = useWatched(control, () => control.title());
  const route = useWatched(control, () => routeOf((control.sourceInput() ?? {}) as ReportInput, look));
  return (
    <section className={styles.report} data-sized={height !== undefined || undefined} aria-label={title || undefined}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {mountView && route ? (
        <ReportView mountView={mountView} route={route} />
      ) : (
        <StateNote title={host.t(mountView ? 'engine.report.none' : 'engine.report.unavailable')} />
      )}
    </section>
  );
}

interface ReportViewProps {
  mountView: NonNullable<EngineHost['mountView']>;
  route: string;
}

/** The screen of the report. The view stays while the conditions change, so that the host shows no skeleton again. */
function ReportView({ mountView, route }: ReportViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<ViewHandle>(undefined);
  const mount = useEffectEvent((element: HTMLElement) => mountView(element, { route }));
  useEffect(() => {
    if (!place.current) return undefined;
    const mounted = mount(place.current);
    view.current = mounted;
    return () => mounted.dispose();
  }, []);
  // The mounted route, which was shown at once.
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return undefined;
    const timer = setTimeout(() => {
      shown.current = route;
      view.current?.show(route);
    }, VALUE_CHANGE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [route]);
  return <div ref={place} className={styles.view} />;
}
