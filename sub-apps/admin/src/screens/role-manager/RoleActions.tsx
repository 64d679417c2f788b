import { useT } from '@atrium/portal/sdk';
import { ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Role } from '../../api/roles';
import { deletionHindrance } from './deletionHindrance';
import type { RoleHandlers } from './roleColumns';

/** What can be done with one role. */
export function RoleActions({ role, rights, onOpen, onDelete }: RoleHandlers & { role: Role }) {
  const t = useT();
  const { name, isBuiltIn } = role;
  const open = isBuiltIn || !rights.canEdit ? 'view' : 'edit';
  return (
    <>
      <Button
        type="link"
        size="small"
        aria-label={t(`admin.roles.${open}.label`, { name })}
        onClick={() => onOpen(role)}
      >
        {t(`admin.roles.${open}`)}
      </Button>
      {rights.canDelete && (
        <ReasonButton
          type="link"
          size="small"
          danger
          reason={deletionHindrance(role, t)}
          aria-label={t('admin.roles.delete.label', { name })}
          onClick={() => void onDelete([role])}
        >
          {t('admin.roles.delete')}
        </ReasonButton>
      )}
    </>
  );
}
