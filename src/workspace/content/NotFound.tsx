import { useNavigation } from '../runtime/contexts';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { StateNote } from '@/ui/StateNote';

/** The catch-all page (shell spec §2); its title is the same in every language. */
export function NotFound() {
  const t = useTranslate();
  const { goHome } = useNavigation();
  return (
    <StateNote
      isWholePage
      title="Not Found"
      hint={t('workspace.notFound.hint')}
      action={
        <Button size="middle" onClick={goHome}>
          {t('workspace.notFound.home')}
        </Button>
      }
    />
  );
}
