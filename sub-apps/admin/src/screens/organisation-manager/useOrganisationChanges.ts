import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  changeOrganisation,
  getOrganisation,
  moveOrganisation,
  ORGANISATIONS_KEY,
  organisationTreeKey,
  organisationTreeQuery,
} from '../../api/organisations';
import type { Organisation, OrganisationNode, OrganisationPlace } from '../../api/organisations';
import { isConflict } from '../../api/recordApi';
import { conflictText, disableQuestion } from './organisationRules';
import { moveBlocker, stepPlace, withMoved, withVersion } from './rules/moves';
import { indexTree } from './rules/treeIndex';
import type { IndexedUnit } from './rules/treeIndex';

type Nodes = readonly OrganisationNode[];

interface Move {
  code: string;
  place: OrganisationPlace;
  isUndo?: boolean;
}

interface SentMove extends Move {
  /** The unit as it was shown before the move. */
  before: IndexedUnit;
}

interface Disabling {
  unit: Pick<Organisation, 'code' | 'name'> & { version: number | undefined };
  isDisabled: boolean;
  /** The unit as the tree shows it. */
  before: IndexedUnit | undefined;
  isUndo?: boolean;
}

/** Moves one after the other: each starts from the version that the one before has left. */
const MOVES = 'organisation-moves';

/** Moves, disables and enables units. Each can be undone. */
export function useOrganisationChanges() {
  const t = useT();
  const { http, message, dialogs } = usePortal();
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
  /** Reads the tree again, and says who has changed the unit meanwhile, and what. */
  async function tellConflict(before: IndexedUnit, isMove: boolean): Promise<void> {
    const { code } = before.node;
    void refresh();
    try {
      const [{ updatedBy }, tree] = await Promise.all([
        getOrganisation(http, code),
        // Waits for the read that the refresh has begun.
        queries.fetchQuery<Nodes>(organisationTreeQuery(http, orgStructTypeId)),
      ]);
      message.warning(conflictText({ before, now: indexTree(tree).get(code), who: updatedBy, isMove }, t));
    } catch (error) {
      message.report(error);
    }
  }

  /** The units whose moves were refused, as they were shown before. They are told once the last of several moves is done. */
  const refused = useRef(new Map<string, IndexedUnit>());
  const moving = useMutation({
    mutationKey: [MOVES],
    scope: { id: MOVES },
    async mutationFn({ code, place }: SentMove) {
      const version = indexTree(nodes()).get(code)?.node.version;
      const next = await moveOrganisation(http, { code, version }, place);
      queries.setQueryData<Nodes>(treeKey, (tree = []) => withVersion(tree, code, next));
    },
    onError(error, { code, before }) {
      withdraw.current?.();
      if (!isConflict(error)) message.report(error);
      else if (!refused.current.has(code)) refused.current.set(code, before);
    },
    async onSettled() {
      if (queries.isMutating({ mutationKey: [MOVES] }) > 1) return;
      const units = [...refused.current.values()];
      refused.current.clear();
      // The tree as the server has it.
      await (units.length > 0 ? Promise.all(units.map((unit) => tellConflict(unit, true))) : refresh());
    },
  });

  /** Shows the move at once. Says why when there is none. Returns whether it is sent. */
  function move({ code, place, isUndo = false }: Move): boolean {
    const index = indexTree(nodes());
    const before = index.get(code);
    const blocker = moveBlocker(index, code, place);
    if (blocker || !before) {
      if (blocker) message[blocker === 'same' ? 'info' : 'warning'](t(`admin.organisations.move.${blocker}`));
      return false;
    }
    void queries.cancelQueries({ queryKey: treeKey });
    queries.setQueryData<Nodes>(treeKey, (tree = []) => withMoved(tree, code, place));
    const text = announce(code);
    moving.mutate({ code, place, before });
    if (isUndo) message.success(text);
    else
      offerUndo(text, () =>
        move({ code, place: { parentCode: before.parentCode, index: before.index }, isUndo: true }),
      );
    return true;
  }

  const disabling = useMutation({
    mutationFn: ({ unit, isDisabled }: Disabling) => changeOrganisation(http, unit, { isDisabled }),
    onError(error, { before }) {
      if (before && isConflict(error)) return tellConflict(before, false);
      message.report(error);
      return refresh();
    },
    onSuccess(version, { unit, isDisabled, isUndo = false }) {
      if (isUndo) message.success(t('admin.organisations.undone'));
      else {
        const key = isDisabled ? 'admin.organisations.disabled.done' : 'admin.organisations.enabled.done';
        offerUndo(t(key, { name: unit.name }), () => disable({ ...unit, version }, !isDisabled, true));
      }
      return refresh();
    },
  });
  function disable(unit: Disabling['unit'], isDisabled: boolean, isUndo = false) {
    disabling.mutate({ unit, isDisabled, isUndo, before: indexTree(nodes()).get(unit.code) });
  }
  async function setDisabled(unit: Organisation, isDisabled: boolean): Promise<void> {
    const shown = indexTree(nodes()).get(unit.code);
    const question = isDisabled && shown && disableQuestion(unit, shown, t);
    if (!question || (await dialogs.confirm(question))) disable(unit, isDisabled);
  }
  return {
    move,
    /** Moves a unit up or down among its siblings, as far as it can. */
    step(code: string, by: -1 | 1) {
      const place = stepPlace(indexTree(nodes()), code, by);
      if (typeof place === 'object') move({ code, place });
    },
    /** Asks first before very much is disabled. */
    setDisabled: (unit: Organisation, isDisabled: boolean) => void setDisabled(unit, isDisabled).catch(message.report),
  };
}
