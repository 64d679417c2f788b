import { localise } from '../../languages/localise';
import type { Language } from '../../languages/table';
import type { Known } from './checkApprovers';
import type { FlowNode } from './flow';
import { nodesOf } from './nodesOf';

/** The names of the positions and roles that nodes mention, by their ids. Deleted ones have none. */
export interface TargetNames {
  /** `name · position`, and for a vacant one `position · organisation`. */
  positions: Readonly<Record<string, string>>;
  roles: Readonly<Record<string, string>>;
}

/** Names everybody and every role that the steps of a flow mention. */
export function targetsOf(nodes: readonly FlowNode[], { company, roles }: Known, language: Language): TargetNames {
  const approvers = nodesOf(nodes).flatMap((node) => ('approvers' in node ? node.approvers : []));
  const idsOf = (wanted: 'position' | 'role') =>
    new Set(approvers.flatMap((each) => (each.type === wanted ? each.ids : [])));
  const named = (ids: ReadonlySet<string>, nameOf: (id: string) => string | undefined) =>
    Object.fromEntries(
      [...ids].flatMap((id) => {
        const name = nameOf(id);
        return name === undefined ? [] : [[id, name] as const];
      }),
    );
  return {
    positions: named(idsOf('position'), (id) => {
      const position = company.positions.get(id);
      if (!position) return undefined;
      const post = localise(position.name, language);
      const { employee, organisation } = position;
      return employee ? `${employee.name} · ${post}` : `${post} · ${localise(organisation.name, language)}`;
    }),
    roles: named(idsOf('role'), (id) => {
      const role = roles.find(id);
      return role && localise(role.name, language);
    }),
  };
}
