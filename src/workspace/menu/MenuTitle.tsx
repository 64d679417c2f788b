import { MENU } from '@/common/constants/workspace';
import { abbreviate } from './menuTree';

interface Props {
  text: string;
  isAbbreviated: boolean;
  /** The pointer is on it: it may be opened next. */
  onApproach(): void;
}

/** A menu title; abbreviated, its full text stays for hovering and for screen readers. */
export function MenuTitle({ text, isAbbreviated, onApproach }: Props) {
  return (
    <span title={text} onPointerEnter={onApproach} {...(isAbbreviated ? { 'aria-label': text } : {})}>
      {isAbbreviated ? abbreviate(text, MENU.collapsedTitleLength) : text}
    </span>
  );
}
