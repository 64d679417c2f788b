import styles from './rowTint.module.css';

/** The class of a table whose rows have one background for all cells: under the pointer, selected, or changed just now. */
export const ROW_TINT = styles.rows ?? '';
