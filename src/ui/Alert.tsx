import styles from './Alert.module.css';

/** An error message. It is rendered while empty, so that screen readers announce a new text. */
export function Alert({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.alert}>
      {text}
    </p>
  );
}
