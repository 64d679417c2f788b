import { flushSync } from 'react-dom';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import { PanelBlock } from '../panel/PanelBlock';
import { useParts } from '../shared/useParts';
import type { Part } from '../shared/useParts';
import { StepList } from './StepList';
import styles from './steps.module.css';

/** One panel after the other; a panel is left forwards when its controls are valid. */
export function StepsBlock({ control }: { control: ControlModel<'steps'> }) {
  const page = usePage();
  const { parts, show } = useParts(control);
  const index = parts.findIndex(({ isShown }) => isShown);
  const handleGo = (target: Part | undefined) => {
    const present = parts[index]?.control;
    if (!target || !present) return;
    if (parts.indexOf(target) > index && !page.validate(present)) return;
    flushSync(() => show(target.control.name));
    // The button that was pressed may be gone; and what is new should be heard.
    document.getElementById(target.control.id)?.focus();
  };
  return (
    <div className={styles.steps} role="group" aria-label={control.title() || undefined}>
      <StepList parts={parts} isOpen={page.isView} onGo={handleGo} />
      {parts
        .filter(({ wasShown }) => wasShown)
        .map(({ control: panel, isShown }) => (
          <section
            key={panel.name}
            id={panel.id}
            tabIndex={-1}
            aria-label={panel.title()}
            hidden={!isShown}
            className={styles.panel}
          >
            <PanelBlock control={panel} />
          </section>
        ))}
      <div className={styles.foot}>
        {index > 0 && (
          <button type="button" className={button.button} onClick={() => handleGo(parts[index - 1])}>
            {page.host.t('engine.steps.previous')}
          </button>
        )}
        {index < parts.length - 1 && (
          <button
            type="button"
            className={button.button}
            data-look="primary"
            onClick={() => handleGo(parts[index + 1])}
          >
            {page.host.t('engine.steps.next')}
          </button>
        )}
      </div>
    </div>
  );
}
