import { ProDescriptions } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText, LoadFailure, ReasonButton, StatusTag } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { organisationQuery } from '../../api/organisations';
import type { Organisation, OrganisationNode, OrganisationPlace } from '../../api/organisations';
import styles from './OrganisationDetails.module.css';
import { countText, deleteBlocker } from './organisationRules';
import type { OrganisationRights } from './organisationRules';
import { StaleNote } from './StaleNote';
import { stepPlace } from './rules/moves';
import { pathNames } from './rules/treeIndex';
import type { TreeIndex } from './rules/treeIndex';
import { UnitPositions } from './UnitPositions';
import type { PositionHandlers } from './UnitPositions';

/** What the buttons of a unit do. */
export interface OrganisationHandlers extends PositionHandlers {
  onAdd(parentCode: string): void;
  onRename(code: string): void;
  onStep(code: string, step: -1 | 1): void;
  onMoveTo(code: string): void;
  onDisable(unit: Organisation, isDisabled: boolean): void;
  onDelete(unit: Organisation): void;
}

interface Props {
  /** The unit as the tree contains it: it is shown at once, and the rest of it as soon as that is read. */
  unit: OrganisationNode;
  index: TreeIndex;
  rights: OrganisationRights;
  handlers: OrganisationHandlers;
}

/** In the place of a value that is not read yet. */
const PENDING = '…';

/** How long the selection stays at a unit, after another change just before, until the unit is read. */
const WALK_PAUSE_MS = 120;

/** False while the selection walks on, as with an arrow key that is held down: no unit on its way is read. */
function useIsResting(code: string): boolean {
  const [resting, setResting] = useState(code);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (resting === code) return undefined;
    const now = performance.now();
    const isWalking = now - changedAt.current < WALK_PAUSE_MS;
    changedAt.current = now;
    const timer = setTimeout(() => setResting(code), isWalking ? WALK_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [resting, code]);
  return resting === code;
}

/** The details of a unit, what can be done with it, and the positions in it. */
export function OrganisationDetails({ unit: node, index, rights, handlers }: Props) {
  const t = useT();
  const { http, access } = usePortal();
  const isResting = useIsResting(node.code);
  const { data, error, refetch } = useQuery({ ...organisationQuery(http, node.code), enabled: isResting });
  const details = data && { ...data, name: node.name };
  const unit = { ...node, isDisabled: details?.isDisabled ?? node.isDisabled };
  const retry = () => void refetch();
  return (
    <div className={styles.details} aria-busy={!details && !error}>
      <h2 className={styles.title}>
        {unit.name}
        {unit.isDisabled && <StatusTag tone="neutral" text={t('admin.organisations.disabled')} />}
      </h2>
      {error && details && <StaleNote error={error} onRetry={retry} />}
      <UnitButtons
        unit={unit}
        details={details}
        reason={t(error ? 'ui.failed.title' : 'ui.loading')}
        index={index}
        rights={rights}
        handlers={handlers}
      />
      {error && !details ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <ProDescriptions
          column={1}
          size="small"
          columns={[
            { key: 'code', title: t('admin.organisations.code'), render: () => unit.code },
            {
              key: 'path',
              title: t('admin.organisations.path'),
              render: () => pathNames(index, unit.code).join(' / '),
            },
            { key: 'children', title: t('admin.organisations.children'), render: () => unit.children.length },
            {
              key: 'positions',
              title: t('admin.organisations.positionCount'),
              render: () =>
                details
                  ? t('admin.organisations.positionCount.text', {
                      own: countText(details.positionCount),
                      all: countText(details.positionCountBelow),
                    })
                  : PENDING,
            },
            {
              key: 'updated',
              title: t('admin.organisations.updated'),
              render: () =>
                details
                  ? t('admin.organisations.updated.text', {
                      name: details.updatedBy,
                      time: dateText(details.updatedAt),
                    })
                  : PENDING,
            },
          ]}
        />
      )}
      {access.canUse('positionmgr') && <UnitPositions unit={unit} details={details} isRead={isResting} {...handlers} />}
    </div>
  );
}

interface ButtonsProps extends Props {
  details: Organisation | undefined;
  /** Why there are no details. */
  reason: string;
}

function UnitButtons({ unit, details, reason, index, rights, handlers }: ButtonsProps) {
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
          onClick={() => handlers.onAdd(code)}
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
          <ReasonButton
            reason={details ? undefined : reason}
            onClick={() => details && handlers.onDisable(details, !unit.isDisabled)}
          >
            {t(unit.isDisabled ? 'admin.organisations.enable' : 'admin.organisations.disable')}
          </ReasonButton>
        </>
      )}
      {rights.delete && (
        <ReasonButton
          danger
          reason={details ? deleteBlocker(details, t) : reason}
          onClick={() => details && handlers.onDelete(details)}
        >
          {t('admin.delete')}
        </ReasonButton>
      )}
    </div>
  );
}
