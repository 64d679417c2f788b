import { useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';
import { shortText } from '../rules/cell';
import type { Fault } from '../rules/rules';
import type { EditorState, FaultEditor } from './createFaultEditor';
import type { AlikeCells } from './editWriter';
import styles from './grid.module.css';

/** Characters of a content that a button names. */
const NAMED_CHARACTERS = 24;

export interface EditStatusProps {
  state: EditorState;
  editor: FaultEditor;
  /** A task over the whole file is under way. */
  isLocked: boolean;
  /** Faults of the rows that are listed. */
  faultCount: number;
  faultText(fault: Fault): string;
}

/** What became of the last edit, which screen readers hear; and the offer to change equal cells likewise. */
export function EditStatus({ state, editor, isLocked, faultCount, faultText }: EditStatusProps) {
  const t = useTranslate();
  const { open, outcome, isAtEnd, isWrapped } = state;
  const right = outcome && 'faultsLeft' in outcome ? outcome : undefined;
  const result = () => {
    if (open?.rejected) return t('sheetCheck.rejected', { reason: faultText(open.rejected) });
    if (outcome && 'fault' in outcome) return faultText(outcome.fault);
    const key = right?.isUnproven ? 'sheetCheck.unproven' : 'sheetCheck.right';
    return right && t(key, { faults: t('sheetCheck.faults', { count: right.faultsLeft }) });
  };
  return (
    <div className={styles.said} role="status">
      <span data-rejected={open?.rejected ? true : undefined}>{result()}</span>
      {isAtEnd && (
        <span>{faultCount > 0 ? t('sheetCheck.grid.endBelow', { count: faultCount }) : t('sheetCheck.grid.end')}</span>
      )}
      {isWrapped && <span>{t('sheetCheck.grid.wrapped')}</span>}
      {right?.alike && !open?.rejected && (
        <AlikeButton alike={right.alike} isReplaced={right.isReplaced} editor={editor} isLocked={isLocked} />
      )}
    </div>
  );
}

interface AlikeButtonProps extends Pick<EditStatusProps, 'editor' | 'isLocked'> {
  alike: AlikeCells;
  isReplaced: boolean | undefined;
}

/** One button in one place, so that it keeps the focus when the change is to be taken back. */
function AlikeButton({ alike, isReplaced, editor, isLocked }: AlikeButtonProps) {
  const t = useTranslate();
  const { count } = alike;
  const from = shortText(alike.from, NAMED_CHARACTERS);
  const text = shortText(alike.text.trim(), NAMED_CHARACTERS);
  const offer = from === '' ? 'fill' : text === '' ? 'clear' : 'replace';
  return (
    <>
      {isReplaced && <span>{t('sheetCheck.alike.done', { count })}</span>}
      <LinkButton
        aria-disabled={isLocked || undefined}
        onClick={() => isLocked || void (isReplaced ? editor.restoreAlike() : editor.replaceAlike())}
      >
        {isReplaced ? t('sheetCheck.alike.restore', { count }) : t(`sheetCheck.alike.${offer}`, { count, from, text })}
      </LinkButton>
    </>
  );
}
