import styles from './Alert.module.css';

/** What went wrong, read out at once. It is there while empty, so that screen readers notice the change. */
export function Alert({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.alert}>
      {text}
    </p>
  );
}
