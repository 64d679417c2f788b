import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import label from '../label/label.module.css';
import facts from './facts';
import { LinkText } from './LinkText';

/** A link under its title, as a label stands there. */
export function LinkBlock({ control }: { control: ControlModel<'link'> }) {
  const page = usePage();
  const title = useWatched(control, () => control.title());
  const address = useWatched(control, () => plainText(control.value()));
  const text = facts.format?.(address, control.props, (source) => page.text(source)) ?? '';
  return (
    <div className={title ? label.field : undefined} role="group" aria-label={title || undefined}>
      {title && <span className={label.title}>{title}</span>}
      <LinkText control={control} address={address} text={text} />
    </div>
  );
}
