import { usePortal } from './portalContext';
import { useT } from './useT';

/** Asks before the input typed under this title is thrown away; resolves to whether it may be. */
export function useConfirmLoss(title: string): (isDirty: boolean) => Promise<boolean> {
  const t = useT();
  const { dialogs } = usePortal();
  return async (isDirty) =>
    !isDirty ||
    dialogs.confirm({
      title: t('ui.loss.title', { title }),
      text: t('ui.loss.text'),
      confirmText: t('ui.loss.confirm'),
      cancelText: t('ui.loss.keep'),
      isDanger: true,
    });
}
