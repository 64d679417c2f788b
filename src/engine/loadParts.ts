import { CORE_TYPES } from './controls/coreTypes';
import { addFacts } from './controls/factsTable';
import type { moreControls } from './controls/moreControls';
import { setPatternCompiler } from './controls/text/patternMatcher';
import { addViews } from './controls/viewsTable';
import { FUNCTIONS, addFunctions } from './expressions/functions/table';
import { extras } from './extras';
import type { EngineHost } from './host';
import { addShapes } from './protocol/checkShape';
import { wordsIn } from './protocol/wordsIn';
import type { Words } from './protocol/wordsIn';

/** Makes the control types known that do not come with the engine. */
export function addControls({ facts, views, shapes, extras: more }: typeof moreControls): void {
  addFacts(facts);
  addViews(views);
  addShapes(shapes);
  Object.assign(extras, more);
  controls.isHere = true;
}

/** Makes it possible to draw charts. */
export function addCharts(Chart: NonNullable<typeof extras.Chart>): void {
  extras.Chart = Chart;
  charts.isHere = true;
}

/** Makes patterns known. */
export function addPatterns(compiler: Parameters<typeof setPatternCompiler>[0]): void {
  setPatternCompiler(compiler);
  patterns.isHere = true;
}

/** The texts of a part come with it. */
export type PartsHost = Pick<EngineHost, 'loadControlTexts' | 'addTexts'>;

/** Something that the engine fetches for the first page that needs it. */
class Part {
  isHere = false;
  private loading?: Promise<void>;

  constructor(
    private readonly isNeeded: (words: Words) => boolean,
    private readonly fetch: (host: PartsHost) => Promise<void>,
  ) {}

  /** One promise for all pages that wait for it. */
  missing(host: PartsHost, words: Words): Promise<void> | undefined {
    return this.isHere || !this.isNeeded(words) ? undefined : (this.loading ??= this.load(host));
  }

  private async load(host: PartsHost): Promise<void> {
    try {
      await this.fetch(host);
      this.isHere = true;
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }
}

const controls = new Part(
  ({ types }) => [...types].some((type) => !(CORE_TYPES as readonly string[]).includes(type)),
  async (host) => {
    const [kit] = await Promise.all([
      import(/* webpackChunkName: "controls" */ './controls/moreControls'),
      host.loadControlTexts(),
    ]);
    addControls(kit.moreControls);
  },
);

const charts = new Part(
  ({ types }) => types.has('chart'),
  async (host) => {
    const { Chart, chartTexts } = await import(/* webpackChunkName: "chart" */ '@/ui/chart/Chart');
    host.addTexts(chartTexts);
    addCharts(Chart);
  },
);

const functions = new Part(
  ({ functions: called }) => [...called].some((name) => !FUNCTIONS.has(name)),
  async (host) => {
    const [{ moreFunctions }] = await Promise.all([
      import(/* webpackChunkName: "functions" */ './expressions/functions/more'),
      host.loadControlTexts(),
    ]);
    addFunctions(moreFunctions);
  },
);

const patterns = new Part(
  (words) => words.hasPattern,
  async () => {
    const { compilePattern } = await import(/* webpackChunkName: "patterns" */ './patterns/compilePattern');
    addPatterns(compilePattern);
  },
);

const PARTS = [controls, charts, functions, patterns];

/** Loads what the protocol needs of the engine; undefined when everything is loaded. */
export function missingParts(
  host: PartsHost,
  protocol: unknown,
  fragments: Readonly<Record<string, unknown>> = {},
): Promise<unknown> | undefined {
  if (PARTS.every(({ isHere }) => isHere)) return undefined;
  const all = [protocol, ...Object.values(fragments)].map(wordsIn);
  const words = {
    types: new Set(all.flatMap(({ types }) => [...types])),
    functions: new Set(all.flatMap((one) => [...one.functions])),
    hasPattern: all.some(({ hasPattern }) => hasPattern),
  };
  const loading = PARTS.flatMap((part) => part.missing(host, words) ?? []);
  if (loading.length === 0) return undefined;
  const loaded = Promise.all(loading);
  // React may discard the render that waits for it; the page that is rendered handles a failure.
  loaded.catch(() => undefined);
  return loaded;
}
