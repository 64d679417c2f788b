import { useCallback, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

/** State and handlers of a button in the header with a panel below it. */
export function useHeaderPanel() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Something else has taken the focus. */
  const dismiss = useCallback(() => setOpen(false), []);
  /** The person has finished: the focus returns to the button. */
  const close = () => {
    dismiss();
    opener.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) dismiss();
  };
  return { opener, isOpen, toggle: () => setOpen(!isOpen), dismiss, close, handleBlur };
}
