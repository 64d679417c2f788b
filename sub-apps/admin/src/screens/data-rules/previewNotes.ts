import type { DataRuleDraft } from '../../api/dataRules';
import type { ObjectPreview, RulePreview } from '../../api/rulePreview';

/** A remark on the effect of a rule; `admin.dataRules.note.{key}` is its text. */
export interface PreviewNote {
  key:
    | 'noFunction'
    | 'hidesAll'
    | 'noChange'
    | 'noChange.disabled'
    | 'noChange.otherRole'
    | 'noChange.freeRole'
    | 'restricts';
  tone: 'warning' | 'info';
  params: Readonly<Record<string, unknown>>;
}

interface Options {
  preview: RulePreview;
  /** The preview of the object of the rule. */
  own: ObjectPreview;
  draft: DataRuleDraft;
  /** Whether the draft differs from the stored rule. */
  isChanged: boolean;
}

/**
 * What should be known before the rule is saved: it hides everything, changes nothing, or restricts for the first time; or the
 * person may not view the object at all.
 */
export function previewNotes({ preview, own, draft, isChanged }: Options): PreviewNote[] {
  const { holder, roleIds } = preview;
  if (own.missingFunction !== '')
    return [{ key: 'noFunction', tone: 'warning', params: { name: holder, function: own.missingFunction } }];
  const notes: PreviewNote[] = [];
  if (own.after === 0 && own.total > 0) notes.push({ key: 'hidesAll', tone: 'warning', params: { name: holder } });
  else if (own.before === own.total && own.after < own.total)
    notes.push({ key: 'restricts', tone: 'info', params: { name: holder, count: own.lost } });
  if (isChanged && own.gained + own.lost === 0) {
    const isHeld = draft.roleIds.some((id) => roleIds.includes(id));
    const key = !draft.isEnabled
      ? 'disabled'
      : !isHeld
        ? 'otherRole'
        : own.freeRoles.length > 0
          ? 'freeRole'
          : undefined;
    notes.push({
      key: key ? `noChange.${key}` : 'noChange',
      tone: 'warning',
      params: { name: holder, roles: own.freeRoles },
    });
  }
  return notes;
}
