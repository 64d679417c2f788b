const collator = new Intl.Collator('zh-CN');

/** The place of each thing when all are put in the order of a Chinese directory. Things with one text share a place. */
export function textRank<Thing>(things: Iterable<Thing>, textOf: (thing: Thing) => string): (thing: Thing) => number {
  const texts = [...new Set(Array.from(things, textOf))].sort(collator.compare);
  const places = new Map(texts.map((text, place) => [text, place]));
  return (thing) => places.get(textOf(thing)) ?? texts.length;
}
