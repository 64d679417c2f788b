import { isAppError, toAppError } from '@atrium/common/errors/appError';
import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LayoutScope } from '../api/report';
import type { Layout } from '../api/reportQuery';

/** `layout`: undefined removes the layout of the scope. */
export interface LayoutJob {
  kind: 'saveOwn' | 'saveReport' | 'deleteOwn' | 'restoreReport';
  scope: LayoutScope;
  layout: Layout | undefined;
}

interface Options {
  mutationKey: MutationKey;
  onSave(scope: LayoutScope, layout: Layout | undefined): Promise<void>;
}

/** What the panel shows itself; the host shows the others, and deals with the end of the session. */
const isShownByPanel = (error: AppError) =>
  (['service', 'network', 'user'] as const).some((kind) => isAppError(error, kind));

/** Saves and removes layouts. A failure is kept until the next try. */
export function useLayoutSave({ mutationKey, onSave }: Options) {
  const t = useT();
  const { message } = usePortal();
  const saving = useMutation({
    mutationKey,
    mutationFn: ({ scope, layout }: LayoutJob) => onSave(scope, layout),
    onError(error) {
      if (!isShownByPanel(toAppError(error))) message.report(error);
    },
    onSuccess: (_, { kind }) => message.success(t(`reports.setting.${kind}.done`)),
  });
  const pending = useRef<Promise<boolean>>(undefined);
  /** Runs one job; while it runs, further presses wait for it. Resolves to whether it has succeeded. */
  const run = (job: LayoutJob) =>
    (pending.current ??= saving
      .mutateAsync(job)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pending.current = undefined;
      }));
  return {
    run,
    /** Which job runs. */
    running: saving.isPending ? saving.variables.kind : undefined,
    error: saving.error && isShownByPanel(saving.error) ? saving.error : null,
  };
}
