import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeOrganisation, moveOrganisation, ORGANISATIONS_KEY, organisationTreeKey } from '../../api/organisations';
import type { Organisation, OrganisationNode, OrganisationPlace } from '../../api/organisations';
import { moveBlocker, stepPlace, withMoved, withVersion } from './rules/moves';
import { indexTree } from './rules/treeIndex';

type Nodes = readonly OrganisationNode[];

interface Move {
  code: string;
  place: OrganisationPlace;
  isUndo?: boolean;
}

interface Disabling {
  unit: Pick<Organisation, 'code' | 'name'> & { version: number | undefined };
  isDisabled: boolean;
  isUndo?: boolean;
}

/** Moves one after the other: each starts from the version that the one before has left. */
const MOVES = 'organisation-moves';

/** Moves, disables and enables units. Each can be undone. */
export function useOrganisationChanges() {
  const t = useT();
  const { http, message } = usePortal();
  const { orgStructTypeId } = useSession();
  const queries = useQueryClient();
  const treeKey = organisationTreeKey(orgStructTypeId);
  const nodes = () => queries.getQueryData<Nodes>(treeKey) ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: ORGANISATIONS_KEY });
  const withdraw = useRef<() => void>(undefined);
  const offerUndo = (text: string, undo: () => void) => {
    withdraw.current?.();
    withdraw.current = message.offerUndo(text, undo);
  };

  const announce = (code: string) => {
    const unit = indexTree(nodes()).get(code);
    if (!unit) return '';
    const { node, parentCode, parentName, index } = unit;
    const key = parentCode === '' ? 'admin.organisations.moved.root' : 'admin.organisations.moved';
    return t(key, { name: node.name, parent: parentName, place: index + 1 });
  };
  const moving = useMutation({
    mutationKey: [MOVES],
    scope: { id: MOVES },
    async mutationFn({ code, place }: Move) {
      const version = indexTree(nodes()).get(code)?.node.version;
      const next = await moveOrganisation(http, { code, version }, place);
      queries.setQueryData<Nodes>(treeKey, (tree = []) => withVersion(tree, code, next));
    },
    onError: (error) => message.report(error),
    // The tree as the server has it, once the last of several moves is done.
    onSettled: () => (queries.isMutating({ mutationKey: [MOVES] }) > 1 ? undefined : refresh()),
  });

  /** Shows the move at once. Says why when there is none. Returns whether it is sent. */
  function move({ code, place, isUndo = false }: Move): boolean {
    const index = indexTree(nodes());
    const before = index.get(code);
    const blocker = moveBlocker(index, code, place);
    if (blocker || !before) {
      if (blocker) message.info(t(`admin.organisations.move.${blocker}`));
      return false;
    }
    void queries.cancelQueries({ queryKey: treeKey });
    queries.setQueryData<Nodes>(treeKey, (tree = []) => withMoved(tree, code, place));
    const text = announce(code);
    moving.mutate({ code, place });
    if (isUndo) message.success(text);
    else
      offerUndo(text, () =>
        move({ code, place: { parentCode: before.parentCode, index: before.index }, isUndo: true }),
      );
    return true;
  }

  const disabling = useMutation({
    mutationFn: ({ unit, isDisabled }: Disabling) => changeOrganisation(http, unit, { isDisabled }),
    onError(error) {
      message.report(error);
      return refresh();
    },
    onSuccess(version, { unit, isDisabled, isUndo = false }) {
      if (isUndo) message.success(t('admin.organisations.undone'));
      else {
        const key = isDisabled ? 'admin.organisations.disabled.done' : 'admin.organisations.enabled.done';
        offerUndo(t(key, { name: unit.name }), () =>
          disabling.mutate({ unit: { ...unit, version }, isDisabled: !isDisabled, isUndo: true }),
        );
      }
      return refresh();
    },
  });
  return {
    move,
    /** Moves a unit up or down among its siblings, as far as it can. */
    step(code: string, by: -1 | 1) {
      const place = stepPlace(indexTree(nodes()), code, by);
      if (typeof place === 'object') move({ code, place });
    },
    isDisabling: disabling.isPending,
    setDisabled: (unit: Organisation, isDisabled: boolean) => disabling.mutate({ unit, isDisabled }),
  };
}
