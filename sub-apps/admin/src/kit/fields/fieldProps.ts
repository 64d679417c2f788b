import type { RefSelectProps, SelectProps } from 'antd';
import type { AriaAttributes, Ref } from 'react';

/** What a form or a screen passes to a field, beside value and onChange. */
export type FieldProps = Pick<SelectProps, 'id' | 'placeholder' | 'disabled' | 'autoFocus' | 'onBlur'> &
  AriaAttributes & { ref?: Ref<RefSelectProps> };
