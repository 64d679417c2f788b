import { useT } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { FlowDesignerProps, TargetPosition, TargetRole, Targets } from './designerProps';

const NONE: Targets = { positions: [], roles: [] };

export interface TargetNames {
  /** The name of a position or role, as a card says it; undefined where it is not known. */
  nameOf(kind: 'position' | 'role', id: string): string | undefined;
  /** A position with its names, as far as they are known. */
  positionOf(positionId: string): TargetPosition;
  /** Keeps the names of positions that were chosen. */
  keepPositions(chosen: readonly TargetPosition[]): void;
  /** Searches by a keyword; what is found keeps its names. */
  findRoles(keyword: string): Promise<readonly TargetRole[]>;
}

/** The names of positions and roles: those that are known at once, and those that were found. */
export function useTargetNames({
  targets = NONE,
  findTargets,
}: Pick<FlowDesignerProps, 'targets' | 'findTargets'>): TargetNames {
  const t = useT();
  const [found, setFound] = useState<Targets>(NONE);
  return useMemo(() => {
    const positions = new Map(
      [...found.positions, ...targets.positions].map((position) => [position.positionId, position]),
    );
    const roles = new Map([...found.roles, ...targets.roles].map(({ roleId, roleName }) => [roleId, roleName]));
    const textOf = ({ name, positionName, orgName }: TargetPosition) =>
      t('workflow.designer.position', {
        position: positionName,
        org: orgName,
        name: name || t('workflow.designer.vacant'),
      });
    const keep = (more: Partial<Targets>) =>
      setFound((before) => ({
        positions: [...before.positions, ...(more.positions ?? [])],
        roles: [...before.roles, ...(more.roles ?? [])],
      }));
    return {
      nameOf(kind, id) {
        if (kind === 'role') return roles.get(id);
        const position = positions.get(id);
        return position && textOf(position);
      },
      positionOf: (positionId) => positions.get(positionId) ?? { positionId, name: '', positionName: '', orgName: '' },
      keepPositions: (chosen) => keep({ positions: chosen.filter(({ positionId }) => !positions.has(positionId)) }),
      async findRoles(keyword) {
        const answer = await findTargets(keyword);
        keep({ roles: answer.roles });
        return answer.roles;
      },
    };
  }, [t, found, targets, findTargets]);
}
