import { usePage } from '../../react/pageContext';
import { Icon } from '@/ui/Icon';
import styles from './tags.module.css';

interface TagListProps {
  id?: string;
  title: string;
  tags: readonly string[];
  onRemove?: (tag: string) => void;
}

/** The tags that are there, each with a button that removes it unless they are only read. */
export function TagList({ id, title, tags, onRemove }: TagListProps) {
  const page = usePage();
  if (tags.length === 0) return null;
  return (
    <ul id={id} className={styles.list} aria-label={onRemove ? undefined : title}>
      {tags.map((tag, index) => (
        <li key={`${index} ${tag}`} className={styles.tag}>
          <span className={styles.text}>{tag}</span>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={page.host.t('engine.tags.remove', { tag })}
              onClick={() => onRemove(tag)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
