import type { FlowDraft } from '../../../api/flowDefinitions';
import type { DraftField } from './flowDraft';

const CODE_PATTERN = /^[a-z][a-z0-9_-]{0,39}$/;

/** The longest texts that the fields take. */
export const MOST_CHARACTERS = { name: 30, code: 40, group: 20, description: 200 } as const;

/** Why the basic information cannot be saved, as text keys by field. A new flow gets its administrators with the save. */
export function basicProblems({
  name,
  code,
  admins,
}: Pick<FlowDraft, 'name' | 'code'> & Partial<Pick<FlowDraft, 'admins'>>): Partial<Record<DraftField, string>> {
  return {
    ...(name.trim() === '' && { name: 'workflow.manager.name.required' }),
    ...(code.trim() === ''
      ? { code: 'workflow.manager.code.required' }
      : !CODE_PATTERN.test(code.trim()) && { code: 'workflow.manager.code.pattern' }),
    ...(admins?.length === 0 && { admins: 'workflow.manager.admins.required' }),
  };
}
