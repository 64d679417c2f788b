import { lookUp } from '@atrium/common/lookUp';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Process.module.css';

export interface Section {
  key: string;
  title: string;
  content: ReactNode;
  /** Mounted only when it is first shown. */
  isLazy?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of a process, one shown at a time. What was shown once stays mounted, so that a form keeps its input. */
export function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const current = sections.find(({ key }) => key === chosen) ?? sections[0];
  const choose = (key: string) => {
    setChosen(key);
    setSeen(new Set([...seen, key]));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = sections.findIndex(({ key }) => key === current?.key);
    const step = lookUp(STEPS, event.key);
    const next = step && sections.at((place + step) % sections.length);
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {sections.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            className={styles.tab}
            aria-selected={key === current?.key}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current?.key ? 0 : -1}
            onClick={() => choose(key)}
          >
            {title}
          </button>
        ))}
      </div>
      {sections.map(({ key, content, isLazy = false }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current?.key}
        >
          {(!isLazy || seen.has(key) || key === current?.key) && content}
        </div>
      ))}
    </>
  );
}
