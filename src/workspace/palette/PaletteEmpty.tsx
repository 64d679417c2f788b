import { useTranslate } from '@/app-context/services';
import styles from './Palette.module.css';

/** Nothing to choose from: what was looked for is not there, or the menu holds no page at all. */
export function PaletteEmpty({ query }: { query: string }) {
  const t = useTranslate();
  const sought = query.trim();
  return (
    <div className={styles.empty}>
      <strong>{sought === '' ? t('workspace.empty.title') : t('workspace.palette.nothing', { query: sought })}</strong>
      <span>{t(sought === '' ? 'workspace.empty.hint' : 'workspace.palette.nothingHint')}</span>
    </div>
  );
}
