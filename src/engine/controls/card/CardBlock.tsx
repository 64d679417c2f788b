import { useEffect, useId, useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { columnsOf } from '../../react/columnsOf';
import { ControlGrid } from '../../react/ControlGrid';
import { watch } from '../../model/reactive';
import { Icon } from '@/ui/Icon';
import styles from './card.module.css';

/** A frame with a title; folded, its controls keep their values and are judged all the same. */
export function CardBlock({ control }: { control: ControlModel<'card'> }) {
  const { foldable, folded, columns = columnsOf(control.page) } = control.props;
  const [isFolded, setFolded] = useState(foldable === 1 && folded === 1);
  const [wasOpen, setWasOpen] = useState(!isFolded);
  const id = useId();
  const title = control.title();

  // Something in it has to be seen: an invalid field, for example.
  useEffect(
    () =>
      watch(() => {
        if (control.shownPart() === undefined) return;
        control.shownPart(undefined);
        setFolded(false);
        setWasOpen(true);
      }),
    [control],
  );
  const handleFold = () => {
    setFolded(!isFolded);
    setWasOpen(true);
  };
  return (
    <section className={styles.card} aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <h2 id={`${id}-title`} className={styles.title}>
          {foldable === 1 ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              aria-controls={id}
              onClick={handleFold}
            >
              <Icon name={isFolded ? 'next' : 'down'} />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
      )}
      <div id={id} hidden={isFolded} className={styles.body}>
        {wasOpen && <ControlGrid nodes={control.node.children} columns={columns} />}
      </div>
    </section>
  );
}
