import type { AppliedSlice, Slice, SliceOption } from './report';
import type { SliceValues } from './reportQuery';

function textsOf(options: readonly SliceOption[], wanted: ReadonlySet<string>, found = new Map<string, string>()) {
  for (const { key, text, children } of options) {
    if (wanted.has(key)) found.set(key, text);
    textsOf(children, wanted, found);
  }
  return found;
}

/** Conditions that were asked for, in the words of the form's options. A value that is no option stands for itself. */
export function slicesInWords(values: SliceValues, slices: readonly Slice[]): readonly AppliedSlice[] {
  return Object.entries(values).flatMap(([code, value]) => {
    if (value.length === 0) return [];
    const slice = slices.find((each) => each.code === code);
    const keys = [value].flat();
    const texts = textsOf(slice?.options ?? [], new Set(keys));
    const words = keys.map((key) => texts.get(key) ?? key);
    return [{ code, value, text: words.join(slice?.type === 'dates' ? ' ~ ' : ', ') }];
  });
}
