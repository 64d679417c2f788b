import { useTranslate } from '@/app-context/services';
import type { SheetPicture } from '../output/sheetPicture';
import styles from './printing.module.css';

interface SheetListProps {
  sheets: readonly SheetPicture[];
  total: number;
  zoom: number;
  isBusy: boolean;
}

/** Width of an upright sheet at zoom 1. A sheet fits the preview's width at zoom 1, also a wide one. */
const SHEET_WIDTH_PX = 720;
const USUAL_WIDTH_MM = 210;

/** The pictures of the sheets, the same that are printed and saved. */
export function SheetList({ sheets, total, zoom, isBusy }: SheetListProps) {
  const t = useTranslate();
  return (
    <div className={styles.sheets} role="group" aria-label={t('printing.sheets')} aria-busy={isBusy} tabIndex={0}>
      {sheets.map(({ url, widthMm }, index) => (
        <img
          key={url}
          className={styles.sheet}
          src={url}
          alt={t('printing.sheet', { page: index + 1, pages: total })}
          style={{ width: `${100 * zoom}%`, maxWidth: zoom * SHEET_WIDTH_PX * (widthMm / USUAL_WIDTH_MM) }}
        />
      ))}
      {sheets.length === 0 && <div className={styles.sheet} data-waiting aria-hidden="true" />}
    </div>
  );
}
