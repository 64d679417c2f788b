import { joinNames } from '@atrium/common/format/joinNames';
import type { Language } from '@atrium/common/languages';
import type { Translate } from '@atrium/portal/sdk';
import type { Approvers } from './flowNodes';

export interface ApproverWords {
  t: Translate;
  language: Language;
  /** The name of a position or role; undefined where it is not known. */
  nameOf?(kind: 'position' | 'role', id: string): string | undefined;
}

/** Who approves or is told, in words: `直接主管、角色“财务”`. Empty when nobody is set. */
export const approversText = (approvers: readonly Approvers[], words: ApproverWords): string =>
  joinNames(
    approvers.flatMap((each) => wayText(each, words)),
    words.language,
  );

function wayText(way: Approvers, { t, nameOf = () => undefined }: ApproverWords): string[] {
  switch (way.type) {
    case 'applicant':
      return [t('workflow.flow.by.applicant')];
    case 'chosen':
      return [t(way.isMultiple ? 'workflow.flow.by.chosenMany' : 'workflow.flow.by.chosen')];
    case 'orglevel':
      return [t(way.level === 1 ? 'workflow.flow.by.manager' : 'workflow.flow.by.level', { level: way.level })];
    default: {
      const { type } = way;
      const names = way.ids.map((id) => nameOf(type, id));
      const known = names.filter((name) => name !== undefined);
      const unknown = names.length - known.length;
      return [
        ...known.map((name) => (type === 'role' ? t('workflow.flow.by.role', { name }) : name)),
        ...(unknown > 0 ? [t(`workflow.flow.by.${type}s`, { count: unknown })] : []),
      ];
    }
  }
}
