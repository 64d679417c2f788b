import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { bindWidget } from '../../react/bindInput';
import { useWatched } from '../../react/useWatched';
import type { ControlType } from '../../protocol/nodes';
import { FieldIcon } from '@/ui/FieldIcon';
import type { FieldIconName } from '@/ui/FieldIcon';
import type { LiveProps } from './useUpgrade';

/** As if a person typed it there. */
function typeInto(element: HTMLElement | null, text: string): void {
  if (text === '' || !(element instanceof HTMLInputElement)) return;
  // React hears of a text that is set behind its back only when it comes as an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/**
 * What every antd widget over a field is given, whatever it shows. @param icon The icon of its field at rest, so that
 * nothing but border and focus ring changes when the widget takes its place.
 */
export function useLiveProps<T extends ControlType>({ field, takeover }: LiveProps<T>, icon: FieldIconName) {
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(takeover.shouldOpen);
  const [hasFocus, setFocus] = useState(false);
  // antd shows the button that clears only under the pointer, but always where nothing can hover.
  const canHover = useMediaQuery('(hover: hover)');
  useEffect(() => bindWidget(field), [field]);
  const { typed, rest } = takeover;
  // A disabled widget is too pale to be read.
  useEffect(() => {
    if (isReadonly) rest();
  }, [isReadonly, rest]);
  useEffect(() => typeInto(document.getElementById(field.id), typed), [field, typed]);
  return {
    'aria-label': field.ariaLabel,
    style: { width: '100%' },
    allowClear: !isRequired && (canHover || hasFocus),
    suffixIcon: <FieldIcon name={icon} />,
    status: error === undefined ? undefined : ('error' as const),
    autoFocus: takeover.shouldFocus,
    open: isOpen,
    onOpenChange: setOpen,
    onFocus: () => {
      setFocus(true);
      field.focus();
    },
    onBlur: () => {
      setFocus(false);
      field.blur();
    },
  };
}
