import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/useTranslate';
import { ThirdPartyCard } from './ThirdPartyCard';

export interface ThirdPartyOutcomeProps {
  /** Why nobody was signed in; empty while the server is asked. */
  problem: string;
  /** Missing: it is not known where to ask once more. */
  onAgain?: () => void;
  onBack(): void;
}

/** Something is going on; or it has failed, and one may go back or ask the third party once more. */
export function ThirdPartyOutcome({ problem, onAgain, onBack }: ThirdPartyOutcomeProps) {
  const t = useTranslate();
  return (
    <ThirdPartyCard
      title={t('thirdParty.title')}
      step={problem ? 'failed' : 'asking'}
      problem={problem}
      isBusy={!problem}
    >
      {problem && (
        <>
          <Button variant={onAgain ? 'plain' : 'primary'} onClick={onBack}>
            {t('thirdParty.back')}
          </Button>
          {onAgain && (
            <Button variant="primary" onClick={onAgain}>
              {t('thirdParty.again')}
            </Button>
          )}
        </>
      )}
    </ThirdPartyCard>
  );
}
