const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
/** The beginning of a string, up to what does not belong in one. */
const STRING_START = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const WORD = /(?:true|false|null)(?![\w$])/y;
const SPACE = /[ \t\r\n]*/y;

/** Maximum nesting, because the parser is recursive: deeper text would overflow the call stack. */
export const MAX_JSON_TEXT_DEPTH = 500;

/** What is wrong with a JSON text. The words are the texts `engine.json.{kind}`. */
export type JsonFaultKind =
  | 'empty'
  | 'end'
  | 'comma'
  | 'extra-comma'
  | 'colon'
  | 'key'
  | 'key-quotes'
  | 'single-quotes'
  | 'open-string'
  | 'escape'
  | 'control'
  | 'value'
  | 'number'
  | 'word'
  | 'bracket'
  | 'comment'
  | 'rest'
  | 'sign'
  | 'depth';

export interface JsonFault {
  readonly kind: JsonFaultKind;
  readonly offset: number;
  /** The brackets that are still open, as they have to be closed. */
  readonly missing: string;
}

/** What is wrong where a value should begin with this character. */
function valueKind(next: string | undefined): JsonFaultKind {
  if (next === undefined) return 'end';
  if (next === "'") return 'single-quotes';
  if (next === '/') return 'comment';
  if (',]}:'.includes(next)) return 'value';
  if (/[\d.+-]/.test(next)) return 'number';
  return /[\w$]/.test(next) ? 'word' : 'sign';
}

/** The same where the name of a property should begin. */
function keyKind(next: string | undefined): JsonFaultKind {
  if (next === undefined) return 'end';
  if (next === "'") return 'single-quotes';
  if (next === '/') return 'comment';
  if (next === ',') return 'extra-comma';
  if (next === ']') return 'bracket';
  return /[\w$]/.test(next) ? 'key-quotes' : 'key';
}

/** The same behind a value, where a comma or a closing bracket is due. */
function separatorKind(next: string | undefined): JsonFaultKind {
  if (next === undefined) return 'end';
  if (next === '/') return 'comment';
  if (next === ']' || next === '}') return 'bracket';
  return /["'{[\w$-]/.test(next) ? 'comma' : 'sign';
}

/** Where and why a text is no JSON; undefined when it is. Browsers say it in English of their own, if at all. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let at = 0;
  let fault: JsonFault | undefined;
  const fail = (kind: JsonFaultKind, offset = at): false => {
    fault ??= { kind, offset, missing: open.toReversed().join('') };
    return false;
  };
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeSign = (sign: string): boolean => {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const takeString = (): boolean => {
    const start = at;
    if (take(STRING)) return true;
    take(STRING_START);
    const next = text[at];
    if (next === undefined || next === '\n' || next === '\r') return fail('open-string', start);
    return fail(next === '\\' ? 'escape' : 'control');
  };
  /** Items up to the closing sign, with commas between them. */
  const takeItems = (close: string, takeItem: () => boolean): boolean => {
    open.push(close);
    if (open.length > MAX_JSON_TEXT_DEPTH) return fail('depth');
    if (!takeSign(close)) {
      while (takeItem() && !takeSign(close)) {
        if (!takeSign(',')) return fail(separatorKind(text[at]));
        take(SPACE);
        if (text[at] === close) return fail('extra-comma');
      }
      if (fault) return false;
    }
    open.pop();
    return true;
  };
  const takeMember = (): boolean => {
    take(SPACE);
    if (text[at] !== '"') return fail(keyKind(text[at]));
    if (!takeString()) return false;
    if (!takeSign(':')) return fail(at === text.length ? 'end' : 'colon');
    return takeValue();
  };
  const takeNumber = (): boolean => take(NUMBER) && (!/[\w.+-]/.test(text[at] ?? ' ') || fail('number'));
  function takeValue(): boolean {
    if (takeSign('{')) return takeItems('}', takeMember);
    if (takeSign('[')) return takeItems(']', takeValue);
    if (text[at] === '"') return takeString();
    return takeNumber() || take(WORD) || fail(valueKind(text[at]));
  }

  if (text.trim() === '') return { kind: 'empty', offset: 0, missing: '' };
  if (takeValue()) {
    take(SPACE);
    if (at < text.length) fail('rest');
  }
  return fault;
}
