import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  note?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen of settings. */
export function SettingsSection({ title, note, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

/** The column or columns of the sections of a screen. */
export const SettingsSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
