import { menuIconColors } from '@atrium/common/theme/tokens';
import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import styles from './ColorField.module.css';

interface Props {
  /** A colour; empty: that of the text. */
  value: string;
  isReadOnly: boolean;
  onChange(color: string): void;
}

/** A form field to choose one of the colours that stand out in both themes. A stored colour of another origin is kept. */
export function ColorField({ value, isReadOnly, onChange }: Props) {
  const t = useT();
  const group = useId();
  const palette: { color: string; label: string }[] = [
    { color: '', label: t('admin.menu.color.none') },
    ...Object.entries(menuIconColors).map(([name, color]) => ({ color, label: t(`admin.menu.color.${name}`) })),
  ];
  const isOther = !palette.some(({ color }) => color === value);
  const shown = isOther
    ? [...palette, { color: value, label: t('admin.menu.color.other', { color: value }) }]
    : palette;
  return (
    <div role="radiogroup" aria-label={t('admin.menu.color')} className={styles.colors}>
      {shown.map(({ color, label }) => (
        <label key={color} title={label} className={styles.color}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={color === value}
            disabled={isReadOnly}
            onChange={() => onChange(color)}
          />
          <span className={styles.swatch} style={{ background: color || 'var(--color-text)' }} />
        </label>
      ))}
    </div>
  );
}
