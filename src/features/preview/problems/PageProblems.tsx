import { useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { ParseError, placeOf } from './ParseError';
import { Problems } from './Problems';
import styles from './Problems.module.css';

/** Above the page that was sent: why the last message could not be shown, and everything that is wrong with its page. */
export function PageProblems() {
  const t = useTranslate();
  const { preview, problems } = usePreviewRuntime();
  const hasPage = useObservable(preview.page) !== undefined;
  const { fault, isRefused, pageCode, findings } = useObservable(problems);
  const first = findings.find(({ severity }) => severity === 'error');
  const title = t('preview.problems', { count: findings.length });
  return (
    <>
      {fault && <ParseError reason={t(`preview.fault.${fault}`)} hasPage={hasPage} />}
      {isRefused && first && <ParseError reason={first.reason} place={placeOf(first, pageCode)} hasPage={hasPage} />}
      {findings.length > 0 && (
        <section className={styles.page} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          <Problems findings={findings} />
        </section>
      )}
    </>
  );
}
