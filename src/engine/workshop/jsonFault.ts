const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** Nobody writes deeper; what is deeper was made to break a reader. */
const MAX_DEPTH = 500;

/** Where a text stops being JSON, as an offset; undefined when it is JSON. Engines say it in words only, if at all. */
export function jsonFault(text: string): number | undefined {
  let at = 0;
  let depth = 0;
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
  const takeString = () => {
    take(SPACE);
    return take(STRING);
  };
  /** Items up to the closing sign, with commas between them. */
  const takeItems = (close: string, takeItem: () => boolean): boolean => {
    depth += 1;
    if (depth > MAX_DEPTH) return false;
    if (!takeSign(close)) {
      do {
        if (!takeItem()) return false;
      } while (takeSign(','));
      if (!takeSign(close)) return false;
    }
    depth -= 1;
    return true;
  };
  const takeMember = () => takeString() && takeSign(':') && takeValue();
  function takeValue(): boolean {
    if (takeSign('{')) return takeItems('}', takeMember);
    if (takeSign('[')) return takeItems(']', takeValue);
    return take(STRING) || take(NUMBER) || take(WORD);
  }

  const isValue = takeValue();
  take(SPACE);
  return isValue && at === text.length ? undefined : at;
}
