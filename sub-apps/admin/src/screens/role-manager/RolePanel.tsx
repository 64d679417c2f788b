import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { getFunctionTree } from '../../api/functionTree';
import { getRole, ROLES_KEY } from '../../api/roles';
import { EditorPanel } from '../../kit/EditorPanel';
import type { Editor } from '../../kit/EditorPanel';
import { RoleDetails } from './RoleDetails';
import { RoleForm } from './RoleForm';

/** A new role, or a stored one by its id; the name is that of the list. */
export type OpenRole = { mode: 'new'; roleId?: undefined } | { mode: 'edit' | 'view'; roleId: string; name: string };

interface Props {
  /** The edited role; kept while the panel slides away. */
  open: OpenRole;
  isOpen: boolean;
  onClose(): void;
  /** Opens the panel again with this role. */
  onReopen(open: OpenRole): void;
  onSaved(): void;
}

/** The panel in which one role is created, changed or read. */
export function RolePanel({ open, isOpen, onClose, onReopen, onSaved }: Props) {
  const t = useT();
  return (
    <EditorPanel
      title={open.mode === 'new' ? t('admin.role.new') : t(`admin.roles.${open.mode}.label`, { name: open.name })}
      isOpen={isOpen}
      record={`role ${open.roleId ?? 'new'}`}
      opened={open.mode === 'view' ? undefined : open}
      onClose={onClose}
      onReopen={onReopen}
    >
      {(editor) => (
        <OpenedRole
          open={open}
          editor={{
            ...editor,
            onSaved() {
              editor.onSaved();
              onSaved();
            },
          }}
        />
      )}
    </EditorPanel>
  );
}

/** Reads the role as it is stored now, and the functions; then shows it for reading or changing. */
function OpenedRole({ open: { mode, roleId }, editor }: { open: OpenRole; editor: Editor }) {
  const t = useT();
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    queryKey: [...ROLES_KEY, 'editor', roleId ?? ''],
    async queryFn({ signal }) {
      const [role, functions] = await Promise.all([
        roleId && getRole(http, roleId, signal),
        getFunctionTree(http, signal),
      ]);
      return { role: role || undefined, functions };
    },
    // The form starts from the role as it is stored now, never from an earlier answer.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!data) {
    return (
      <PanelContent>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </PanelContent>
    );
  }
  const { role, functions } = data;
  return mode === 'view' && role ? (
    <RoleDetails role={role} functions={functions} onClose={editor.onCancel} />
  ) : (
    <RoleForm key={editor.restoredCount} role={role} functions={functions} editor={editor} />
  );
}
