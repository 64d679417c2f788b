import { useEffect, useEffectEvent, useState } from 'react';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { useServices } from '@/app-context/services';
import { AppError } from '@/common/errors/appError';
import { createLoader, useLazyComponent } from '@/ui/lazyComponent';
import { layersOver } from '../layers/layerStack';
import { useNotices } from '../runtime/contexts';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import type { DialogLayerProps } from './DialogLayer';

/** Dragging and resizing: fetched ahead, or when the first dialog opens. */
export const dialogLoader = createLoader<DialogLayerProps>(
  async () => (await import(/* webpackChunkName: "dialogs" */ './DialogLayer')).DialogLayer,
);

/**
 * The dialogs, which return the focus to the element that has it now: the page under them becomes inert in this render,
 * before the code of the first dialog is there. If that cannot be fetched, the dialogs close with a notice.
 */
export function Dialogs() {
  const [focusedBefore] = useState(() => document.activeElement);
  const { Component: DialogLayer, failure } = useLazyComponent(dialogLoader);
  const services = useServices();
  const { report } = useNotices();
  const dispatch = useDispatch();
  const dialogs = layersOver(
    useWorkspaceState(({ layers }) => layers),
    null,
  );
  const giveUp = useEffectEvent((cause: unknown) => {
    dispatch({ type: 'layers/remove', payload: dialogs.map(({ id }) => id) });
    report(new AppError('network', 'The dialogs could not be fetched', { code: 'errors.network', cause }));
    reloadOnStaleChunk(cause, browserReload(services));
  });
  useEffect(() => {
    if (!failure) return undefined;
    giveUp(failure.error);
    return () => {
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    };
  }, [failure, focusedBefore]);
  return DialogLayer ? <DialogLayer focusedBefore={focusedBefore} /> : null;
}
