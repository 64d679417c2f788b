import { PAPER_COLORS } from '@/common/signaturePaper';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { isEmptyValue, plainText } from '../defineControl';
import { isDrawing } from './facts';
import { SignaturePad } from './SignaturePad';
import styles from './signature.module.css';

/** A pad to sign on; where it is only read, the image. */
export function SignatureInput({ field }: { field: Field<'signature'> }) {
  const isReadonly = useWatched(field, () => field.isReadonly());
  return isReadonly ? <Signed field={field} /> : <SignaturePad field={field} />;
}

function Signed({ field }: { field: Field<'signature'> }) {
  const page = usePage();
  const value = useWatched(field, () => field.value());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  if (isDrawing(value))
    return (
      <img
        className={styles.image}
        style={{ background: PAPER_COLORS.paper }}
        src={value}
        alt={page.host.t('engine.signature.image', { title })}
      />
    );
  return (
    <span className={styles.none}>{isEmptyValue(value) ? page.host.t('engine.signature.none') : plainText(value)}</span>
  );
}
