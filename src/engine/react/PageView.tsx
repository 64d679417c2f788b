import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { FieldRights } from '@/common/fieldRights';
import { Button } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import { missingParts } from '../loadParts';
import { VIEWS } from '../controls/viewsTable';
import type { EngineHost, PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import { createPageHandle } from '../model/pageHandle';
import type { PageHandle } from '../model/pageHandle';
import { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import { TableModel } from '../model/tableModel';
import type { Tracer } from '../model/tracer';
import { observed } from '../observed';
import { issue } from '../protocol/issues';
import { readProtocol } from '../protocol/readProtocol';
import { missingTexts } from '../protocol/textKeys';
import { IssueCard } from './IssueCard';
import { PageBody } from './PageBody';
import { PageContext } from './pageContext';
import styles from './page.module.css';

export interface PageViewProps {
  pageCode: string;
  /** The page protocol as the server sent it: an object, or its JSON text. Checked here. */
  protocol: unknown;
  /** Protocol fragments by code, already fetched. */
  fragments?: Record<string, unknown>;
  host: EngineHost;
  /** A page that is opened without one can be edited. */
  status?: PageStatus;
  linkParam?: Record<string, unknown>;
  /** `page`: title and actions on top. `dialog`: the frame shows the title, actions stand at the foot. */
  chrome: 'page' | 'dialog';
  /** Fill the controls of these names in place of a stored record that the page would read, or over its defaults. */
  values?: Readonly<Record<string, unknown>>;
  /** Narrow what the page allows. */
  rights?: FieldRights;
  /** False leaves out the page's buttons: somebody else saves it. */
  hasToolbar?: boolean;
  /** Looks on while the page runs. */
  tracer?: Tracer;
  /** Takes what can be done with the page from outside, until it is closed. Not called for a page that was refused. */
  onHandle?(handle: PageHandle | undefined): void;
  /** The page's title, once and again whenever it changes. */
  onTitle?(title: string): void;
  /** Fetches the protocol anew: one that cannot be read at all may have arrived damaged. */
  onRetry?(): void;
  /**
   * Its onload events and first rows have arrived, or some of them have failed, which the page shows; they are rendered.
   * Not called for a page that was closed.
   */
  onLoaded?(hasFailed: boolean): void;
}

/** Whether the stored record or the rows of a table could not be read. */
const hasUnread = ({ reading, controls }: PageModel) =>
  untracked(
    () =>
      typeof reading() !== 'boolean' ||
      [...controls.values()].some((control) => control instanceof TableModel && control.state().status === 'failed'),
  );

/** A page with more than these is read in the preview. */
const MAX_CONSOLE_ISSUES = 100;

interface PageProps extends PageViewProps {
  /** Shown while controls are fetched that no page has used before. */
  fallback?: ReactNode;
}

/**
 * Renders a page protocol. The page lives as long as this component; another protocol, status or link parameter needs
 * another `key`. A failure to fetch its controls is thrown to the error boundary above.
 */
export function PageView({ fallback, ...props }: PageProps) {
  const [Page] = useState(() => {
    const missing = missingParts(props.host, props.protocol, props.fragments);
    return missing ? lazyComponent(() => missing.then(() => LivePage), fallback) : LivePage;
  });
  return <Page {...props} />;
}

function LivePage({
  pageCode,
  protocol,
  fragments,
  host,
  status = PAGE_STATUS.edit,
  linkParam,
  chrome,
  values,
  rights,
  hasToolbar = true,
  tracer,
  onHandle,
  onTitle,
  onRetry,
  onLoaded,
}: PageViewProps) {
  // Deferred, so that React renders a large form in slices when texts arrive while a person types into it.
  const translation = useDeferredValue(useSyncExternalStore(host.translation.subscribe, host.translation.get));
  const [{ page, refused, views }] = useState(() => {
    const measures = host.monitor?.open(pageCode);
    const recording = tracer ? undefined : observed.record?.(pageCode, host, measures);
    const result = readProtocol(protocol, fragments);
    if ('refused' in result) {
      measures?.end();
      return { refused: result.refused };
    }
    recording?.measure(result.protocol);
    observed.last = new PageModel({
      protocol: result.protocol,
      host,
      pageCode,
      status,
      linkParam: linkParam ?? {},
      given: values,
      rights,
      hasToolbar,
      ...(recording ?? { measures, tracer }),
    });
    return { page: observed.last, views: recording?.views ?? VIEWS };
  });

  const handleLoaded = useEffectEvent((hasFailed: boolean) => onLoaded?.(hasFailed));
  useEffect(() => {
    if (!page) {
      handleLoaded(true);
      return undefined;
    }
    observed.running.add(page);
    page.measures?.reach('firstscreen');
    const found = [...page.protocol.issues, ...missingTexts(page.protocol.textKeys(), host.hasText)].filter(
      ({ severity, isLeftOut }) => severity === 'warning' || isLeftOut,
    );
    found.slice(0, MAX_CONSOLE_ISSUES).forEach((one) => page.warn(one));
    const others = found.length - MAX_CONSOLE_ISSUES;
    if (others > 0) page.warn(issue('more', '', { count: String(others) }, 'warning'));
    void page
      .start()
      .catch(host.report)
      .then(() => page.hasEnded || handleLoaded(hasUnread(page)));
    return () => {
      observed.running.delete(page);
      observed.last = page;
      page.dispose();
    };
  }, [page, host]);

  const handleHandle = useEffectEvent((handle: PageHandle | undefined) => onHandle?.(handle));
  useEffect(() => {
    if (!page) return undefined;
    handleHandle(createPageHandle(page));
    return () => handleHandle(undefined);
  }, [page]);

  const context = useMemo(
    () => page && { page, translation, text: (source: string | undefined) => page.text(source), views },
    [page, translation, views],
  );
  if (refused)
    return (
      <div className={styles.refused}>
        {refused.map((found) => (
          <IssueCard
            key={found.path + found.code}
            issue={found}
            host={host}
            pageCode={pageCode}
            source={typeof protocol === 'string' ? protocol : undefined}
          />
        ))}
        {onRetry && (
          <Button size="middle" onClick={onRetry}>
            {host.t('engine.retry')}
          </Button>
        )}
      </div>
    );
  return context ? (
    <PageContext value={context}>
      <PageBody chrome={chrome} onTitle={onTitle} />
    </PageContext>
  ) : null;
}
