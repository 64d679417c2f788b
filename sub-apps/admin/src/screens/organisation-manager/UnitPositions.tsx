import { usePortal, useT } from '@atrium/portal/sdk';
import { Icon, LinkButton, LoadFailure, StatusTag } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { Organisation, OrganisationNode } from '../../api/organisations';
import { positionLabel, positionsInUnitQuery } from '../../api/positions';
import type { Position } from '../../api/positions';
import { positionTag } from '../position-manager/positionRules';
import styles from './OrganisationDetails.module.css';
import { countText } from './organisationRules';

export interface PositionHandlers {
  onOpenPosition(position: Position): void;
  onAddPosition(unitCode: string): void;
}

interface Props extends PositionHandlers {
  unit: OrganisationNode;
  /** Undefined until they are read. */
  details: Organisation | undefined;
  /** False while the positions are not to be read yet. */
  isRead: boolean;
}

/** More are found in the list of positions. */
const MOST_POSITIONS = 20;

/** The positions in a unit itself, with a way to all of them and those below it. */
export function UnitPositions({ unit, details, isRead, onOpenPosition, onAddPosition }: Props) {
  const t = useT();
  const { http, nav, access } = usePortal();
  const { data, error, refetch } = useQuery({
    ...positionsInUnitQuery(http, unit.code, MOST_POSITIONS),
    enabled: isRead,
  });
  const openAll = () =>
    nav.openRoute(
      `/positionmgr?orgcode=${encodeURIComponent(unit.code)}`,
      t('admin.positions.title.of', { name: unit.name }),
    );
  return (
    <section aria-label={t('admin.organisations.positions')}>
      <div className={styles.head}>
        <h3 className={styles.subtitle}>{t('admin.organisations.positions')}</h3>
        {details && details.positionCountBelow > 0 && (
          <LinkButton onClick={openAll}>
            {t('admin.organisations.positions.all', { count: countText(details.positionCountBelow) })}
          </LinkButton>
        )}
        {access.canUse('positionmgr/create') && !unit.isDisabled && (
          <Button size="small" onClick={() => onAddPosition(unit.code)}>
            <Icon name="plus" />
            {t('admin.positions.new')}
          </Button>
        )}
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.note}>{t('admin.organisations.positions.none')}</p>}
      <ul className={styles.positions}>
        {data?.map((position) => (
          <li key={position.positionId} className={styles.position}>
            <LinkButton
              title={position.name}
              aria-label={t('admin.positions.open.label', { name: positionLabel(position, t) })}
              onClick={() => onOpenPosition(position)}
            >
              {position.name}
            </LinkButton>
            <span className={styles.holder}>{position.holder?.name ?? '—'}</span>
            <span>
              <StatusTag {...positionTag(position, t)} />
            </span>
          </li>
        ))}
      </ul>
      {details && details.positionCount > MOST_POSITIONS && (
        <p className={styles.note}>{t('admin.organisations.positions.more', { count: MOST_POSITIONS })}</p>
      )}
    </section>
  );
}
