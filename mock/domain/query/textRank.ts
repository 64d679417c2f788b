const collator = new Intl.Collator('zh-CN');

/** The rank of each item in the zh-CN collation (pinyin). Items with equal texts share a rank. */
export function textRank<Item>(items: Iterable<Item>, textOf: (thing: Item) => string): (thing: Item) => number {
  const texts = [...new Set(Array.from(items, textOf))].sort(collator.compare);
  const places = new Map(texts.map((text, place) => [text, place]));
  return (thing) => places.get(textOf(thing)) ?? texts.length;
}
