import { useMediaQuery, useNarrow } from '@/ui/useMediaQuery';
import { usePage } from '../../react/pageContext';
import styles from './file.module.css';

/**
 * What stands in a field without files: the page's own text, or how files get there beside the button. A finger neither
 * drags files nor pastes them, and a window as narrow as a phone has no room to say so.
 */
export function EmptyHint({ placeholder }: { placeholder: string | undefined }) {
  const page = usePage();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const isNarrow = useNarrow();
  const text = page.text(placeholder) || (isCoarse || isNarrow ? '' : page.host.t('engine.file.hint'));
  return text === '' ? null : <span className={styles.hint}>{text}</span>;
}
