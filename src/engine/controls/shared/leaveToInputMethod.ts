import type { KeyboardEvent } from 'react';

/** For antd's pickers: a key of an input method that composes is not theirs. Escape would take back what is being written. */
export function leaveToInputMethod(event: KeyboardEvent<HTMLElement>, prevent: () => void): void {
  if (event.nativeEvent.isComposing) prevent();
}
