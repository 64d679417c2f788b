import { useEffect, useState } from 'react';
import { bindWidget } from '../../react/bindInput';
import { useWatched } from '../../react/useWatched';
import type { ControlType } from '../../protocol/nodes';
import type { LiveProps } from './useUpgrade';

/** What every antd widget over a field is given, whatever it shows. */
export function useLiveProps<T extends ControlType>({ field, shouldFocus, shouldOpen }: LiveProps<T>) {
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(shouldOpen);
  useEffect(() => bindWidget(field), [field]);
  return {
    'aria-label': field.ariaLabel,
    style: { width: '100%' },
    disabled: isReadonly,
    allowClear: !isRequired,
    status: error === undefined ? undefined : ('error' as const),
    autoFocus: shouldFocus,
    open: isOpen,
    onOpenChange: setOpen,
    onFocus: () => field.focus(),
    onBlur: () => field.blur(),
  };
}
