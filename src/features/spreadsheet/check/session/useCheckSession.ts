import { useEffect, useState } from 'react';
import { createCheckSession } from './createCheckSession';
import type { CheckSession, CheckSessionOptions } from './createCheckSession';

/** The check of a file, from when the caller is mounted until it is unmounted or has another file or other sheets. */
export function useCheckSession(options: CheckSessionOptions): CheckSession {
  const { file } = options;
  const sheets = JSON.stringify(options.sheets);
  const [made, setMade] = useState(() => ({ file, sheets, session: createCheckSession(options) }));
  if (made.file !== file || made.sheets !== sheets) setMade({ file, sheets, session: createCheckSession(options) });
  useEffect(() => made.session.start(), [made.session]);
  return made.session;
}
