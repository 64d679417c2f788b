import { MENU } from '@/common/constants/workspace';
import { abbreviate } from './menuTree';

/** A menu title; abbreviated, its full text stays for hovering and for screen readers. */
export function MenuTitle({ text, isAbbreviated }: { text: string; isAbbreviated: boolean }) {
  if (!isAbbreviated) return <span title={text}>{text}</span>;
  return (
    <span title={text} aria-label={text}>
      {abbreviate(text, MENU.collapsedTitleLength)}
    </span>
  );
}
