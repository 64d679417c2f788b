import { useEffect, useLayoutEffect, useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { PRODUCT_VERSION } from '@/common/constants/workspace';
import { useServices, useTranslate } from '@/app-context/services';
import { createStartUp } from '../run/createStartUp';
import { createSteps } from '../run/createSteps';
import { StartUpFailure } from './StartUpFailure';
import styles from './StartUpScreen.module.css';

export interface StartUpScreenProps {
  prepareEngine(): Promise<unknown>;
  /** All data is loaded. */
  onComplete(): void;
  onSignOut(): void;
}

/** The transitional screen: progress and footer; after a failed step its reason and a retry (shell spec §2, §4). */
export function StartUpScreen({ prepareEngine, onComplete, onSignOut }: StartUpScreenProps) {
  const services = useServices();
  const [startUp] = useState(() =>
    createStartUp({
      steps: createSteps({ services, prepareEngine }),
      onComplete: (data) => {
        services.startUp.set(data);
        onComplete();
      },
    }),
  );
  const { percent, failed } = useObservable(startUp.state);

  // Before the screen is painted: the requests are under way meanwhile.
  useLayoutEffect(() => {
    startUp.start();
    return startUp.stop;
  }, [startUp]);

  useEffect(() => {
    if (failed) reloadOnStaleChunk(failed.error, browserReload(services));
  }, [failed, services]);

  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        {failed ? (
          <StartUpFailure
            step={failed.step}
            error={failed.error}
            onRetry={startUp.start}
            onSkip={failed.isOptional ? startUp.skip : undefined}
            onSignOut={onSignOut}
          />
        ) : (
          <ProgressView percent={percent} tenantName={services.session.get()?.user.tenantName ?? ''} />
        )}
      </main>
      <StartUpFooter />
    </div>
  );
}

/** The progress bar below the name of the tenant. */
function ProgressView({ percent, tenantName }: { percent: number; tenantName: string }) {
  const t = useTranslate();
  return (
    <>
      <h1 className={styles.tenant}>{tenantName || t('common.productName')}</h1>
      <p className={styles.note}>{t('startUp.title')}</p>
      <div
        role="progressbar"
        aria-label={t('startUp.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </>
  );
}

/** Copyright line and version (shell spec §1). */
function StartUpFooter() {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      {t('startUp.copyright', { year: new Date().getFullYear() })} · {PRODUCT_VERSION}
    </footer>
  );
}
