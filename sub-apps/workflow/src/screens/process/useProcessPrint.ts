import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { useEffect, useEffectEvent } from 'react';
import type { Process } from '../../api/process';

/** Prints the process by a button and by Ctrl-P. */
export function useProcessPrint(process: Process): () => void {
  const t = useT();
  const language = useLanguage();
  const { files, message, print, tab } = usePortal();
  const run = async () => {
    const { processPaper } = await import('./processPaper');
    await print(processPaper({ t, language, files }, process));
  };
  const printNow = useEffectEvent(run);
  useEffect(() => tab.offerPrint(() => printNow()), [tab]);
  return () => void run().catch(message.report);
}
