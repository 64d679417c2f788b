import { usePortal } from '@atrium/portal/sdk';
import { useListQuery } from '@atrium/portal/ui';
import type { List } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NO_PROCESS_FILTERS, PROCESSES_KEY, processesQuery } from '../api/listProcesses';
import type { ProcessFilters, ProcessItem, ProcessListType } from '../api/listProcesses';
import { useLiveList } from './useLiveList';
import { useRowLetters } from './useRowLetters';

/** The state of one of the lists of processes, with the process that is open beside it. */
export interface ProcessListState {
  type: ProcessListType;
  list: List<ProcessItem, ProcessFilters>;
  /** The element around the list. */
  frame: HTMLElement | null;
  setFrame(element: HTMLElement | null): void;
  /** Shows what has changed since; undefined while nothing has, or when the list shows it already. */
  showNews: (() => void) | undefined;
  /** The process of the panel, also while the panel slides away. */
  opened: ProcessItem | undefined;
  isPanelOpen: boolean;
  open(process: ProcessItem): void;
  close(): void;
  /** Reads all processes and the numbers in the menu again, because the person has changed them. */
  refresh(): void;
}

export function useProcessList(type: ProcessListType): ProcessListState {
  const { http, badges } = usePortal();
  const client = useQueryClient();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<ProcessItem>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const list = useListQuery({
    initialFilters: NO_PROCESS_FILTERS,
    queryOptions: (query) => processesQuery(http, type, query),
    rowKey: ({ processId }: ProcessItem) => processId,
    nameOf: ({ title }) => title,
  });
  const isInUse = () =>
    isPanelOpen ||
    list.selection.rows.size > 0 ||
    Boolean(frame?.querySelector('[data-row-key]:is(:hover, :focus-within)'));
  const { showNews } = useLiveList({ type, list, frame, isInUse });
  useRowLetters(frame);
  return {
    type,
    list: {
      ...list,
      // A select that is cleared has no value at all.
      setFilters: ({ flowCode, state, dates, overdue, ...filters }) =>
        list.setFilters({
          ...NO_PROCESS_FILTERS,
          ...filters,
          ...(flowCode && { flowCode }),
          ...(state && { state }),
          ...(dates && { dates }),
          ...(overdue && { overdue }),
        }),
    },
    frame,
    setFrame,
    showNews,
    opened,
    isPanelOpen,
    open(process) {
      setOpened(process);
      setIsPanelOpen(true);
    },
    close: () => setIsPanelOpen(false),
    refresh() {
      badges.refresh();
      void client.invalidateQueries({ queryKey: PROCESSES_KEY });
    },
  };
}
