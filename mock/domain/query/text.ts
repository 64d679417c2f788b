const collator = new Intl.Collator('zh-CN');

/** The rank of each item in the zh-CN collation (pinyin). Items with equal texts share a rank. */
export function textRank<Item>(items: Iterable<Item>, textOf: (item: Item) => string): (item: Item) => number {
  const texts = [...new Set(Array.from(items, textOf))].sort(collator.compare);
  const ranks = new Map(texts.map((text, rank) => [text, rank]));
  return (item) => ranks.get(textOf(item)) ?? texts.length;
}

/** A test whether a text contains the keyword, ignoring case. */
export function contains(keyword: string): (text: string) => boolean {
  const wanted = keyword.trim().toLowerCase();
  return (text) => text.toLowerCase().includes(wanted);
}
