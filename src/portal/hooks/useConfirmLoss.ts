import { usePortal } from '../react/portalContext';
import { useT } from './useT';

/** Asks before typed input is thrown away; resolves to whether it may be. */
export function useConfirmLoss(): (isDirty: boolean) => Promise<boolean> {
  const t = useT();
  const { dialogs } = usePortal();
  return async (isDirty) =>
    !isDirty || dialogs.confirm({ text: t('ui.loss.text'), confirmText: t('ui.loss.confirm'), isDanger: true });
}
