import { splitAddress } from '@/routes/routes';
import type { MenuPage } from '../palette/menuPages';

/** Less similar pages are more likely to mislead than to help. */
const MIN_SIMILARITY = 0.4;

/** The page of the menu whose path, code or title is most similar to the address; undefined when none is. */
export function nearestPage(
  address: string,
  pages: readonly MenuPage[],
  t: (key: string) => string,
): MenuPage | undefined {
  const wanted = namesIn(address).map(pairsOf);
  let nearest: MenuPage | undefined;
  let most = MIN_SIMILARITY;
  for (const page of pages) {
    const own = [...namesIn(page.path), t(page.title)].map(pairsOf);
    const similarity = Math.max(0, ...wanted.flatMap((one) => own.map((other) => dice(one, other))));
    if (similarity > most || (similarity === most && !nearest)) [nearest, most] = [page, similarity];
  }
  return nearest;
}

/** The page code, or the path of a native screen. */
function namesIn(address: string): readonly string[] {
  const { path, query } = splitAddress(address);
  return [new URLSearchParams(query).get('pagecode') ?? decoded(path)].map((name) => name.replace(/^native:/i, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pairs of adjacent letters and digits, in lower case. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** The Sørensen–Dice coefficient: 1 for the same pairs, 0 for none in common. */
function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}
