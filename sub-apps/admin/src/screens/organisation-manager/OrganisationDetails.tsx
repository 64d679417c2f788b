import { ProDescriptions } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText, LoadFailure, ReasonButton, Skeleton, StatusTag } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { organisationQuery } from '../../api/organisations';
import type { Organisation, OrganisationPlace } from '../../api/organisations';
import styles from './OrganisationDetails.module.css';
import { deleteBlocker } from './organisationRules';
import type { OrganisationRights } from './organisationRules';
import { stepPlace } from './rules/moves';
import { pathNames } from './rules/treeIndex';
import type { TreeIndex } from './rules/treeIndex';
import { countText, UnitPositions } from './UnitPositions';
import type { PositionHandlers } from './UnitPositions';

/** What the buttons of a unit do. */
export interface OrganisationHandlers extends PositionHandlers {
  onAdd(unit: Organisation): void;
  onRename(code: string): void;
  onStep(code: string, step: -1 | 1): void;
  onMoveTo(code: string): void;
  onDisable(unit: Organisation, isDisabled: boolean): void;
  onDelete(unit: Organisation): void;
}

interface Props {
  code: string;
  index: TreeIndex;
  rights: OrganisationRights;
  handlers: OrganisationHandlers;
}

/** The details of a unit, what can be done with it, and the positions in it. */
export function OrganisationDetails({ code, index, rights, handlers }: Props) {
  const t = useT();
  const { http, access } = usePortal();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...organisationQuery(http, code),
    // The details of the unit before stay until the next ones have arrived, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />;
  const unit = { ...data, name: index.get(data.code)?.node.name ?? data.name };
  return (
    <div className={styles.details} aria-busy={isPlaceholderData}>
      <h2 className={styles.title}>
        {unit.name}
        {unit.isDisabled && <StatusTag tone="neutral" text={t('admin.organisations.disabled')} />}
      </h2>
      <UnitButtons unit={unit} index={index} rights={rights} handlers={handlers} />
      <ProDescriptions<Organisation>
        column={1}
        size="small"
        dataSource={unit}
        columns={[
          { key: 'code', dataIndex: 'code', title: t('admin.organisations.code') },
          {
            key: 'path',
            title: t('admin.organisations.path'),
            render: () => pathNames(index, unit.code).join(' / ') || unit.name,
          },
          { key: 'children', dataIndex: 'childCount', title: t('admin.organisations.children') },
          {
            key: 'positions',
            title: t('admin.organisations.positionCount'),
            render: () =>
              t('admin.organisations.positionCount.text', {
                own: countText(unit.positionCount),
                all: countText(unit.positionCountBelow),
              }),
          },
          {
            key: 'updated',
            title: t('admin.organisations.updated'),
            render: () =>
              t('admin.organisations.updated.text', { name: unit.updatedBy, time: dateText(unit.updatedAt) }),
          },
        ]}
      />
      {access.canUse('positionmgr') && <UnitPositions unit={unit} {...handlers} />}
    </div>
  );
}

interface ButtonsProps extends Omit<Props, 'code'> {
  unit: Organisation;
}

function UnitButtons({ unit, index, rights, handlers }: ButtonsProps) {
  const t = useT();
  const { code } = unit;
  const stepReason = (step: -1 | 1) => {
    const place: OrganisationPlace | string = stepPlace(index, code, step);
    return typeof place === 'string' ? t(`admin.organisations.move.${place}`) : undefined;
  };
  return (
    <div className={styles.buttons} role="group" aria-label={t('ui.actions')}>
      {rights.create && (
        <ReasonButton
          reason={unit.isDisabled ? t('admin.organisations.newChild.disabled') : undefined}
          onClick={() => handlers.onAdd(unit)}
        >
          {t('admin.organisations.newChild')}
        </ReasonButton>
      )}
      {rights.edit && (
        <>
          <Button onClick={() => handlers.onRename(code)}>{t('admin.organisations.rename')}</Button>
          <ReasonButton reason={stepReason(-1)} onClick={() => handlers.onStep(code, -1)}>
            {t('admin.organisations.up')}
          </ReasonButton>
          <ReasonButton reason={stepReason(1)} onClick={() => handlers.onStep(code, 1)}>
            {t('admin.organisations.down')}
          </ReasonButton>
          <Button onClick={() => handlers.onMoveTo(code)}>{t('admin.organisations.move')}</Button>
          <Button onClick={() => handlers.onDisable(unit, !unit.isDisabled)}>
            {t(unit.isDisabled ? 'admin.organisations.enable' : 'admin.organisations.disable')}
          </Button>
        </>
      )}
      {rights.delete && (
        <ReasonButton danger reason={deleteBlocker(unit, t)} onClick={() => handlers.onDelete(unit)}>
          {t('admin.delete')}
        </ReasonButton>
      )}
    </div>
  );
}
