/** The data of a JSON text whose end is missing: what was open is closed, a name without a value is left out. */
export interface CutData {
  readonly value: unknown;
  /** The text in which it was cut, as far as it goes. */
  readonly lastText?: string;
}

const parse = (json: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
};

/** Parses a JSON text; undefined for any other text. */
export const parseJson = parse;

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** @param json Without the sign that says that it was cut. */
export function parseCut(json: string): CutData | undefined {
  const open: string[] = [];
  let boundary = { end: 0, closers: '' };
  let textStart: number | undefined;
  const closers = () => open.toReversed().join('');
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? '';
    if (textStart !== undefined) {
      if (sign === '\\') at += 1;
      else if (sign === '"') textStart = undefined;
    } else if (sign === '"') textStart = at;
    else if (CLOSER[sign]) {
      open.push(CLOSER[sign]);
      boundary = { end: at + 1, closers: closers() };
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',') boundary = { end: at, closers: closers() };
  }
  // An escape that was cut is left out.
  const whole = json.replace(/(?<!\\)((?:\\\\)*)\\(u[\da-f]{0,3})?$/i, '$1');
  const closed = parse(`${textStart === undefined ? json : `${whole}"`}${closers()}`);
  if (closed) {
    const text = textStart === undefined ? undefined : parse(`${whole.slice(textStart)}"`)?.value;
    return { ...closed, ...(typeof text === 'string' && { lastText: text }) };
  }
  return boundary.end === 0 ? undefined : parse(json.slice(0, boundary.end) + boundary.closers);
}
