import { useEffect, useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { watch } from '../../model/reactive';
import { PanelBlock } from '../panel/PanelBlock';
import { FaultMark } from '../shared/FaultMark';
import { Icon } from '@/ui/Icon';
import { usePanels } from '../shared/usePanels';
import { fold, startFolds, unfold } from './folds';
import styles from './collapse.module.css';

/** Panels that fold; folded, their controls keep their values and are judged all the same. */
export function CollapseBlock({ control }: { control: ControlModel<'collapse'> }) {
  const isAccordion = control.props.accordion === 1;
  const panels = usePanels(control);
  const [folds, setFolds] = useState(() => startFolds(control.props.open ?? [], isAccordion));

  // Something in a panel has to be seen: an invalid field, for example.
  useEffect(
    () =>
      watch(() => {
        const asked = control.shownPart();
        if (asked === undefined) return;
        control.shownPart(undefined);
        setFolds((now) => unfold(now, asked, isAccordion));
      }),
    [control, isAccordion],
  );
  return (
    <div className={styles.collapse} role="group" aria-label={control.title() || undefined}>
      {panels.map(({ control: panel, hasError }) => {
        const { name, id } = panel;
        const isOpen = folds.open.includes(name);
        const handleFold = () => setFolds(isOpen ? fold(folds, name) : unfold(folds, name, isAccordion));
        return (
          <section key={name} className={styles.part}>
            <h2 className={styles.title}>
              <button
                type="button"
                id={`${id}-fold`}
                className={styles.fold}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={handleFold}
              >
                <Icon name={isOpen ? 'down' : 'next'} />
                {panel.title()}
                {hasError && <FaultMark />}
              </button>
            </h2>
            <div id={id} role="region" aria-labelledby={`${id}-fold`} hidden={!isOpen} className={styles.body}>
              {folds.seen.includes(name) && <PanelBlock control={panel} />}
            </div>
          </section>
        );
      })}
    </div>
  );
}
