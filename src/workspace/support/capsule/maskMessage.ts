import { REMOVED } from './secretNames';
import { shapeOf } from './placeholders';

/** Words of the messages of browsers and of this program: they name nobody. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a an and any are as assign assignment at be before been being bigint but by call called cannot class closed ' +
    'connection constant constructor control convert could date defined delete denied did disposed does each element ' +
    'empty end error event exceeded expected expression failed fetch field file for found from function getter got ' +
    'has have id if in input instance instanceof into invalid is it iterable json key length load loaded loading ' +
    'long map maximum message missing more name network no non not null number object of on only or out page panel ' +
    'part position properties property prototype quota range read reading reason redeclared reduce reference rejected ' +
    'render request require required response row rows screen script set setter setting shown size stack status step ' +
    'string structure support symbol syntax target text than that the this time timeout to token too type undefined ' +
    'unexpected unhandled unknown unterminated url used valid value was when while with without worker wrong'
  ).split(' '),
);
const WORD = /[\p{L}\p{N}_$]+/gu;
const ERROR_NAME = /^[A-Z][A-Za-z]*(Error|Exception)$/;
/** A line of a stack: a place in the program. */
const FRAME =
  /^ {4}at (?:[\w$.<>[\] ]{1,200} \([\w:/.?=&%@~+-]{1,300}:\d+:\d+\)|[\w:/.?=&%@~+-]{1,300}:\d+:\d+|[\w$.]{1,80})$/;

/**
 * A message about data with nothing in it that could be data: words of programs and of the page's design stay, others
 * leave their shape.
 *
 * @param replace Replaces the values that have a placeholder.
 * @param isDesign Whether a word stands in the page's design.
 */
export function maskMessage(
  text: string,
  replace: (text: string, rest: (part: string) => string) => string,
  isDesign: (word: string) => boolean,
): string {
  const maskWord = (word: string) =>
    COMMON.has(word.toLowerCase()) || ERROR_NAME.test(word) || isDesign(word) ? word : shapeOf(word);
  const maskPart = (part: string) =>
    part
      .split(REMOVED)
      .map((each) => each.replace(WORD, maskWord))
      .join(REMOVED);
  return text
    .split('\n')
    .map((line) => (FRAME.test(line) ? line : replace(line, maskPart)))
    .join('\n');
}
