import { PAPER_SIZES_MM } from '@/common/printing';
import type { PaperSize, PrintLayout } from '@/common/printing';
import { useTranslate } from '@/app-context/services';
import { Checkbox } from '@/ui/Checkbox';
import styles from './printing.module.css';

interface LayoutControlsProps {
  layout: PrintLayout;
  /** 1: a sheet is as wide as the window of the preview. */
  zoom: number;
  isDisabled: boolean;
  onLayout(layout: PrintLayout): void;
  onZoom(zoom: number): void;
}

const ORIENTATIONS = ['portrait', 'landscape'] as const;
const MARGINS_MM = [0, 5, 10, 15, 20, 25];
const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2];
const ZOOMS = [0.5, 0.75, 1, 1.5, 2];

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** The choices with the one in force, which a page may have set to any number. */
const withValue = (values: readonly number[], value: number): readonly number[] =>
  values.includes(value) ? values : [...values, value].toSorted((one, other) => one - other);

/** Paper, orientation, margin, scale, whether the page is cut into sheets; and the zoom of the preview. */
export function LayoutControls({ layout, zoom, isDisabled, onLayout, onZoom }: LayoutControlsProps) {
  const t = useTranslate();
  const { paper, orientation, marginMm, scale, isLong } = layout;
  const change = (changed: Partial<PrintLayout>) => onLayout({ ...layout, ...changed });
  return (
    <fieldset className={styles.controls} disabled={isDisabled} aria-label={t('printing.layout')}>
      <Choice
        label={t('printing.paper')}
        value={paper}
        options={Object.keys(PAPER_SIZES_MM).map((size) => [size, size])}
        onChange={(size) => change({ paper: size as PaperSize })}
      />
      <Choice
        label={t('printing.orientation')}
        value={orientation}
        options={ORIENTATIONS.map((each) => [each, t(`printing.${each}`)])}
        onChange={(each) => change({ orientation: each as PrintLayout['orientation'] })}
      />
      <Choice
        label={t('printing.margin')}
        value={String(marginMm)}
        options={withValue(MARGINS_MM, marginMm).map((mm) => [String(mm), t('printing.mm', { mm })])}
        onChange={(mm) => change({ marginMm: Number(mm) })}
      />
      <Choice
        label={t('printing.scale')}
        value={String(scale)}
        options={withValue(SCALES, scale).map((each) => [String(each), percent(each)])}
        onChange={(each) => change({ scale: Number(each) })}
      />
      <Checkbox label={t('printing.long')} isChecked={isLong} onChange={(isChecked) => change({ isLong: isChecked })} />
      <span className={styles.gap} />
      <Choice
        label={t('printing.zoom')}
        value={String(zoom)}
        options={ZOOMS.map((each) => [String(each), percent(each)])}
        onChange={(each) => onZoom(Number(each))}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
