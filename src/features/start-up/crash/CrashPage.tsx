import { lazyScreen } from '@/app-context/lazyScreen';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import styles from '../screen/StartUpScreen.module.css';

const SaveReport = lazyScreen(
  async () => (await import(/* webpackChunkName: "report" */ '@/workspace/support/SaveReport')).SaveReport,
  'support',
);

/** Replaces the whole screen after an error that no other boundary caught. */
export function CrashPage({ error, onReload }: { error: unknown; onReload(): void }) {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <FailureNote
          isWholePage
          title={t('errors.page.title')}
          hint={t('errors.page.hint')}
          action={
            <>
              <Button size="middle" variant="primary" onClick={onReload}>
                {t('errors.page.reload')}
              </Button>
              <SaveReport error={error} />
            </>
          }
        />
      </main>
    </div>
  );
}
