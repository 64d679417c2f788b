import type { Ref } from 'react';
import type { RefSelectProps } from 'antd';

/**
 * The ref of a Select or TreeSelect that may be a required field. A form item sets `aria-required` on the frame as well as
 * on the input; the frame has no role that could have it. `ref` is that of the form item.
 */
export const withoutFrameAria = (ref: Ref<RefSelectProps> | undefined) => (select: RefSelectProps | null) => {
  select?.nativeElement.removeAttribute('aria-required');
  if (typeof ref === 'function') ref(select);
  else if (ref) ref.current = select;
};
