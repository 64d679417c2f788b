import type { KeyboardEvent } from 'react';

/**
 * `onInputKeyDown` of an antd Select of several values: rc-select takes Tab as Enter, so that leaving the field would add
 * or remove the highlighted option, and keeps the focus. Here Tab moves on, which closes the list.
 */
export function leaveOnTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
