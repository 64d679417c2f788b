import { usePortal, useT } from '@atrium/portal/sdk';
import { positionsApi } from '../../api/positions';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { PositionDetails } from './PositionDetails';
import { PositionForm } from './PositionForm';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  /** The organisation of a new position. */
  orgCode: string;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

/** The panel in which one position is created, changed or read. */
export function PositionPanel({ orgCode, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  return (
    <RecordPanel
      {...props}
      kind="position"
      titleOf={(open) =>
        open.mode === 'new' ? t('admin.position.new') : t(`admin.positions.${open.mode}.label`, { name: open.name })
      }
      queryKey={positionsApi.key}
      read={async (id, signal) => ({
        position: id === undefined ? undefined : await positionsApi.get(http, id, signal),
      })}
    >
      {({ position }, editor) =>
        props.open.mode === 'view' && position ? (
          <PositionDetails position={position} onClose={editor.onCancel} />
        ) : (
          <PositionForm key={editor.restoredCount} position={position} orgCode={orgCode} editor={editor} />
        )
      }
    </RecordPanel>
  );
}
