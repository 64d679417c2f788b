import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/list/PageHeader';
import { ReadProblem } from '../controls/shared/ReadProblem';
import { PAGE_PLACE } from '../expressions/guarded';
import type { PageModel } from '../model/pageModel';
import { TableModel, isRowsNode } from '../model/tableModel';
import { columnsOf } from './columnsOf';
import { ControlGrid } from './ControlGrid';
import { DraftPlace } from './DraftPlace';
import { IssueCard } from './IssueCard';
import { NodeList } from './NodeList';
import { usePage } from './pageContext';
import { PageProblem } from './PageProblem';
import { useFocusRequest } from './useFocusRequest';
import { useWarmUp } from './useWarmUp';
import { SIGNALS, useWatched } from './useWatched';
import styles from './page.module.css';

interface PageBodyProps {
  chrome: 'page' | 'dialog';
  onTitle?(title: string): void;
}

/** Title, actions and controls of a running page. */
export function PageBody({ chrome, onTitle }: PageBodyProps) {
  const page = usePage();
  const root = useRef<HTMLDivElement>(null);
  const title = useWatched(SIGNALS, () => page.textOf(page.protocol.title));
  const failure = useWatched(SIGNALS, page.failures.shown).get(PAGE_PLACE);
  const reading = useWatched(SIGNALS, page.reading);
  const error = typeof reading === 'boolean' ? undefined : reading;
  useEffect(() => {
    onTitle?.(title);
  }, [onTitle, title]);
  useFocusRequest(root);
  useWarmUp();
  const toolbar = page.hasToolbar && page.protocol.toolbar.length > 0 && !error && (
    <div className={styles.toolbar} role="group" aria-label={page.host.t('engine.page.actions')}>
      <NodeList nodes={page.protocol.toolbar} />
    </div>
  );
  return (
    <div
      ref={root}
      className={chrome === 'dialog' ? styles.dialog : styles.page}
      data-page={page.pageCode}
      data-view={page.isView || undefined}
      data-fill={fillsHeight(page) || undefined}
    >
      {chrome === 'page' && <Header title={title} toolbar={toolbar} />}
      <div className={styles.body} inert={reading === true && !page.isView} aria-busy={reading === true || undefined}>
        <DraftPlace />
        {failure && (
          <IssueCard issue={failure} host={page.host} pageCode={page.pageCode} source={page.protocol.source} />
        )}
        <PageProblem />
        {error ? (
          <ReadProblem error={error} onRetry={() => void page.readAgain().catch(page.host.report)} />
        ) : (
          <ControlGrid nodes={page.protocol.nodes} columns={columnsOf(page)} />
        )}
      </div>
      {chrome === 'dialog' && toolbar && <footer className={styles.footer}>{toolbar}</footer>}
    </div>
  );
}

/** A page that ends with rows from the server gives it the height that is left, so that its foot stays in sight. */
function fillsHeight(page: PageModel): boolean {
  const last = page.protocol.nodes.at(-1);
  return last?.kind === 'control' && isRowsNode(last) && last.props.source !== undefined;
}

/** The header of a page: beside its title the number of rows of its main table, and a button that reads them again. */
function Header({ title, toolbar }: { title: string; toolbar: ReactNode }) {
  const page = usePage();
  const table = page.controls.get(page.protocol.info.count ?? '');
  return table instanceof TableModel ? (
    <ListHeader title={title} toolbar={toolbar} table={table} />
  ) : (
    <PageHeader title={title} actions={toolbar} />
  );
}

function ListHeader({ title, toolbar, table }: { title: string; toolbar: ReactNode; table: TableModel }) {
  const { t } = usePage().host;
  const { count, status } = useWatched(SIGNALS, table.state);
  return (
    <PageHeader
      title={title}
      count={count === undefined ? '' : t('engine.page.count', { count: count.toLocaleString('en-US') })}
      refresh={{
        label: t('engine.table.refresh'),
        isBusy: status === 'loading',
        onClick: () => void table.reload(false),
      }}
      actions={toolbar}
    />
  );
}
