import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { problemText } from './cardContent';
import type { CardContent } from './cardContent';
import styles from './FlowCard.module.css';
import type { PlacedPart } from './layoutFlow';
import { NodeIcon } from './NodeIcon';

export interface FlowCardProps {
  content: CardContent;
  place: Pick<PlacedPart, 'x' | 'y' | 'width' | 'height'>;
  /** A press opens it, also one by the keyboard; without it the card is text. */
  onPress?(id: string, isByKeyboard: boolean): void;
  isSelected?: boolean;
  /** It is the one that the tab key reaches. */
  isFocusable?: boolean;
  /** Before the name, such as the handle that drags the card. */
  children?: ReactNode;
}

const worst = (problems: CardContent['problems']) =>
  problems.find(({ severity }) => severity === 'error')?.severity ?? problems[0]?.severity;

/** All that a card says, for assistive technology. */
function cardLabel({ name, kind, text, status, people, moreCount, note, problems }: CardContent, t: Translate): string {
  const persons = people.map((person) => [person.name, person.word, person.time].filter(Boolean).join(' '));
  const more = moreCount > 0 ? [t('workflow.flow.more', { count: moreCount })] : [];
  const parts = [name, status?.word ?? '', kind, text, ...persons, ...more, note, problemText(problems)];
  return parts.filter((part) => part !== '').join(t('workflow.flow.comma'));
}

/** The card of a node or branch, at its place in the diagram. */
export const FlowCard = memo(function FlowCard(props: FlowCardProps) {
  const { content, place, onPress, isSelected, isFocusable, children } = props;
  const { id, type, shape, name, kind, text, status, people, moreCount, note, problems } = content;
  const t = useT();
  const body = (
    <>
      <span className={styles.head}>
        {children}
        <NodeIcon type={type} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        {status && <StatusTag tone={status.tone} text={status.word} />}
      </span>
      {shape === 'card' && kind !== '' && <span className={styles.kind}>{kind}</span>}
      {shape === 'card' && text !== '' && (
        <span className={styles.text} title={text}>
          {text}
        </span>
      )}
      {people.length > 0 && (
        <span className={styles.people}>
          {people.map((person, index) => (
            <span key={index} className={styles.person} data-status={person.status}>
              <span className={styles.personName}>{person.name}</span>
              <span>{person.word}</span>
              {person.time && <time className={styles.time}>{person.time.slice(5)}</time>}
            </span>
          ))}
          {moreCount > 0 && <span className={styles.person}>{t('workflow.flow.more', { count: moreCount })}</span>}
        </span>
      )}
      {note !== '' && <span className={styles.text}>{note}</span>}
      {problems.length > 0 && <span className={styles.problem}>{problemText(problems)}</span>}
    </>
  );
  return (
    <div
      className={styles.card}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      data-card={id}
      data-shape={shape}
      data-type={type}
      data-status={status?.key}
      data-selected={isSelected || undefined}
      data-problem={worst(problems)}
    >
      {onPress ? (
        <button
          type="button"
          className={styles.body}
          aria-label={cardLabel(content, t)}
          aria-pressed={isSelected ?? false}
          tabIndex={isFocusable ? 0 : -1}
          onClick={({ detail }) => onPress(id, detail === 0)}
        >
          {body}
        </button>
      ) : (
        <div className={styles.body}>{body}</div>
      )}
    </div>
  );
}, isSameCard);

/** Contents are made anew with each change of the flow: a card is drawn again only when its own has changed. */
function isSameCard(before: FlowCardProps, after: FlowCardProps): boolean {
  const [a, b] = [before.place, after.place];
  return (
    before.onPress === after.onPress &&
    before.isSelected === after.isSelected &&
    before.isFocusable === after.isFocusable &&
    before.children === after.children &&
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    JSON.stringify(before.content) === JSON.stringify(after.content)
  );
}

/** The card that contains an element of the diagram, or the element that an event has come from. */
export const cardIdOf = ({ target }: Pick<KeyboardEvent, 'target'>): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
