import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { Select } from 'antd';
import { positionLabel } from '../../api/positions';
import { PositionField } from '../../kit/fields/PositionField';
import type { PreviewedPosition } from './usePreviewedPosition';

interface Props {
  id: string;
  position: PreviewedPosition;
}

/** Chooses the previewed position: any one for those who may see the positions, else one of the person's own. */
export function PreviewedPositionField({ id, position: { positionId, choose } }: Props) {
  const t = useT();
  const { access } = usePortal();
  const { positions } = useSession();
  return access.canUse('positionmgr') ? (
    <PositionField id={id} value={positionId} onChange={choose} />
  ) : (
    <Select
      id={id}
      value={positionId}
      options={positions.map((own) => ({
        value: own.positionId,
        label: positionLabel({ name: own.positionName, orgName: own.orgName }, t),
      }))}
      onChange={choose}
    />
  );
}
