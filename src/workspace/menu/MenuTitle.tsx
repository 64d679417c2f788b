import { MENU } from '@/common/constants/workspace';
import { abbreviate } from '@/common/menu/abbreviate';
import { GROUP_PAGE_ATTRIBUTE } from './pageOfTitle';

interface Props {
  text: string;
  isAbbreviated: boolean;
  /** The menu item of a group that is a page itself. */
  groupPage?: string | undefined;
  onHover(): void;
}

/** A menu title. If it is abbreviated, tooltip and accessible name have the full text. */
export function MenuTitle({ text, isAbbreviated, groupPage, onHover }: Props) {
  return (
    <span
      title={text}
      {...{ [GROUP_PAGE_ATTRIBUTE]: groupPage }}
      onPointerEnter={onHover}
      {...(isAbbreviated ? { 'aria-label': text } : {})}
    >
      {isAbbreviated ? abbreviate(text, MENU.collapsedTitleLength) : text}
    </span>
  );
}
