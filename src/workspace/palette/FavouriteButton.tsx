import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useTranslate } from '@/app-context/services';
import styles from './PaletteList.module.css';

export interface FavouriteButtonProps {
  /** Title of the page. */
  name: string;
  isFavourite: boolean;
  /** Only the star of the selected row is reached with the Tab key. */
  isSelected: boolean;
  onSelect(): void;
  onToggle(): void;
}

/** Makes a page a favourite, or ends that. */
export function FavouriteButton({ name, isFavourite, isSelected, onSelect, onToggle }: FavouriteButtonProps) {
  const t = useTranslate();
  const label = t(isFavourite ? 'workspace.palette.unfavourite' : 'workspace.palette.favourite', { name });
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      title={label}
      aria-pressed={isFavourite}
      tabIndex={isSelected ? 0 : -1}
      data-selected={isSelected}
      onMouseMove={onSelect}
      onClick={onToggle}
    >
      {isFavourite ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}
