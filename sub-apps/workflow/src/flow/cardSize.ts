import { textWidthPx } from '@atrium/common/textWidth';
import type { CardContent, CardPerson } from './cardContent';
import { wrappedLines } from './wrappedLines';

export const CARD_WIDTH_PX = 220;

/** The heights of the lines of a card, which its stylesheet repeats, and the widths of what stands in them. */
const PX = {
  padding: 21,
  pillPadding: 11,
  gap: 4,
  name: 20,
  tag: 22,
  line: 18,
  person: 20,
  room: 189,
  icon: 22,
  handle: 10,
  tagPadding: 16,
  personGap: 6,
} as const;
const SIZE_PX = { name: 14, text: 12 } as const;

/** Longer texts are cut; the focus and the title show them whole. */
const MOST_LINES = 2;

const MOST_PROBLEMS = 3;

/** The problems that a card lists, and how many others there are. */
export const listedProblems = (problems: CardContent['problems']) =>
  problems.length > MOST_PROBLEMS
    ? { listed: problems.slice(0, MOST_PROBLEMS - 1), others: problems.length - MOST_PROBLEMS + 1 }
    : { listed: problems, others: 0 };

const limited = (lines: number): number => Math.min(MOST_LINES, lines);
const nameRoom = (hasHandle: boolean): number => PX.room - PX.icon - (hasHandle ? PX.handle : 0);
const nameLines = (name: string, hasHandle: boolean): number =>
  wrappedLines(name, nameRoom(hasHandle), SIZE_PX.name, 'bold');
const textLines = (text: string): number => wrappedLines(text, PX.room, SIZE_PX.text);

function headHeight({ name, status }: CardContent, hasHandle: boolean): number {
  const lines = limited(nameLines(name, hasHandle));
  const height = Math.max(PX.tag, lines * PX.name);
  if (!status) return height;
  const tag = textWidthPx(status.word, SIZE_PX.text) + PX.tagPadding + PX.personGap;
  const isBeside = lines === 1 && textWidthPx(name, SIZE_PX.name, 'bold') + tag <= nameRoom(hasHandle);
  return isBeside ? height : height + PX.gap + PX.tag;
}

/** The name, the word and the time of a person stand in one line where they have room, else in two. */
const isTwoLines = ({ name, word, time }: CardPerson): boolean =>
  [name, word, time.slice(5)]
    .filter((text) => text !== '')
    .reduce((sum, text) => sum + textWidthPx(text, SIZE_PX.text) + PX.personGap, -PX.personGap) > PX.room;

/** The height of the card in pixels, from its words: nothing has been drawn yet. */
export function cardHeight(content: CardContent, hasHandle: boolean): number {
  const { shape, kind, text, people, others, note, problems } = content;
  const { listed, others: more } = listedProblems(problems);
  const personLines = people.reduce((sum, person) => sum + (isTwoLines(person) ? 2 : 1), others.length > 0 ? 1 : 0);
  const rows = [
    headHeight(content, hasHandle),
    ...(shape === 'pill'
      ? []
      : [
          limited(textLines(kind)) * PX.line,
          limited(textLines(text)) * PX.line,
          personLines * PX.person,
          limited(textLines(note)) * PX.line,
        ]),
    listed.reduce((sum, problem) => sum + limited(textLines(problem.text)), more > 0 ? 1 : 0) * PX.line,
  ].filter((height) => height > 0);
  const padding = shape === 'pill' ? PX.pillPadding : PX.padding;
  return padding + rows.reduce((sum, height) => sum + height, 0) + PX.gap * (rows.length - 1);
}

/** Whether some of its words are cut, so that the card has to be able to show them whole. */
export const isCardCut = ({ name, kind, text, expression, people, note, problems }: CardContent): boolean =>
  nameLines(name, false) > MOST_LINES ||
  expression !== '' ||
  [kind, text, note, ...problems.map((problem) => problem.text)].some((words) => textLines(words) > MOST_LINES) ||
  problems.length > MOST_PROBLEMS ||
  people.some(({ name: person }) => textWidthPx(person, SIZE_PX.text) > PX.room);
