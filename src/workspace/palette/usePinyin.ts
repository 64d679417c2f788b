import { useEffect, useState } from 'react';
import { useServices } from '@/app-context/services';
import type { PinyinMatch } from './matchTitle';

/** Matching by pinyin, once its dictionary has come. Without it titles are still found as they are written. */
export function usePinyin(): PinyinMatch | undefined {
  const { log } = useServices();
  const [match, setMatch] = useState<PinyinMatch>();
  useEffect(() => {
    import('./pinyin')
      .then(({ pinyin }) => setMatch(() => pinyin))
      .catch((error: unknown) =>
        log({ level: 'warn', source: 'workspace', message: 'The pinyin dictionary could not be fetched', error }),
      );
  }, [log]);
  return match;
}
