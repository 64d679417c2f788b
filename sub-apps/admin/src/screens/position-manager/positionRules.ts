import type { Translate } from '@atrium/portal/sdk';
import type { StatusTone } from '@atrium/portal/ui';
import type { Holder, Position, PositionState } from '../../api/positions';

export const POSITION_ACTIONS = ['create', 'edit', 'delete'] as const;

/** The rights of the position on positions. Disabling is a change. */
export type PositionRights = Record<(typeof POSITION_ACTIONS)[number], boolean>;

const STATE_TONES: Readonly<Record<PositionState, StatusTone>> = {
  held: 'success',
  vacant: 'warning',
  disabled: 'neutral',
};

/** The tag of a position: its state, or that a disabled account holds it. */
export const positionTag = (
  { state, isHolderDisabled }: Pick<Position, 'state' | 'isHolderDisabled'>,
  t: Translate,
): { tone: StatusTone; text: string } =>
  state === 'held' && isHolderDisabled
    ? { tone: 'warning', text: t('admin.positions.state.holderDisabled') }
    : { tone: STATE_TONES[state], text: t(`admin.positions.state.${state}`) };

/** Why a position cannot be deleted; undefined when it can. */
export function deleteBlocker({ holder, waitingCount }: Position, t: Translate): string | undefined {
  if (holder) return t('admin.positions.delete.held', { name: holder.name });
  if (waitingCount > 0) return t('admin.positions.delete.awaited', { count: waitingCount });
  return undefined;
}

/** Why a position cannot be disabled or handed over; undefined when it can. `ownId` is the one of the person here. */
export const ownBlocker = ({ positionId }: Pick<Position, 'positionId'>, ownId: string, t: Translate) =>
  positionId === ownId ? t('admin.positions.own') : undefined;

/** `李娜（li.na）` */
export const holderText = ({ name, username }: Holder, t: Translate) =>
  username ? t('admin.withDetail', { name, detail: username }) : name;
