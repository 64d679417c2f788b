import type { Instruction, PatternProgram } from './patternProgram';

const UNSET = -1;
/** In an entry of the stack: the value of a register is put back, and no alternative is tried. */
const RESTORE = -1;
/** Numbers in an entry of the stack: instruction and position, or RESTORE, register and value. */
const ENTRY_SIZE = 3;
/** Steps that are charged together. */
const STEPS_AT_ONCE = 1000;

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);

/** The character that begins or ends at a position, as one string. */
function characterAt(text: string, position: number, isBackward: boolean, isUnicode: boolean): string | undefined {
  if (!isBackward) {
    if (position >= text.length) return undefined;
    return isUnicode ? String.fromCodePoint(text.codePointAt(position) as number) : text[position];
  }
  if (position <= 0) return undefined;
  const whole = isUnicode && position > 1 ? text.codePointAt(position - 2) : undefined;
  return whole !== undefined && whole > 0xffff ? text.slice(position - 2, position) : text[position - 1];
}

/** Runs a program over a text with a stack of its own instead of recursion. */
class Run {
  private readonly registers: number[];
  private readonly stack: number[] = [];
  private steps = 0;
  private resumeAt = 0;

  constructor(
    private readonly program: PatternProgram,
    private readonly text: string,
    private readonly spend: (steps: number) => void,
  ) {
    this.registers = Array.from<number>({ length: program.registers }).fill(UNSET);
    this.steps = program.registers;
  }

  /** Whether the program matches from an instruction and a position on. After a match its captures stay, and can be taken back. */
  matches(instruction: number, position: number): boolean {
    const base = this.stack.length;
    let next: number | undefined = instruction;
    let place = position;
    for (;;) {
      this.charge(1);
      const step = this.program.code[next] as Instruction;
      if (step.op === 'match') {
        this.forgetAlternatives(base);
        return true;
      }
      const reached = this.take(step, place);
      if (reached === undefined) {
        next = this.backtrack(base);
        if (next === undefined) return false;
        place = this.resumeAt;
      } else {
        place = reached;
        next =
          step.op === 'split' ? step.first : step.op === 'jump' ? step.to : step.op === 'look' ? step.next : next + 1;
      }
    }
  }

  /** Takes one step; answers the position after it, or undefined when it fails. */
  private take(step: Instruction, place: number): number | undefined {
    switch (step.op) {
      case 'character': {
        const found = characterAt(this.text, place, step.isBackward, this.program.isUnicode);
        if (found === undefined || !step.test(found)) return undefined;
        return step.isBackward ? place - found.length : place + found.length;
      }
      case 'split':
        this.stack.push(step.second, place, 0);
        return place;
      case 'save':
        this.set(step.register, place);
        return place;
      case 'reset':
        this.charge(step.to - step.from);
        for (let register = step.from; register <= step.to; register += 1) this.set(register, UNSET);
        return place;
      case 'progress':
        return this.registers[step.register] === place ? undefined : place;
      case 'reference':
        return this.reference(step.group, step.isBackward, place);
      case 'look':
        return this.look(step.isNegative, step.begin, place) ? place : undefined;
      case 'start':
        return place === 0 ? place : undefined;
      case 'end':
        return place === this.text.length ? place : undefined;
      case 'boundary':
        return this.isBoundary(place) ? place : undefined;
      case 'noBoundary':
        return this.isBoundary(place) ? undefined : place;
      default:
        return place;
    }
  }

  /** Charges the steps that were not charged yet. */
  settle(): void {
    this.spend(this.steps);
    this.steps = 0;
  }

  private charge(steps: number): void {
    this.steps += steps;
    if (this.steps >= STEPS_AT_ONCE) this.settle();
  }

  private isBoundary(place: number): boolean {
    return isWord(this.text[place - 1]) !== isWord(this.text[place]);
  }

  /** A look-around is decided once: what it has tried is not tried in another way later. */
  private look(isNegative: boolean, begin: number, place: number): boolean {
    const base = this.stack.length;
    const isFound = this.matches(begin, place);
    if (isNegative && isFound) this.backtrack(base);
    return isFound !== isNegative;
  }

  private reference(group: number, isBackward: boolean, place: number): number | undefined {
    const [from = UNSET, to = UNSET] = [this.registers[2 * group], this.registers[2 * group + 1]];
    if (from === UNSET || to === UNSET) return place;
    const captured = this.text.slice(from, to);
    this.spend(captured.length);
    if (isBackward) return this.text.slice(0, place).endsWith(captured) ? place - captured.length : undefined;
    return this.text.startsWith(captured, place) ? place + captured.length : undefined;
  }

  private set(register: number, value: number): void {
    this.stack.push(RESTORE, register, this.registers[register] as number);
    this.registers[register] = value;
  }

  /** Takes back what was done since the last alternative above `base`; answers its instruction, and leaves its position in `resumeAt`; undefined when there is none. */
  private backtrack(base: number): number | undefined {
    const { stack } = this;
    while (stack.length > base) {
      const value = stack.pop() as number;
      const positionOrRegister = stack.pop() as number;
      const instruction = stack.pop() as number;
      if (instruction !== RESTORE) {
        this.resumeAt = positionOrRegister;
        return instruction;
      }
      this.registers[positionOrRegister] = value;
    }
    return undefined;
  }

  /** Drops the alternatives above `base`, and keeps what puts the registers back. */
  private forgetAlternatives(base: number): void {
    const kept: number[] = [];
    for (let entry = base; entry < this.stack.length; entry += ENTRY_SIZE) {
      if (this.stack[entry] === RESTORE) kept.push(...this.stack.slice(entry, entry + ENTRY_SIZE));
    }
    this.stack.length = base;
    kept.forEach((number) => this.stack.push(number));
  }
}

/** Whether the whole text matches. @param spend Is charged for the steps, and throws to end the run. */
export function runProgram(program: PatternProgram, text: string, spend: (steps: number) => void): boolean {
  const run = new Run(program, text, spend);
  const isMatch = run.matches(0, 0);
  run.settle();
  return isMatch;
}
