import { SearchOutlined } from '@ant-design/icons';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { useTranslate } from '@/app-context/services';
import { IconButton } from '@/ui/IconButton';
import { isApple, PALETTE_LETTER, shortcutLabel } from '../shortcuts/shortcut';

/** Opens the page palette from the header. */
export function PaletteButton() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const isOpen = useWorkspaceState(({ palette }) => palette.isOpen);
  const label = t('workspace.palette');
  return (
    <IconButton
      label={label}
      title={`${label} (${shortcutLabel(PALETTE_LETTER)})`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={() => dispatch({ type: 'palette/change', payload: { isOpen: true } })}
    >
      <SearchOutlined />
    </IconButton>
  );
}
