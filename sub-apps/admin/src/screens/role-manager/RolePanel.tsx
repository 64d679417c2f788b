import { useConfirmLoss, useDirty, useT } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useState } from 'react';
import { RoleEditor } from './RoleEditor';
import type { OpenRole } from './RoleEditor';

interface Props {
  /** What is edited; kept while the panel slides away. */
  open: OpenRole;
  isOpen: boolean;
  onClose(): void;
  onSaved(): void;
}

/** The panel in which one role is created, changed or read. Asks before typed input is lost. */
export function RolePanel({ open, isOpen, onClose, onSaved }: Props) {
  const t = useT();
  const title = t(`admin.role.${open.mode}`);
  const confirmLoss = useConfirmLoss(title);
  const [isDirty, setIsDirty] = useState(false);
  useDirty(isDirty);

  const leave = (then: () => void) => {
    setIsDirty(false);
    then();
  };
  const close = async () => {
    if (await confirmLoss(isDirty)) leave(onClose);
  };
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={() => void close()}>
      <RoleEditor
        open={open}
        onInput={() => setIsDirty(true)}
        onCancel={() => void close()}
        onSaved={() => leave(onSaved)}
      />
    </SidePanel>
  );
}
