import styles from './input.module.css';

/**
 * What antd's widgets of several choices are given to show them as the field at rest does: one text that is cut where it
 * does not fit, instead of tags. A choice is taken away in the list.
 */
export const manyAsText = (text: string) => ({
  className: styles.many,
  maxTagCount: 0,
  maxTagPlaceholder: text,
});
