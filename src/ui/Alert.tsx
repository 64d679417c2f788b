import { toastOf } from '../common/toastOf';
import styles from './Alert.module.css';

/**
 * An error message; a double space starts its second line, an explanation (shell spec §8). It is rendered while empty,
 * so that screen readers announce a new text.
 */
export function Alert({ text }: { text: string }) {
  const [message, explanation] = toastOf(text).lines;
  return (
    <p role="alert" className={styles.alert}>
      {message}
      {explanation && <span className={styles.explanation}> {explanation}</span>}
    </p>
  );
}
