import { usePortal } from '@atrium/portal/sdk';
import { useListQuery } from '@atrium/portal/ui';
import type { List } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listProcesses, NO_PROCESS_FILTERS, PROCESSES_KEY, processesQuery } from '../api/listProcesses';
import type { ProcessFilters, ProcessItem, ProcessListType } from '../api/listProcesses';
import { loadProcessCode } from '../screens/process/ProcessPanel';
import { useLiveList } from './useLiveList';
import { useRowLetters } from './useRowLetters';

/** A list as the person sees it: drafts are a list of their own, which the platform reads as a part of `mine`. */
export type ProcessListName = ProcessListType | 'drafts';

/** The filters that a list begins with, and returns to. */
export const initialFilters = (name: ProcessListName): ProcessFilters =>
  name === 'drafts' ? { ...NO_PROCESS_FILTERS, state: 'draft' } : NO_PROCESS_FILTERS;

/** The state of one of the lists of processes, with the process that is open beside it. */
export interface ProcessListState {
  name: ProcessListName;
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
  /** Reads a process that the person is about to open. */
  prepare(process: ProcessItem): void;
  open(process: ProcessItem): void;
  close(): void;
  /** Reads all processes and the numbers in the menu again, because the person has changed them. */
  refresh(): void;
}

export function useProcessList(name: ProcessListName): ProcessListState {
  const type = name === 'drafts' ? 'mine' : name;
  const { http, badges } = usePortal();
  const client = useQueryClient();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<ProcessItem>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const list = useListQuery({
    initialFilters: initialFilters(name),
    queryOptions: (query) => processesQuery(http, type, query),
    rowKey: ({ processId }: ProcessItem) => processId,
    nameOf: ({ title }) => title,
  });
  const { showNews } = useLiveList<ProcessItem>({
    name: type,
    queryKey: processesQuery(http, type, list.query).queryKey,
    read: () => listProcesses(http, type, list.query, { isFresh: true }),
    rowKey: list.rowKey,
    frame,
    isInUse: isPanelOpen || list.selection.rows.size > 0,
    onChange(before, now) {
      if (before.itemCount !== now.itemCount) badges.refresh();
    },
  });
  useRowLetters(frame);
  /** The panel's code has been prefetched. */
  const prepare = ({ processId }: ProcessItem) => {
    loadProcessCode().then(
      ({ processQuery }) => client.prefetchQuery(processQuery(http, processId)),
      // The panel loads it again, and shows why it fails.
      () => undefined,
    );
  };
  return {
    name,
    type,
    list: {
      ...list,
      // A select that is cleared has no value at all.
      setFilters: ({ flowCode, state, dates, overdue, ...filters }) =>
        list.setFilters({
          ...initialFilters(name),
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
    prepare,
    open(process) {
      // The panel needs longer than the answer.
      prepare(process);
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
