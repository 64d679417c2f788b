import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { fitFields } from './fitFields';
import type { Fit } from './fitFields';
import styles from './FilterBar.module.css';

/** Marks the buttons behind the fields, without the one that expands the form. */
export const FILTER_BUTTON = { 'data-filter-button': true };

/** The class of a search form that antd draws: its labels look like those of `FilterBar`. */
export const FILTER_LABELS = styles.labels ?? '';

/**
 * How many fields fit into a row of a search form; undefined until it is laid out. `fields` is the element that contains
 * the fields, or their number.
 */
export function useFieldFit(
  bar: RefObject<HTMLElement | null>,
  fields: RefObject<HTMLElement | null> | number,
): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const form = bar.current;
    if (!form) return undefined;
    const children = typeof fields === 'number' ? [] : [...(fields.current?.children ?? [])];
    const measure = () => {
      // A form in a tab in the background has no width.
      if (form.clientWidth === 0) return;
      const buttons = [...form.querySelectorAll<HTMLElement>('[data-filter-button]')];
      const shown = children.filter((field) => !field.hasAttribute('hidden'));
      const next = fitFields({
        widthPx: form.clientWidth,
        buttonsPx: buttons.map(({ offsetWidth }) => offsetWidth),
        count: typeof fields === 'number' ? fields : shown.length,
        hasLong: shown.some((field) => field.hasAttribute('data-long')),
      });
      setFit((current) => (current?.columns === next.columns && current.hasMore === next.hasMore ? current : next));
    };
    const observer = new ResizeObserver(measure);
    // A field that an expression hides or shows changes its size.
    [form, ...children].forEach((element) => observer.observe(element));
    measure();
    return () => observer.disconnect();
  }, [bar, fields]);
  return fit;
}
