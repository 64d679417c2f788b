import { useT } from '@atrium/portal/sdk';
import type { KeyboardEvent } from 'react';
import { DESIGN_VIEWS } from './useDesignView';
import type { DesignView } from './useDesignView';
import styles from './design.module.css';

interface Props {
  view: DesignView;
  /** The id of the element that shows a view. */
  panelId(view: DesignView): string;
  onChange(view: DesignView): void;
}

/** The tabs of the design: diagram and basic information. The arrow keys move between them. */
export function ViewSwitch({ view, panelId, onChange }: Props) {
  const t = useT();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = DESIGN_VIEWS.find((each) => each !== view) ?? view;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[aria-controls="${panelId(next)}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('workflow.manager.views')} className={styles.tabs} onKeyDown={handleKeyDown}>
      {DESIGN_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${panelId(each)}-tab`}
          aria-controls={panelId(each)}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(each)}
        >
          {t(`workflow.manager.view.${each}`)}
        </button>
      ))}
    </div>
  );
}
