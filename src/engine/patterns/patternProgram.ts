import { UnsupportedPattern } from './parsePattern';
import type { ParsedPattern, PatternNode } from './parsePattern';

/** An instruction of a backtracking matcher. Numbers of instructions are places in the program. */
export type Instruction =
  | { readonly op: 'character'; readonly test: (character: string) => boolean; readonly isBackward: boolean }
  /** Goes on at `first`, and at `second` should that fail. */
  | { readonly op: 'split'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'save'; readonly register: number }
  /** Forgets what the groups in these registers have captured. */
  | { readonly op: 'reset'; readonly from: number; readonly to: number }
  /** Fails when nothing was consumed since the register was saved: an empty repetition would never end. */
  | { readonly op: 'progress'; readonly register: number }
  | { readonly op: 'reference'; readonly group: number; readonly isBackward: boolean }
  | { readonly op: 'look'; readonly isNegative: boolean; readonly begin: number; next: number }
  | { readonly op: 'start' | 'end' | 'boundary' | 'noBoundary' | 'match' };

export interface PatternProgram {
  readonly code: readonly Instruction[];
  readonly registers: number;
  readonly isUnicode: boolean;
}

/** `{n,m}` is written out, so that a short pattern may become a long program. */
const MAX_INSTRUCTIONS = 20_000;

/** A parsed pattern as a program. Inside of a look-behind it is matched backwards, as the language defines it. */
export function patternProgram({ root, groups, names, isUnicode }: ParsedPattern): PatternProgram {
  const code: Instruction[] = [];
  let registers = 2 * (groups + 1);

  const emit = <T extends Instruction>(instruction: T): T => {
    if (code.length >= MAX_INSTRUCTIONS) throw new UnsupportedPattern('{}');
    code.push(instruction);
    return instruction;
  };

  function compile(node: PatternNode, isBackward: boolean): void {
    switch (node.kind) {
      case 'character':
        emit({ op: 'character', test: node.test, isBackward });
        break;
      case 'sequence':
        (isBackward ? node.parts.toReversed() : node.parts).forEach((part) => compile(part, isBackward));
        break;
      case 'choice':
        choice(node.parts, isBackward);
        break;
      case 'group':
        group(node.part, node.index, isBackward);
        break;
      case 'repeat':
        repeat(node, isBackward);
        break;
      case 'look':
        look(node.part, node.isBehind, node.isNegative);
        break;
      case 'reference':
        reference(node.group, isBackward);
        break;
      default:
        emit({ op: node.kind });
    }
  }

  function choice(parts: readonly PatternNode[], isBackward: boolean): void {
    const ends = parts.map((part, index) => {
      const split = index < parts.length - 1 ? emit({ op: 'split', first: code.length + 1, second: 0 }) : undefined;
      compile(part, isBackward);
      const jump = split && emit({ op: 'jump', to: 0 });
      if (split) split.second = code.length;
      return jump;
    });
    ends.forEach((jump) => {
      if (jump) jump.to = code.length;
    });
  }

  function group(part: PatternNode, index: number | undefined, isBackward: boolean): void {
    if (index !== undefined) emit({ op: 'save', register: 2 * index + Number(isBackward) });
    compile(part, isBackward);
    if (index !== undefined) emit({ op: 'save', register: 2 * index + Number(!isBackward) });
  }

  function body({ part, groups: [from, to] }: Extract<PatternNode, { kind: 'repeat' }>, isBackward: boolean): void {
    if (to >= from) emit({ op: 'reset', from: 2 * from, to: 2 * to + 1 });
    compile(part, isBackward);
  }

  /** One repetition that may be left out, and that fails when it consumes nothing. */
  function optional(
    node: Extract<PatternNode, { kind: 'repeat' }>,
    isBackward: boolean,
  ): { setEnd(end: number): void } {
    const split = emit({ op: 'split', first: 0, second: 0 });
    const inside = code.length;
    const register = registers;
    registers += 1;
    emit({ op: 'save', register });
    body(node, isBackward);
    emit({ op: 'progress', register });
    return {
      setEnd(end) {
        [split.first, split.second] = node.isLazy ? [end, inside] : [inside, end];
      },
    };
  }

  function repeat(node: Extract<PatternNode, { kind: 'repeat' }>, isBackward: boolean): void {
    for (let count = 0; count < node.min; count += 1) body(node, isBackward);
    if (node.max === Infinity) {
      const begin = code.length;
      const one = optional(node, isBackward);
      emit({ op: 'jump', to: begin });
      one.setEnd(code.length);
      return;
    }
    const more: { setEnd(end: number): void }[] = [];
    for (let count = node.min; count < node.max; count += 1) more.push(optional(node, isBackward));
    more.forEach((one) => one.setEnd(code.length));
  }

  function look(part: PatternNode, isBehind: boolean, isNegative: boolean): void {
    const instruction = emit({ op: 'look', isNegative, begin: code.length + 1, next: 0 });
    compile(part, isBehind);
    emit({ op: 'match' });
    instruction.next = code.length;
  }

  function reference(target: number | string, isBackward: boolean): void {
    const index = typeof target === 'string' ? names.get(target) : target;
    if (index === undefined || index > groups) throw new UnsupportedPattern(`\\${target}`);
    emit({ op: 'reference', group: index, isBackward });
  }

  compile(root, false);
  // The whole text has to match.
  emit({ op: 'end' });
  emit({ op: 'match' });
  return { code, registers, isUnicode };
}
