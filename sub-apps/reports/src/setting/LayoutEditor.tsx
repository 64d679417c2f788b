import { useT } from '@atrium/portal/sdk';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Element } from '../api/report';
import type { Layout } from '../api/reportQuery';
import { placeText, refusalText } from './editTexts';
import { elementActions } from './elementActions';
import { ElementChip } from './ElementChip';
import { ElementList } from './ElementList';
import styles from './LayoutEditor.module.css';
import { editLayout, refusalOf, stepEdit, zoneOf, ZONES } from './layoutEdits';
import type { LayoutEdit, Step, Zone } from './layoutEdits';
import { LayoutZone } from './LayoutZone';
import { MarkEditor } from './MarkEditor';
import { useElementDrag } from './useElementDrag';
import type { DropPlace } from './useElementDrag';

interface Props {
  dimensions: readonly Element[];
  measures: readonly Element[];
  layout: Layout;
  onChange(layout: Layout): void;
}

const STEP_OF_KEY: Readonly<Record<string, Step>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'back',
  ArrowRight: 'on',
};

/** Fields in which the arrow keys with Alt have their own meaning. */
const TYPED_IN = 'input, .ant-select';

/** What the last edit has led to. */
interface Outcome {
  text: string;
  /** The zone that says why it was refused. */
  refusedIn?: Zone;
  /** The element that has moved. */
  code?: string;
}

const dropEdit = (code: string, { zone, index }: DropPlace): LayoutEdit => {
  const target = ZONES.find((each) => each === zone);
  return target ? { type: 'put', code, zone: target, index } : { type: 'remove', code };
};

/**
 * Which dimensions are the rows and columns of a report and which measures it shows. Elements are moved by dragging, with
 * their menus, or with Alt and the arrow keys.
 */
export function LayoutEditor({ dimensions, measures, layout, onChange }: Props) {
  const t = useT();
  const elements = { dimensions, measures };
  const all = [...dimensions, ...measures];
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const [keyword, setKeyword] = useState('');
  const editor = useRef<HTMLDivElement>(null);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    const chips = [...(editor.current?.querySelectorAll<HTMLElement>('[data-element]') ?? [])];
    chips
      .find(({ dataset }) => dataset.element === outcome.code)
      ?.querySelector('button')
      ?.focus();
  }, [outcome]);

  function edit(change: LayoutEdit) {
    const reason = refusalText(t, elements, layout, change);
    if (reason !== undefined) return setOutcome({ text: reason, refusedIn: refusedZone(change) });
    const next = editLayout(elements, layout, change);
    if (next === layout) return undefined;
    if (change.type === 'mark') setOutcome({ text: '' });
    else {
      const { code } = change;
      // The element is to be in sight.
      if (change.type === 'remove') setKeyword('');
      setOutcome({ text: placeText(t, next, code, nameOf(code)), code });
    }
    return onChange(next);
  }
  const nameOf = (code: string) => all.find((element) => element.code === code)?.name ?? code;

  /** The zone that an element may not leave, else the one that does not take it. */
  function refusedZone(change: LayoutEdit): Zone | undefined {
    const refusal = refusalOf(elements, layout, change);
    if (refusal === 'lastRow') return 'rows';
    if (refusal === 'lastValue') return 'values';
    return change.type === 'put' ? change.zone : undefined;
  }

  const { drag, handlers } = useElementDrag((code, place) => edit(dropEdit(code, place)));
  const dragReason = drag?.place && refusalText(t, elements, layout, dropEdit(drag.code, drag.place));

  function handleKeyDown(event: KeyboardEvent) {
    const step = event.altKey ? STEP_OF_KEY[event.key] : undefined;
    if (!step || !(event.target instanceof HTMLElement) || event.target.closest(TYPED_IN)) return;
    const code = event.target.closest<HTMLElement>('[data-element]')?.dataset.element;
    if (code === undefined) return;
    event.preventDefault();
    // The arrow keys alone open the menu.
    event.stopPropagation();
    const change = stepEdit(elements, layout, code, step);
    if (change) edit(change);
    else if (step === 'earlier' || step === 'later') setOutcome({ text: t(`reports.setting.${step}.not`) });
  }

  const partOf = (zone: string) => ({
    isOver: drag?.place?.zone === zone,
    reason: drag
      ? drag.place?.zone === zone
        ? dragReason
        : undefined
      : outcome.refusedIn === zone
        ? outcome.text
        : undefined,
  });
  const chipOf = (element: Element) => ({
    element,
    isDragged: drag?.code === element.code,
    actions: elementActions({ element, elements, layout, t, onEdit: edit }),
  });
  return (
    <div
      ref={editor}
      className={styles.editor}
      data-dragging={drag && true}
      onKeyDownCapture={handleKeyDown}
      {...handlers}
    >
      <p className={styles.help}>{t('reports.setting.help')}</p>
      <div className={styles.parts}>
        <ElementList
          {...partOf('available')}
          elements={elements}
          isUsed={(code) => zoneOf(layout, code) !== undefined}
          moved={outcome.code}
          keyword={keyword}
          onKeyword={setKeyword}
        >
          {(element) => <ElementChip key={element.code} {...chipOf(element)} />}
        </ElementList>
        <div className={styles.zones}>
          {ZONES.map((zone) => {
            const { isOver, reason } = partOf(zone);
            const gap = isOver && reason === undefined ? drag?.place?.index : undefined;
            const placed = layout[zone].flatMap((code) => all.find((element) => element.code === code) ?? []);
            return (
              <LayoutZone key={zone} zone={zone} count={placed.length} isOver={isOver} reason={reason}>
                {placed.map((element, index) => (
                  <ElementChip
                    key={element.code}
                    {...chipOf(element)}
                    drop={gap === index ? 'before' : gap === placed.length && gap === index + 1 ? 'after' : undefined}
                  >
                    {zone === 'values' && (
                      <MarkEditor
                        measure={element}
                        mark={layout.marks.find(({ measure }) => measure === element.code)}
                        onChange={(mark) => edit({ type: 'mark', measure: element.code, mark })}
                      />
                    )}
                  </ElementChip>
                ))}
              </LayoutZone>
            );
          })}
        </div>
      </div>
      {drag && (
        <span className={styles.ghost} aria-hidden style={{ left: drag.x, top: drag.y }}>
          {nameOf(drag.code)}
        </span>
      )}
      <span className={styles.spoken} role="status">
        {outcome.text}
      </span>
    </div>
  );
}
