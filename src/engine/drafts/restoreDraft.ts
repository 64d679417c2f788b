import { isRecord } from '@/common/isRecord';
import { ArrayModel } from '../model/arrayModel';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { batch, untracked } from '../model/reactive';
import type { DraftContent, KeptControl } from './draftContent';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function putRows(array: ArrayModel, { value, states = [] }: KeptControl): void {
  array.set(value);
  const rows = (Array.isArray(value) ? value : []).filter(isRecord);
  // A computed cell that somebody has overwritten was computed anew.
  if (!array.hasSections) {
    array.list().forEach((row, index) => {
      const kept = rows[index] ?? {};
      Object.keys(kept)
        .filter((name) => !isSame(row.values[name], kept[name]))
        .forEach((name) => array.setCell(row, name, kept[name]));
    });
  }
  array.lines().forEach((line, index) => {
    line.state = states[index] ?? 'modified';
  });
}

const detailOf = ({ option, siblings }: KeptControl) => ({ option, siblings });

function put(page: PageModel, control: ControlModel, kept: KeptControl): void {
  if (control instanceof ArrayModel) page.edited(() => putRows(control as ArrayModel, kept), control);
  else control.edit(kept.value, detailOf(kept));
}

/** What an event did and no person: no edit of theirs keeps the next chain from doing it again. */
function putBack(page: PageModel, control: ControlModel, kept: KeptControl): void {
  if (kept.isOwn) put(page, control, kept);
  else
    page.edits.byEvent({ trigger: 'onclicked' }, () =>
      page.edited(
        () =>
          control instanceof ArrayModel
            ? putRows(control as ArrayModel, kept)
            : control.set(kept.value, detailOf(kept)),
        control,
      ),
    );
}

/**
 * Puts a draft's values back as a person's edits. Their events run; what these change of the draft is put right after
 * them. What the person has entered meanwhile stays. Resolves to the titles of what could not be put back.
 */
export async function restoreDraft(page: PageModel, { recordId, controls }: DraftContent): Promise<readonly string[]> {
  const { changed } = page.edits;
  const controlOf = ({ name, type }: KeptControl) => {
    const control = page.controls.get(name);
    return control?.node.type === type && !control.isFilter && !((changed.get(control) ?? 0) > 0) ? control : undefined;
  };
  if (recordId !== undefined && untracked(page.newRecordId) === undefined) page.newRecordId(recordId);
  const found = controls.flatMap((kept) => {
    const control = controlOf(kept);
    return control ? [{ kept, control }] : [];
  });
  const missed = new Set(controls.filter((kept) => kept.isOwn && !found.some((pair) => pair.kept === kept)));
  batch(() => {
    found
      .filter(({ kept }) => kept.isOwn)
      .forEach(({ kept, control }) => {
        if (untracked(() => control.isReadonly())) missed.add(kept);
        else put(page, control, kept);
      });
  });
  const restored = found
    .filter(({ kept }) => !missed.has(kept))
    .map((pair) => ({ ...pair, revision: changed.get(pair.control) }));
  await page.events.settle();
  page.events.quietly(() => {
    restored
      .filter(({ control, revision }) => (changed.get(control) ?? 0) === (revision ?? 0))
      .filter(
        ({ control, kept }) =>
          !isSame(
            untracked(() => control.value()),
            kept.value,
          ),
      )
      .forEach(({ control, kept }) => putBack(page, control, kept));
  });
  return [...missed].map(({ title, name }) => title || name);
}
