import type { Option } from '../../protocol/generated/types';
import styles from './tag.module.css';

interface TagProps {
  tone?: Option['tone'];
  text: string;
}

/** A state as a word in a soft tag: never by colour alone. */
export function Tag({ tone = 'neutral', text }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {text}
    </span>
  );
}
