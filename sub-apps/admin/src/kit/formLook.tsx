import { useView } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './EditorForm.module.css';

/** After a failed validation: the first field that is not valid is brought to the middle, clear of the footer. */
export const FIRST_ERROR = { focus: true, block: 'center' } as const;

/** A label; the mark of a required field is not part of the field's name. */
const markRequired = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label}
    {required && (
      <span className={styles.mark} aria-hidden>
        {' *'}
      </span>
    )}
  </span>
);

/** The look of every form of the administration, as props of ProForm. */
export const FORM_LOOK = {
  layout: 'vertical',
  submitter: false,
  requiredMark: markRequired,
  className: styles.form,
  scrollToFirstError: FIRST_ERROR,
  // An emptied field is a change as well.
  omitNil: false,
} as const;

/**
 * The name of a form, with which the ids of its fields begin, and its own id: the forms of other tabs and sub-apps stay in
 * the document.
 */
export const useFormName = () => `${useView().id}${useId()}`;
