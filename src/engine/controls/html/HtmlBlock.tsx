import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { FormattedText } from '../shared/FormattedText';
import styles from './html.module.css';

/** Formatted text to read. */
export function HtmlBlock({ control }: { control: ControlModel<'html'> }) {
  const page = usePage();
  const title = useWatched(control, () => control.title());
  const html = useWatched(control, () => plainText(control.value()) || page.text(control.props.html));
  return (
    <div role="group" aria-label={title || undefined}>
      {title && <span className={styles.title}>{title}</span>}
      <FormattedText html={html} />
    </div>
  );
}
