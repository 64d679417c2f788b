import { useEffect, useRef } from 'react';
import { MenuIcon } from '../menu/MenuIcon';
import { useTranslate } from '@/app-context/services';
import { MarkedText } from './MarkedText';
import type { PaletteEntry } from './paletteGroups';
import styles from './PaletteList.module.css';

export interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isSelected: boolean;
  onSelect(): void;
  onOpen(): void;
}

/** One page in the list. */
export function PaletteOption({ id, entry: { page, title, marks }, isSelected, onSelect, onOpen }: PaletteOptionProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <div
      ref={row}
      role="option"
      id={id}
      aria-selected={isSelected}
      className={styles.option}
      onMouseMove={onSelect}
      onClick={onOpen}
    >
      <MenuIcon {...page.icon} />
      <span className={styles.title}>
        <MarkedText text={title} marks={marks} />
      </span>{' '}
      {page.group !== undefined && <span className={styles.group}>{t(page.group)}</span>}
    </div>
  );
}
