import styles from './AnswerNote.module.css';

/** Says that something of an answer is not shown. */
export const AnswerNote = ({ text }: { text: string }) => (
  <p role="note" className={styles.note}>
    {text}
  </p>
);
