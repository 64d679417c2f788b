import { useTranslate } from '@/app-context/services';
import styles from './Palette.module.css';
import { FAVOURITE_LETTER, shortcutLabel } from './shortcut';

/** The keys of the palette, for eyes only: assistive technology reads them from the roles. */
export function PaletteHints() {
  const t = useTranslate();
  const hints = [
    ['↑ ↓', 'workspace.palette.key.move'],
    ['↵', 'workspace.palette.key.open'],
    [shortcutLabel(FAVOURITE_LETTER), 'workspace.palette.key.favourite'],
    ['Esc', 'workspace.palette.key.close'],
  ] as const;
  return (
    <div className={styles.hints} aria-hidden="true">
      {hints.map(([keys, text]) => (
        <span key={text}>
          <kbd>{keys}</kbd> {t(text)}
        </span>
      ))}
    </div>
  );
}
