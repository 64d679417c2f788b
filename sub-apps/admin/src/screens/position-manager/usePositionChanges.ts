import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignRole, positionLabel, positionsApi, setPositionsDisabled, withdrawRole } from '../../api/positions';
import type { Position } from '../../api/positions';

interface Disabling {
  /** The names by id, for the notice. */
  names: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

interface Assignment {
  ids: readonly string[];
  role: { id: string; name: string };
}

/** The names in a notice; there is no room for those of a whole page. */
const MOST_NAMES = 3;

/** Changes of several positions at once. Each can be undone. */
export function usePositionChanges(onChanged: () => void) {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: positionsApi.key });
  const undoing = useMutation({
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    onError: (error) => message.report(error),
    onSuccess() {
      message.success(t('admin.positions.undone'));
      return refresh();
    },
  });
  const disabling = useMutation({
    mutationFn: ({ names, isDisabled }: Disabling) => setPositionsDisabled(http, [...names.keys()], isDisabled),
    onError: (error) => message.report(error),
    onSuccess(changed, { names, isDisabled }) {
      onChanged();
      const key = isDisabled ? 'admin.positions.disabled' : 'admin.positions.enabled';
      const count = changed.length;
      if (count === 0) message.info(t(`${key}.none`));
      else {
        const shown = changed.map((id) => names.get(id) ?? id);
        message.offerUndo(t(count > MOST_NAMES ? `${key}.more` : key, { names: shown, count }), () =>
          undoing.mutate(() => setPositionsDisabled(http, changed, !isDisabled)),
        );
      }
      return refresh();
    },
  });
  const assigning = useMutation({
    mutationFn: ({ ids, role }: Assignment) => assignRole(http, ids, role.id),
    onSuccess(changed, { role }) {
      onChanged();
      const count = changed.length;
      if (count === 0) message.info(t('admin.positions.assigned.none', { role: role.name }));
      else
        message.offerUndo(t('admin.positions.assigned', { role: role.name, count }), () =>
          undoing.mutate(() => withdrawRole(http, changed, role.id)),
        );
      return refresh();
    },
  });
  return {
    setDisabled: (positions: readonly Position[], isDisabled: boolean) =>
      disabling.mutate({
        names: new Map(positions.map((position) => [position.positionId, positionLabel(position, t)])),
        isDisabled,
      }),
    /** Adds the role; the panel that asked for it shows an error. */
    assigning,
  };
}
export type Assigning = ReturnType<typeof usePositionChanges>['assigning'];
