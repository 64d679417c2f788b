import { useCallback } from 'react';
import { isEmptyValue } from '../controls/defineControl';
import { shownText } from '../controls/shared/shownText';
import type { ControlModel } from '../model/controlModel';
import { TitleText } from './FieldItem';
import { usePage } from './pageContext';
import styles from './fieldItem.module.css';

const NO_VALUE = '—';

/** A field in a page that is only viewed: label and text, as a record is read. The text is written straight into its element. */
export function FieldText({ control }: { control: ControlModel }) {
  const page = usePage();
  const bind = useCallback(
    (element: HTMLParagraphElement) =>
      control.watch(() => {
        const text = (!isEmptyValue(control.value()) && shownText(control, page)) || NO_VALUE;
        if (element.textContent !== text) element.textContent = text;
      }),
    [control, page],
  );
  const labelId = `${control.id}-label`;
  const name = control.ariaLabel;
  return (
    <>
      {name === undefined && (
        <span id={labelId} className={styles.label}>
          <TitleText control={control} />
        </span>
      )}
      <p
        ref={bind}
        id={control.id}
        role="group"
        className={styles.text}
        aria-label={name}
        aria-labelledby={name === undefined ? labelId : undefined}
      />
    </>
  );
}
