import { useLanguage, useT } from '@atrium/portal/sdk';
import { ListScreen } from '@atrium/portal/ui';
import type { ListFrameProps } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import type { ProcessFilters, ProcessItem } from '../api/listProcesses';
import { ProcessPanel } from '../screens/process/ProcessPanel';
import { ListNews } from './ListNews';
import { processColumns } from './processColumns';
import type { ProcessColumn } from './processColumns';
import { processFields } from './processFields';
import styles from './ProcessList.module.css';
import type { ProcessListState } from './useProcessList';

interface Props extends Pick<
  ListFrameProps<ProcessItem, ProcessFilters>,
  'rowActions' | 'isSelectable' | 'selectionActions'
> {
  processes: ProcessListState;
  columns: readonly ProcessColumn[];
  /** Opens a process elsewhere than in the panel. Resolves to whether it does. */
  onOpen?(process: ProcessItem): boolean;
  /** Beside the title. */
  actions?: ReactNode;
  /** A button for an empty list. */
  emptyAction?: ReactNode;
  /** A further panel of the page. */
  panel?: ReactNode;
}

/** One of the lists of processes: filters, rows, and the opened process beside them. */
export function ProcessList({ processes, columns, onOpen, actions, emptyAction, panel, rowActions, ...frame }: Props) {
  const t = useT();
  const language = useLanguage();
  const { name, type, list, opened, isPanelOpen, showNews, setFrame } = processes;
  const open = (process: ProcessItem) => {
    if (!onOpen?.(process)) processes.open(process);
  };
  const text = (key: string) => t(`workflow.${name}.${key}`);
  return (
    <div ref={setFrame} className={styles.frame}>
      <ListScreen
        {...frame}
        list={list}
        id={name}
        title={text('title')}
        label={text('table')}
        searchLabel={text('filter')}
        fields={processFields(t, name)}
        columns={processColumns({ t, type, language, onOpen: open }, columns)}
        empty={{ title: text('empty'), hint: text('empty.hint'), action: emptyAction }}
        noMatch={{ title: text('noMatch'), hint: text('noMatch.hint') }}
        rowActions={rowActions}
        onOpen={open}
        currentKey={isPanelOpen ? opened?.processId : undefined}
        actions={
          <>
            <ListNews onShow={showNews} />
            {actions}
          </>
        }
        panel={
          <>
            <ProcessPanel
              process={opened}
              waiting={list.rows ?? []}
              isOpen={isPanelOpen}
              onOpen={processes.open}
              onClose={processes.close}
            />
            {panel}
          </>
        }
      />
    </div>
  );
}
