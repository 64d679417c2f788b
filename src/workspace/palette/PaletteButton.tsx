import { SearchOutlined } from '@ant-design/icons';
import { useObservable } from '@/ui/useObservable';
import buttons from '../layout/header/HeaderMenu.module.css';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { isApple, PALETTE_LETTER, shortcutLabel } from './shortcut';

/** Opens the page palette from the header. */
export function PaletteButton() {
  const t = useTranslate();
  const { palette } = useWorkspace();
  const isOpen = useObservable(palette.isOpen);
  const label = t('workspace.palette');
  return (
    <button
      type="button"
      className={buttons.button}
      aria-label={label}
      title={`${label} (${shortcutLabel(PALETTE_LETTER)})`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={() => palette.setOpen(true)}
    >
      <SearchOutlined />
    </button>
  );
}
