import { useT } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { FlowDesignerProps, Targets } from './designerProps';

const NONE: Targets = { positions: [], roles: [] };

export type TargetKind = 'position' | 'role';

/** A position or role to choose. */
export interface TargetOption {
  id: string;
  text: string;
}

export interface TargetNames {
  /** The name of a position or role; undefined where it is not known. */
  nameOf(kind: TargetKind, id: string): string | undefined;
  /** Searches by a keyword; what is found keeps its names. */
  find(kind: TargetKind, keyword: string): Promise<readonly TargetOption[]>;
}

/** The names of positions and roles: those that are known at once, and those that were found. */
export function useTargetNames({
  targets = NONE,
  findTargets,
}: Pick<FlowDesignerProps, 'targets' | 'findTargets'>): TargetNames {
  const t = useT();
  const [found, setFound] = useState<Targets>(NONE);
  return useMemo(() => {
    const optionsOf = ({ positions, roles }: Targets): Record<TargetKind, TargetOption[]> => ({
      position: positions.map(({ positionId, name, positionName, orgName }) => ({
        id: positionId,
        text: t('workflow.designer.position', {
          position: positionName,
          org: orgName,
          name: name || t('workflow.designer.vacant'),
        }),
      })),
      role: roles.map(({ roleId, roleName }) => ({ id: roleId, text: roleName })),
    });
    const [searched, given] = [optionsOf(found), optionsOf(targets)];
    const names: Record<TargetKind, ReadonlyMap<string, string>> = {
      position: new Map([...searched.position, ...given.position].map(({ id, text }) => [id, text])),
      role: new Map([...searched.role, ...given.role].map(({ id, text }) => [id, text])),
    };
    return {
      nameOf: (kind, id) => names[kind].get(id),
      async find(kind, keyword) {
        const answer = await findTargets(keyword);
        setFound((before) => ({
          positions: [...before.positions, ...answer.positions],
          roles: [...before.roles, ...answer.roles],
        }));
        return optionsOf(answer)[kind];
      },
    };
  }, [t, found, targets, findTargets]);
}
