import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import { positionLabel } from '../../api/positions';
import type { Position } from '../../api/positions';
import { deleteBlocker, ownBlocker, positionTag } from './positionRules';
import type { PositionRights } from './positionRules';

interface RowHandlers {
  rights: PositionRights;
  /** The position of the person here. */
  ownId: string;
  onOpen(position: Position): void;
  onDisable(positions: readonly Position[], isDisabled: boolean): void;
  onDelete(positions: readonly Position[]): void;
}

/** The columns of the list of positions; on a phone all but the roles and the time. */
export const positionColumns = (t: Translate, onOpen: (position: Position) => void): DataColumn<Position>[] => [
  {
    key: 'name',
    title: t('admin.positions.name'),
    inList: 'title',
    render: (position) => (
      <LinkButton
        title={position.name}
        aria-label={t('admin.positions.open.label', { name: positionLabel(position, t) })}
        onClick={() => onOpen(position)}
      >
        {position.name}
      </LinkButton>
    ),
  },
  {
    key: 'organisation',
    title: t('admin.positions.organisation'),
    inList: 'detail',
    render: ({ orgName }) => orgName,
  },
  {
    key: 'roles',
    title: t('admin.positions.roles'),
    render: ({ roles }) =>
      roles.length > 0 ? (
        t('admin.list', { items: roles.map(({ name }) => name) })
      ) : (
        <StatusTag tone="danger" text={t('admin.positions.roles.none')} />
      ),
  },
  {
    key: 'holder',
    title: t('admin.positions.holder'),
    widthPx: 120,
    inList: 'detail',
    render: ({ holder }) => holder?.name ?? '—',
  },
  {
    key: 'state',
    title: t('admin.positions.state'),
    widthPx: 120,
    inList: 'tag',
    render: (position) => <StatusTag {...positionTag(position, t)} />,
  },
  { key: 'updated', title: t('admin.positions.updated'), widthPx: 150, render: ({ updatedAt }) => dateText(updatedAt) },
];

/** What can be done with a position. */
export function positionActions(
  t: Translate,
  { rights, ownId, onOpen, onDisable, onDelete }: RowHandlers,
): RowActionsOf<Position> {
  const mode = rights.edit ? 'edit' : 'view';
  return {
    texts: [
      t(`admin.positions.${mode}`),
      ...(rights.edit ? [t('admin.positions.disable')] : []),
      ...(rights.delete ? [t('admin.delete')] : []),
    ],
    of(position) {
      const name = positionLabel(position, t);
      const isDisabled = position.state === 'disabled';
      const switching = isDisabled ? 'enable' : 'disable';
      const open: RowAction = {
        key: 'open',
        text: t(`admin.positions.${mode}`),
        label: t(`admin.positions.${mode}.label`, { name }),
        onPress: () => onOpen(position),
      };
      const disable: RowAction = {
        key: 'disable',
        text: t(`admin.positions.${switching}`),
        label: t(`admin.positions.${switching}.label`, { name }),
        reason: isDisabled ? undefined : ownBlocker(position, ownId, t),
        onPress: () => onDisable([position], !isDisabled),
      };
      const remove: RowAction = {
        key: 'delete',
        text: t('admin.delete'),
        label: t('admin.positions.delete.label', { name }),
        isDanger: true,
        reason: deleteBlocker(position, t),
        onPress: () => onDelete([position]),
      };
      return [open, ...(rights.edit ? [disable] : []), ...(rights.delete ? [remove] : [])];
    },
  };
}
