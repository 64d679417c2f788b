import { useMemo, useState } from 'react';
import { AppError } from '@/common/errors/appError';
import type { Field } from '../model/field';
import { untracked } from '../model/reactive';
import { usePage } from '../react/pageContext';
import { WIDGET_LIMITS } from './limits';
import type { WidgetFault } from './widgetFault';
import type { WidgetListener } from './widgetListener';

/** Takes what a widget says to its field: its value, and what is wrong with its drawing. */
export function useListener(field: Field<'custom'>): {
  readonly fault?: WidgetFault;
  readonly listener: WidgetListener;
} {
  const page = usePage();
  const [fault, setFault] = useState<WidgetFault>();
  const listener = useMemo((): WidgetListener => {
    const { component } = field.props;
    const told = new Set<string>();
    const isNews = (text: string) => told.size < WIDGET_LIMITS.notices && !told.has(text) && told.add(text);
    const place = `${page.pageCode} › ${field.control.name} › ${component}`;
    return {
      onDrawn(refused) {
        setFault(undefined);
        if (refused.length > 0 && isNews(refused.join()))
          console.warn(`${place}: ${page.host.t('engine.widget.leftout', { what: refused.join(', ') })}`);
      },
      onFault: setFault,
      onMishap({ code, params }) {
        const text = `${page.host.t(`engine.widget.${code}`, params)}  ${place}`;
        if (isNews(text)) page.host.report(new AppError('config', text));
      },
      onValue(next) {
        const current = untracked(() => ({ value: field.value(), isReadonly: field.isReadonly() }));
        if (!current.isReadonly && JSON.stringify(next) !== JSON.stringify(current.value)) field.edit(next);
      },
    };
  }, [field, page]);
  return { fault, listener };
}
