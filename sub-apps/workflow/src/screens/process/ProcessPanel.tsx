import { lazyContent, SidePanel, usePrefetchedContent } from '@atrium/portal/ui';
import { useState } from 'react';
import { neighboursOf } from './neighboursOf';
import type { ListedProcess } from './neighboursOf';
import { useProcessInput } from './useProcessInput';

interface Props<Item extends ListedProcess> {
  /** Kept while the panel slides away. */
  process: Item | undefined;
  /** The list as it stands: its items are the previous and the next one. */
  waiting: readonly Item[];
  isOpen: boolean;
  onOpen(process: Item): void;
  onClose(): void;
}

/** The code of an open process. */
export const loadProcessCode = () => import('./ProcessContent');

const ProcessContent = lazyContent(loadProcessCode);

/** One process beside its list: application, record and actions; then a link to the next process. */
export function ProcessPanel<Item extends ListedProcess>(props: Props<Item>) {
  const { process, waiting, isOpen, onOpen, onClose } = props;
  const input = useProcessInput({
    title: process?.title ?? '',
    processId: process?.processId,
    isOpen,
    opened: process,
    onRestore: (opened) => onOpen(opened as Item),
  });
  usePrefetchedContent(ProcessContent);
  const [lastPlace, setLastPlace] = useState(0);
  if (!process) return null;

  const { processId } = process;
  const place = waiting.findIndex((listed) => listed.processId === processId);
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  const leave = async (go: () => void) => {
    if (await input.confirmLeave()) go();
  };
  const open = (other: ListedProcess) => {
    const item = waiting.find((listed) => listed.processId === other.processId);
    if (item) onOpen(item);
  };
  return (
    <SidePanel title={process.title} isOpen={isOpen} isWide onClose={() => void leave(onClose)}>
      <ProcessContent
        key={input.key}
        processId={processId}
        frame="panel"
        input={input}
        neighbours={neighboursOf(waiting, processId, place >= 0 ? place : lastPlace)}
        onOpen={(other) => void leave(() => open(other))}
        onLeave={onClose}
      />
    </SidePanel>
  );
}
