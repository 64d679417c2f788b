import { MENU } from '@/common/constants/workspace';
import { abbreviate } from '@/common/menu/abbreviate';
import { useRest } from '@/ui/useRest';
import { CountBadge } from '../badges/CountBadge';
import type { BadgeKind } from '../badges/menuBadges';
import { useBadgeNote } from '../badges/useBadgeNote';
import styles from './MenuTitle.module.css';
import { GROUP_PAGE_ATTRIBUTE } from './pageOfTitle';

interface Props {
  text: string;
  isAbbreviated: boolean;
  /** The numbers that it shows. */
  badges?: readonly BadgeKind[];
  /** The menu item of a group that is a page itself. */
  groupPage?: string | undefined;
  /** Runs when a mouse rests on it. */
  onRest(): void;
}

/** A menu title with its numbers. If it is abbreviated, tooltip and accessible name have the full text. */
export function MenuTitle({ badges = [], ...title }: Props) {
  return badges.length === 0 ? (
    <Title {...title} label={title.text} count={0} />
  ) : (
    <CountedTitle {...title} badges={badges} />
  );
}

type TitleProps = Omit<Props, 'badges'>;

function CountedTitle({ badges, ...title }: TitleProps & { badges: readonly BadgeKind[] }) {
  return <Title {...title} {...useBadgeNote(title.text, badges)} />;
}

function Title({
  text,
  isAbbreviated,
  groupPage,
  onRest,
  label,
  count,
}: TitleProps & { label: string; count: number }) {
  const rest = useRest(onRest);
  const hasCount = count > 0;
  const shown = isAbbreviated ? abbreviate(text, MENU.collapsedTitleLength) : text;
  return (
    <span
      title={label}
      className={hasCount && !isAbbreviated ? styles.counted : undefined}
      {...{ [GROUP_PAGE_ATTRIBUTE]: groupPage }}
      {...rest}
      {...(isAbbreviated || hasCount ? { 'aria-label': label } : {})}
    >
      {hasCount ? <span className={styles.text}>{shown}</span> : shown}
      {hasCount && <CountBadge count={count} className={isAbbreviated ? styles.corner : styles.beside} />}
    </span>
  );
}
