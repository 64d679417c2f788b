import styles from './ProgressLine.module.css';

/** A moving line at the top of the window. It blocks nothing. `label`: for assistive technology. */
export const ProgressLine = ({ label }: { label?: string }) => (
  <div className={styles.bar} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
);
