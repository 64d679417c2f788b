import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { SettingsSection } from '../../kit/SettingsSection';
import { EntryList } from './EntryList';

/** The positions of the person; the host switches to another one after its question about unsaved input. */
export function PositionsSection() {
  const t = useT();
  const { session, message } = usePortal();
  const user = useSession();
  const switchTo = (positionId: string) => void session.switchPosition(positionId).catch(message.report);
  const isOnly = user.positions.length < 2;
  return (
    <SettingsSection title={t('admin.centre.positions')} note={isOnly ? undefined : t('admin.centre.positions.note')}>
      <EntryList
        label={t('admin.centre.positions')}
        entries={user.positions.map(({ positionId, positionName, orgName }) => {
          const isCurrent = positionId === user.positionId;
          const name = positionName;
          return {
            id: positionId,
            name,
            detail: orgName,
            mark: isCurrent ? t('admin.centre.positions.current') : undefined,
            action: !isCurrent && (
              <Button
                size="small"
                aria-label={t('admin.centre.positions.switch.label', { name, org: orgName })}
                onClick={() => switchTo(positionId)}
              >
                {t('admin.centre.positions.switch')}
              </Button>
            ),
          };
        })}
      />
    </SettingsSection>
  );
}
