import { useLanguage, useT } from '@atrium/portal/sdk';
import type { Language } from '@atrium/common/languages';
import type { Translate } from '@atrium/portal/sdk';
import { joinNames } from '@atrium/common/format/joinNames';
import { StatusTag } from '@atrium/portal/ui';
import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CardContent } from './cardContent';
import { isCardCut, listedProblems } from './cardSize';
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

/** Without the year, which the history has. */
const shownTime = (time: string) => time.slice(5);

/** All that a card says, for assistive technology: what is seen, in its order, and then what is not. */
function cardLabel(content: CardContent, t: Translate): string {
  const { name, shape, kind, text, expression, status, people, others, note, problems } = content;
  const isCard = shape === 'card';
  const { listed, others: hiddenProblems } = listedProblems(problems);
  const seen = [
    name,
    status?.word ?? '',
    ...(isCard ? [kind, text] : []),
    ...people.map((person) => [person.name, person.word, shownTime(person.time)].filter(Boolean).join(' ')),
    others.length > 0 ? t('workflow.flow.more', { count: others.length }) : '',
    isCard ? note : '',
    ...listed.map((problem) => problem.text),
    hiddenProblems > 0 ? t('workflow.flow.moreProblems', { count: hiddenProblems }) : '',
  ];
  const unseen = [
    ...(isCard ? [] : [kind, text, note]),
    ...problems.slice(listed.length).map((problem) => problem.text),
    expression,
  ];
  return [...seen, ...unseen].filter((part) => part !== '').join(t('workflow.flow.comma'));
}

/** The card of a node or branch, at its place in the diagram. What is cut is shown whole while the card has the focus. */
export const FlowCard = memo(function FlowCard(props: FlowCardProps) {
  const { content, place, onPress, isSelected, isFocusable, children } = props;
  const { id, type, shape, status, problems } = content;
  const t = useT();
  const body = <CardBody content={content}>{children}</CardBody>;
  const label = cardLabel(content, t);
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
          aria-label={label}
          aria-pressed={isSelected ?? false}
          tabIndex={isFocusable ? 0 : -1}
          onClick={({ detail }) => onPress(id, detail === 0)}
        >
          {body}
        </button>
      ) : (
        <div className={styles.body} {...(isCardCut(content) && { tabIndex: 0, role: 'group', 'aria-label': label })}>
          {body}
        </div>
      )}
    </div>
  );
}, isSameCard);

function CardBody({ content, children }: Pick<FlowCardProps, 'content' | 'children'>) {
  const { type, shape, name, kind, text, expression, status, people, others, note, problems } = content;
  const t = useT();
  const language: Language = useLanguage();
  const { listed, others: hiddenProblems } = listedProblems(problems);
  const sentence = (words: string, title = words) =>
    shape === 'card' &&
    words !== '' && (
      <span className={styles.text} title={title}>
        {`${words} `}
      </span>
    );
  // The spaces part the words of one line from those of the next where a card is read as text.
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          {children}
          <NodeIcon type={type} />
          <span className={styles.name} title={name}>
            {`${name} `}
          </span>
        </span>
        {status && (
          <>
            <StatusTag tone={status.tone} text={status.word} />{' '}
          </>
        )}
      </span>
      {shape === 'card' && kind !== '' && <span className={styles.kind}>{`${kind} `}</span>}
      {sentence(text, expression || text)}
      {people.length > 0 && (
        <span className={styles.people}>
          {people.map((person, index) => (
            <span key={index} className={styles.person} data-status={person.status}>
              <span className={styles.personName} title={person.name}>
                {`${person.name} `}
              </span>
              <span>{`${person.word} `}</span>
              {person.time && <time className={styles.time}>{`${shownTime(person.time)} `}</time>}
            </span>
          ))}
          {others.length > 0 && (
            <span className={styles.person} title={joinNames(others, language)}>
              {`${t('workflow.flow.more', { count: others.length })} `}
            </span>
          )}
        </span>
      )}
      {sentence(note)}
      {problems.length > 0 && (
        <span className={styles.problems}>
          {listed.map((problem, index) => (
            <span key={index} className={styles.problem} data-severity={problem.severity} title={problem.text}>
              {`${problem.text} `}
            </span>
          ))}
          {hiddenProblems > 0 && (
            <span className={styles.problem} data-severity={worst(problems)}>
              {t('workflow.flow.moreProblems', { count: hiddenProblems })}
            </span>
          )}
        </span>
      )}
    </>
  );
}

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
    (before.content === after.content || JSON.stringify(before.content) === JSON.stringify(after.content))
  );
}

/** The card that contains an element of the diagram, or the element that an event has come from. */
export const cardIdOf = ({ target }: Pick<KeyboardEvent, 'target'>): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
