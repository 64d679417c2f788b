import { lazyPart } from '@/ui/lazyComponent';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import styles from './barcode.module.css';
import { whyNotEncoded } from './whyNotEncoded';

const CodeImage = lazyPart(async () => (await import('./CodeImage')).CodeImage, null);

/** A value as a code, or as text with the reason why it can be none. */
export function BarcodeBlock({ control }: { control: ControlModel<'barcode'> }) {
  const page = usePage();
  const { kind = 'qr', size, showtext } = control.props;
  const title = useWatched(control, () => control.title());
  const text = useWatched(control, () => plainText(control.value()));
  const problem = text === '' ? undefined : whyNotEncoded(text, kind);
  return (
    <div role="group" aria-label={title || undefined}>
      {title && <span className={styles.title}>{title}</span>}
      {text === '' && <span className={styles.text}>—</span>}
      {problem && (
        <span className={styles.text}>
          {text}
          <small className={styles.reason}>{page.host.t(problem.key, problem.params)}</small>
        </span>
      )}
      {text !== '' && !problem && (
        <div className={styles.code}>
          <div role="img" aria-label={text} className={styles.image}>
            <CodeImage kind={kind} text={text} size={size} />
          </div>
          {showtext === 1 && (
            <span className={styles.below} aria-hidden="true">
              {text}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
