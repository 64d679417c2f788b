import { useRef } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { entryKeys } from './entries';
import { EmptyHint } from './EmptyHint';
import { FileChooser } from './FileChooser';
import { FileLine } from './FileLine';
import { FilesFrame } from './FilesFrame';
import { useFiles } from './useFiles';
import { useRemoval } from './useRemoval';
import { useShownEntries } from './useShownEntries';
import styles from './file.module.css';

/** The files of a field, one under the other, and a button that adds some; files can also be dropped and pasted. */
export function FileInput({ field }: { field: Field<'file'> }) {
  const { t } = usePage().host;
  const files = useFiles(field, 'file', field.props);
  const { entries, isReadonly, isFull } = files;
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const { multiple, accept = [], placeholder } = field.props;
  const shown = useShownEntries(entries);
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemoval(field, files, list);
  const keys = entryKeys(entries);
  const isEmpty = entries.length === 0;
  return (
    <FilesFrame field={field} files={files} shown={shown} title={title}>
      {!isEmpty && (
        <ul ref={list} className={styles.list} aria-label={t('engine.file.list', { title })}>
          {shown.entries.map((entry, index) => (
            <FileLine
              key={keys[shown.hiddenCount + index]}
              entry={entry}
              isReadonly={isReadonly}
              onRemove={() => remove(entry, index)}
            />
          ))}
        </ul>
      )}
      {isReadonly && isEmpty && <span className={styles.hint}>{t('engine.file.none')}</span>}
      {!isReadonly && !isFull && (
        <div className={styles.tools}>
          <FileChooser
            field={field}
            text={t(multiple === 1 || isEmpty ? 'engine.file.choose' : 'engine.file.replace')}
            limits={files.limits}
            accept={accept}
            isMultiple={multiple === 1}
            onChosen={files.add}
          />
          {isEmpty && <EmptyHint placeholder={placeholder} />}
        </div>
      )}
    </FilesFrame>
  );
}
