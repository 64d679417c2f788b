import { useT } from '@atrium/portal/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Slot } from '../flow/layoutFlow';
import { focusCard } from '../flow/useCardWalk';
import { designerTexts } from '../locales/designer';
import { flowTexts } from '../locales/flow';
import { peopleTexts } from '../locales/people';
import { DesignerCanvas } from './DesignerCanvas';
import type { FlowDesignerProps } from './designerProps';
import { DesignerToolbar } from './DesignerToolbar';
import styles from './FlowDesigner.module.css';
import { DesignerPanel } from './panel/DesignerPanel';
import { ProblemList } from './ProblemList';
import { canMove, findPart } from './rules/flowTree';
import { useDesignerCards } from './useDesignerCards';
import { useDesignerKeys } from './useDesignerKeys';
import { useNodeEditor } from './useNodeEditor';

export const texts = {
  'zh-CN': { ...flowTexts['zh-CN'], ...peopleTexts['zh-CN'], ...designerTexts['zh-CN'] },
  en: { ...flowTexts.en, ...peopleTexts.en, ...designerTexts.en },
  'zh-TW': { ...flowTexts['zh-TW'], ...peopleTexts['zh-TW'], ...designerTexts['zh-TW'] },
};

/**
 * The editor of a flow: its diagram, with a panel for the selected node or branch. It changes nothing but `nodes`, by
 * `onChange`. It is as high as its place. Give another flow another key, or its nodes are one more step to undo.
 */
export default function FlowDesigner(props: FlowDesignerProps) {
  const { fields, onChange, listsProblems = true } = props;
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [ownId, setOwnId] = useState<string>();
  const [movingId, setMovingId] = useState<string>();
  const [isListOpen, setIsListOpen] = useState(false);
  const selectedId = props.onSelect ? props.selectedId : ownId;
  const select = props.onSelect ?? setOwnId;
  const { nodes, isCut, contents, layout, targets, conditionFields, found, problems } = useDesignerCards(props);
  // What is left out of the diagram, a change would delete.
  const isReadOnly = isCut || (props.isReadOnly ?? false);
  const nameOf = useCallback((id: string) => contents.get(id)?.name ?? '', [contents]);

  // What gets the focus may not be drawn yet: a card, or without one the first field of the panel.
  const [focus, setFocus] = useState<{ card?: string }>();
  useEffect(() => {
    if (!focus) return;
    if (focus.card === undefined) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    else if (root.current) focusCard(root.current, focus.card);
  }, [focus]);
  const focusOn = (card: string) => setFocus({ card });

  const editor = useNodeEditor({ nodes, layout, onChange, nameOf, onSelect: select, onFocus: focusOn });
  const selected = findPart(nodes, selectedId);
  const movingName = movingId !== undefined && findPart(nodes, movingId) ? nameOf(movingId) : undefined;

  function beginMove(id: string) {
    if (!canMove(nodes, id)) return;
    // On a phone the panel covers the diagram.
    if (panel.current === null) select(undefined);
    setMovingId(id);
    editor.announce(t('workflow.designer.moving', { name: nameOf(id) }));
  }
  function endMove(id: string) {
    setMovingId(undefined);
    focusOn(id);
  }
  function put(id: string, slot: Slot) {
    editor.move(id, slot);
    endMove(id);
  }
  const cancelMove = () => movingId !== undefined && endMove(movingId);
  const handleKeyDown = useDesignerKeys({
    editor,
    isReadOnly,
    isMoving: movingName !== undefined,
    onMove: beginMove,
    onCancelMove: cancelMove,
    onFocus: focusOn,
  });
  return (
    <div ref={root} className={styles.designer} onKeyDown={handleKeyDown}>
      <div className={styles.stage}>
        <DesignerCanvas
          nodes={nodes}
          layout={layout}
          contents={contents}
          selectedId={selectedId}
          movingId={movingId}
          isReadOnly={isReadOnly}
          nameOf={nameOf}
          onPress={(id, isByKeyboard) => {
            select(id);
            if (isByKeyboard) setFocus({});
          }}
          onInsert={editor.insert}
          onPut={put}
          onPlaceBranch={(id, gap) => {
            editor.placeBranch(id, gap);
            focusOn(id);
          }}
          notice={isCut ? t('workflow.designer.tooLarge', { count: layout.parts.size }) : undefined}
          toolbar={
            <DesignerToolbar
              editor={editor}
              isReadOnly={isReadOnly}
              problemCount={listsProblems ? problems.length : 0}
              isListOpen={isListOpen}
              moving={movingName}
              onList={() => setIsListOpen(!isListOpen)}
              onCancelMove={cancelMove}
            />
          }
        />
        {isListOpen && listsProblems && problems.length > 0 && (
          <ProblemList
            problems={problems}
            nameOf={nameOf}
            onGo={(id) => {
              select(id);
              focusOn(id);
            }}
          />
        )}
      </div>
      <DesignerPanel
        ref={panel}
        found={selected}
        problems={found.filter(({ nodeId }) => nodeId === selectedId)}
        nodes={nodes}
        editor={editor}
        fields={fields}
        conditionFields={conditionFields}
        targets={targets}
        positions={props.positions}
        isReadOnly={isReadOnly}
        nameOf={nameOf}
        onSelect={select}
        onLeave={() => selectedId !== undefined && focusOn(selectedId)}
        onMove={beginMove}
      />
      <span className={styles.spoken} role="status">
        {editor.announced}
      </span>
    </div>
  );
}
