import { useCallback } from 'react';
import { isEmptyValue } from '../controls/defineControl';
import { shownText } from '../controls/shared/shownText';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { describeProblem } from './bindInput';
import { fieldNotes, TitleText } from './FieldItem';
import { usePage } from './pageContext';
import styles from './fieldItem.module.css';

const NO_VALUE = '—';

/** The value as text, with its unit where the text does not end with it already. */
function recordText(control: ControlModel, page: PageModel): string {
  // The values before are defaults, not those of the record.
  if (page.reading() === true) return '';
  const text = isEmptyValue(control.value()) ? '' : shownText(control, page);
  const unit = page.text((control.props as { unit?: string }).unit);
  if (text === '') return NO_VALUE;
  return text.endsWith(unit) ? text : `${text} ${unit}`;
}

/**
 * A field that takes no input: label and text, as a record is read. Among fields of a form its text stands in line with
 * their inputs and its hint below it. The text is written straight into its element.
 */
export function FieldText({ control }: { control: ControlModel }) {
  const page = usePage();
  const bind = useCallback(
    (element: HTMLParagraphElement) =>
      control.watch(() => {
        const text = recordText(control, page);
        if (element.textContent !== text) element.textContent = text;
        if (!page.isView) describeProblem(element, control);
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
        className={page.isView ? styles.text : `${styles.text} ${styles.inForm}`}
        aria-label={name}
        aria-labelledby={name === undefined ? labelId : undefined}
      />
      {!page.isView && fieldNotes(control, page)}
    </>
  );
}
