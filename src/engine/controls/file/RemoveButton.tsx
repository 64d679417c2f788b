import type { TransferState } from '@/common/files';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { Icon } from '@/ui/Icon';
import { useObservable } from '@/ui/useObservable';
import { usePage } from '../../react/pageContext';
import type { FileEntry } from './entries';
import { uploadOf } from './pageUploads';

const STORED: Observable<Pick<TransferState, 'phase'>> = createStore({ phase: 'done' });

interface RemoveButtonProps {
  entry: FileEntry;
  className: string | undefined;
  onRemove: () => void;
}

/** Removes a file from its field; while its upload is on its way it is called a cancellation. */
export function RemoveButton({ entry: { filename, pending }, className, onRemove }: RemoveButtonProps) {
  const { host } = usePage();
  const { phase } = useObservable((pending === undefined ? undefined : uploadOf(pending)?.transfer) ?? STORED);
  const isOnItsWay = phase === 'waiting' || phase === 'running';
  return (
    <button
      type="button"
      className={className}
      data-remove
      aria-label={host.t(isOnItsWay ? 'engine.file.cancel' : 'engine.file.remove', { filename })}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  );
}
