import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { useEffect, useEffectEvent } from 'react';
import type { Process } from '../../api/process';
import type { MountedForm } from './useMountedForm';

/** Prints the process, with its form as that is open, by a button and by Ctrl-P. */
export function useProcessPrint(process: Process, form: MountedForm): () => void {
  const t = useT();
  const language = useLanguage();
  const { files, message, print, tab } = usePortal();
  const mountForm = async (element: HTMLElement) =>
    (await form.whenOpen()) ? form.page.current?.mountOnPaper(element) : undefined;
  const run = async () => {
    const { processPaper } = await import('./processPaper');
    const shown = form.shown && { isDirty: form.isDirty, mount: mountForm };
    await print(processPaper({ t, language, files }, process, shown));
  };
  const printNow = useEffectEvent(run);
  useEffect(() => tab.offerPrint(() => printNow()), [tab]);
  return () => void run().catch(message.report);
}
