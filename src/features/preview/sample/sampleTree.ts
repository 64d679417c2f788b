import { WORDS } from './words';

const BRANCHES = 4;

export interface TreeRow {
  readonly key: string;
  readonly parentid?: string;
  readonly text: string;
}

/** Regions and their cities as rows with parent ids. */
export function sampleTree(): readonly TreeRow[] {
  return WORDS.region.slice(0, BRANCHES).flatMap((text, index): TreeRow[] => {
    const key = `r${index + 1}`;
    const cities = WORDS.city.slice(index * BRANCHES, (index + 1) * BRANCHES);
    return [{ key, text }, ...cities.map((city, place) => ({ key: `${key}c${place + 1}`, parentid: key, text: city }))];
  });
}

/** The children of a node, for a tree that loads its branches on demand. */
export function sampleBranch(parent: unknown) {
  const isTop = parent === undefined || parent === null;
  const rows = sampleTree().filter(({ parentid }) => (isTop ? parentid === undefined : parentid === parent));
  return rows.map(({ key, text }) => ({ key, text, isleaf: isTop ? 0 : 1 }));
}
