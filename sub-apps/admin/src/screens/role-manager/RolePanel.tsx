import { usePortal, useT } from '@atrium/portal/sdk';
import { getFunctionTree } from '../../api/functionTree';
import { rolesApi } from '../../api/roles';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { RoleDetails } from './RoleDetails';
import { RoleForm } from './RoleForm';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

/** The panel in which one role is created, copied, changed or read. */
export function RolePanel(props: Props) {
  const t = useT();
  const { http } = usePortal();
  const { mode } = props.open;
  return (
    <RecordPanel
      {...props}
      kind="role"
      titleOf={(open) =>
        open.mode === 'new' ? t('admin.role.new') : t(`admin.roles.${open.mode}.label`, { name: open.name })
      }
      queryKey={rolesApi.key}
      read={async (id, signal) => {
        const [role, functions] = await Promise.all([
          id === undefined ? undefined : rolesApi.get(http, id, signal),
          getFunctionTree(http, signal),
        ]);
        return { role, functions };
      }}
    >
      {({ role, functions }, editor) =>
        mode === 'view' && role ? (
          <RoleDetails role={role} functions={functions} onClose={editor.onCancel} />
        ) : (
          <RoleForm
            key={editor.restoredCount}
            role={role}
            isCopy={mode === 'copy'}
            functions={functions}
            editor={editor}
          />
        )
      }
    </RecordPanel>
  );
}
