import type { Option } from '../../protocol/generated/types';
import styles from './tag.module.css';

export type Tone = NonNullable<Option['tone']>;

interface TagProps {
  tone?: Tone | undefined;
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
