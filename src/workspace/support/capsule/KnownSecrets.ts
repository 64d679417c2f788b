import { tryRead } from '@/common/tryRead';
import { REMOVED } from './secretNames';
import { TextIndex } from './TextIndex';

/** Shorter secrets are removed only where they are all of a text. */
const MIN_LENGTH_INSIDE = 4;
/** Shorter ones are found only between other signs: they stand in many words. */
const MIN_LENGTH_ANYWHERE = 6;

const isPartOfWord = (sign: string | undefined) => sign !== undefined && /[A-Za-z\d]/.test(sign);

/** A secret as it stands in texts: as it is, inside of JSON, inside of JSON inside of JSON, inside of an address. */
function written(secret: string): readonly string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  // A half of a pair of signs cannot stand in an address.
  const inAddress = tryRead(() => encodeURIComponent(secret)) ?? secret;
  const inForm = new URLSearchParams({ s: secret }).toString().slice(2);
  return [secret, inJson, JSON.stringify(inJson).slice(1, -1), inAddress, inForm];
}

/** The secrets that are known word for word. They are removed wherever they stand. */
export class KnownSecrets {
  private readonly exact: ReadonlySet<string>;
  private readonly index: TextIndex;

  /** @param secrets All of them, whatever their length. */
  constructor(secrets: Iterable<string>) {
    this.exact = new Set([...secrets].filter((secret) => secret !== '' && secret !== REMOVED));
    const forms = new Set([...this.exact].filter(({ length }) => length >= MIN_LENGTH_INSIDE).flatMap(written));
    this.index = new TextIndex(forms, MIN_LENGTH_INSIDE);
  }

  /** Whether a whole value is a secret, or the beginning of one where it was cut. */
  is(value: string, isCut = false): boolean {
    if (this.exact.has(value)) return true;
    return isCut && value !== '' && [...this.exact].some((secret) => secret.startsWith(value));
  }

  /** @param isCut The text was cut at its end, perhaps in the middle of a secret. */
  without(text: string, isCut = false): string {
    const clean = this.index.replace(
      text,
      () => REMOVED,
      ({ length }, place) =>
        length >= MIN_LENGTH_ANYWHERE || (!isPartOfWord(text[place - 1]) && !isPartOfWord(text[place + length])),
    );
    const start = isCut ? this.index.startOfCut(clean) : undefined;
    return start === undefined ? clean : clean.slice(0, start) + REMOVED;
  }
}
