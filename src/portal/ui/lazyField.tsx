import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazyComponent';

/**
 * A field whose widget is loaded with the first form that has one. Its placeholder is a stop of the Tab key, named by the
 * field's label, and hands the focus to the widget, which has the same id.
 */
export const lazyField = <Props extends { id: string }>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart<Props>(fetch, ({ id }) => <Placeholder id={id} />);

function Placeholder({ id }: { id: string }) {
  const field = useRef<InputRef>(null);
  useLayoutEffect(() => {
    const replaced = field.current?.input;
    return () => {
      if (document.activeElement !== replaced) return;
      // After React has put the widget in its place.
      queueMicrotask(() => document.getElementById(id)?.focus());
    };
  }, [id]);
  return <Input ref={field} id={id} readOnly aria-busy />;
}
