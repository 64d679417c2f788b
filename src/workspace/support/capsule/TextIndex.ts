/** Finds many texts inside of others in one walk, whatever their number: by their first characters, then by length. */
export class TextIndex {
  private readonly byStart = new Map<string, { readonly texts: Set<string>; lengths: readonly number[] }>();

  /** @param keyLength Characters of the shortest text that is found. */
  constructor(
    texts: Iterable<string>,
    private readonly keyLength: number,
  ) {
    for (const text of texts) {
      if (text.length < keyLength) continue;
      const start = text.slice(0, keyLength);
      const bucket = this.byStart.get(start) ?? { texts: new Set(), lengths: [] };
      bucket.texts.add(text);
      if (!bucket.lengths.includes(text.length))
        bucket.lengths = [...bucket.lengths, text.length].sort((one, two) => two - one);
      this.byStart.set(start, bucket);
    }
  }

  /** The longest of the texts that stands at a place, of those that are accepted. */
  at(text: string, place: number, accept: (found: string) => boolean = () => true): string | undefined {
    const bucket = this.byStart.get(text.slice(place, place + this.keyLength));
    const length = bucket?.lengths.find((each) => {
      const found = text.slice(place, place + each);
      return bucket.texts.has(found) && accept(found);
    });
    return length === undefined ? undefined : text.slice(place, place + length);
  }

  /** The text with each of the found ones replaced. */
  replace(text: string, by: (found: string) => string, accept?: (found: string, place: number) => boolean): string {
    return this.split(text, (rest) => rest, by, accept);
  }

  /** The same, where what stands between is replaced as well. */
  split(
    text: string,
    rest: (between: string) => string,
    by: (found: string) => string,
    accept?: (found: string, place: number) => boolean,
  ): string {
    if (this.byStart.size === 0) return rest(text);
    const parts: string[] = [];
    let from = 0;
    let place = 0;
    while (place + this.keyLength <= text.length) {
      const start = place;
      const found = this.at(text, start, accept && ((each) => accept(each, start)));
      if (found === undefined) place += 1;
      else {
        parts.push(rest(text.slice(from, place)), by(found));
        place += found.length;
        from = place;
      }
    }
    return [...parts, rest(text.slice(from))].join('');
  }

  /** Where the end of a text begins that is the beginning of one of the texts. */
  startOfCut(text: string): number | undefined {
    if (this.byStart.size === 0) return undefined;
    const longest = Math.max(...[...this.byStart.values()].map(({ lengths }) => lengths[0] ?? 0));
    for (let place = Math.max(0, text.length - longest); place + this.keyLength <= text.length; place += 1) {
      const end = text.slice(place);
      const bucket = this.byStart.get(end.slice(0, this.keyLength));
      if (bucket && [...bucket.texts].some((each) => each.startsWith(end))) return place;
    }
    return undefined;
  }
}
