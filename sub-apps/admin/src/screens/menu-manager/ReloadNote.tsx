import { usePortal, useT } from '@atrium/portal/sdk';
import { Alert, Button } from 'antd';

/** Says when a saved menu takes effect, and offers to load one's own now. */
export function ReloadNote() {
  const t = useT();
  const { session, message } = usePortal();
  return (
    <Alert
      type="success"
      message={t('admin.menu.savedNote')}
      action={
        <Button size="small" onClick={() => void session.restart().catch(message.report)}>
          {t('admin.menu.reload')}
        </Button>
      }
    />
  );
}
