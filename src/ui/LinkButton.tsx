import type { ButtonHTMLAttributes } from 'react';
import styles from './LinkButton.module.css';

/** Opens something from within a row: looks like a link, is a button. */
export function LinkButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.link} />;
}
