import { useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';

/** The way to the list that tells what became of a job; nothing where the person may not open it. */
export function JobListLink({ onOpen }: { onOpen: (() => void) | undefined }) {
  const t = useTranslate();
  if (!onOpen) return null;
  return (
    <div>
      <LinkButton onClick={onOpen}>{t('workspace.jobs.all')}</LinkButton>
    </div>
  );
}
