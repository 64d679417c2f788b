import { useT } from '@atrium/portal/sdk';
import styles from './FavouriteButton.module.css';

const STAR = 'M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z';

interface Props {
  name: string;
  isFavourite: boolean;
  onToggle(star: HTMLElement): void;
}

/** The star of a report: filled for a favourite. */
export function FavouriteButton({ name, isFavourite, onToggle }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('reports.list.favourite', { name })}
      aria-pressed={isFavourite}
      title={t(isFavourite ? 'reports.list.favourite.remove' : 'reports.list.favourite.add')}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={STAR} />
      </svg>
    </button>
  );
}
