import { useCallback } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import button from '../button/button.module.css';
import { limitsId } from './limitTexts';
import styles from './file.module.css';

interface FileChooserProps {
  field: Field;
  /** The visible text, which is also part of the accessible name. */
  text: string;
  /** The limits as text; empty where the page sets none. */
  limits: string;
  accept: readonly string[];
  isMultiple: boolean;
  /** What the camera of a phone takes, as `accept` of the input: it is opened instead of the files. */
  camera?: string | undefined;
  onChosen: (files: readonly File[]) => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** The browser's own file input under a button's look: it keeps keyboard, label and the dialog of the system. */
export function FileChooser({
  field,
  text,
  limits,
  accept,
  isMultiple,
  camera,
  onChosen,
  className = button.button,
  children,
}: FileChooserProps) {
  const bind = useCallback(
    (element: HTMLInputElement) => {
      if (camera !== undefined) return undefined;
      return field.watch(() => {
        describeField(element, field);
        const described = [element.getAttribute('aria-describedby'), limits !== '' && limitsId(field)].filter(Boolean);
        if (described.length > 0) element.setAttribute('aria-describedby', described.join(' '));
      });
    },
    [field, camera, limits],
  );
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Choosing the same file once more is a change as well.
    currentTarget.value = '';
    onChosen(files);
  };
  return (
    <label className={styles.chooser}>
      <input
        ref={bind}
        id={camera === undefined ? field.id : undefined}
        type="file"
        className={styles.native}
        title={limitsId(field) === undefined && limits !== '' ? limits : undefined}
        aria-label={field.ariaLabel === undefined ? undefined : `${field.ariaLabel} ${text}`}
        accept={camera ?? (accept.map((extension) => `.${extension}`).join(',') || undefined)}
        capture={camera === undefined ? undefined : 'environment'}
        multiple={isMultiple}
        onChange={handleChange}
        onFocus={() => field.focus()}
      />
      <span className={className}>
        {children}
        {text}
      </span>
    </label>
  );
}
