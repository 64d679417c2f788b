/** What one expression has cost so far. */
export interface ExpressionCost {
  readonly source: string;
  /** The place in the protocol; of an expression that stands there more than once, the first one. */
  readonly path: string;
  runs: number;
  totalMs: number;
}

/** What one control has cost so far. */
export interface ControlCost {
  readonly name: string;
  readonly type: string;
  /** How often it was rendered by its container; 0 for one that was never shown. */
  renders: number;
  renderMs: number;
  /** Its edits, events and reads, by kind. */
  readonly operations: Map<string, { count: number; totalMs: number; worstMs: number }>;
}

/** What one call of the page has cost. */
export interface RequestCost {
  readonly api: string;
  /** On the clock of the recording. */
  readonly startedAt: number;
  readonly tookMs: number;
  readonly hasFailed: boolean;
}

/** A stage of the page, in milliseconds from its opening. */
export type Stage = 'read' | 'firstscreen' | 'loaded';

/** One run of a tenant's script in a page. */
export interface ScriptCost {
  readonly path: string;
  readonly tookMs: number;
}

/** Expressions and controls beyond this are not measured. */
const MAX_MEASURED = 3_000;
const MAX_RUNS = 500;

/** What a page costs while it runs. It holds names, types, sources of expressions and times: no values. */
export class PageCosts {
  readonly expressions = new Map<string, ExpressionCost>();
  readonly controls = new Map<string, ControlCost>();
  readonly requests: RequestCost[] = [];
  readonly scripts: ScriptCost[] = [];
  readonly stages = new Map<Stage, number>();

  constructor(readonly pageCode: string) {}

  expression(source: string, path: string): ExpressionCost | undefined {
    const known = this.expressions.get(source);
    if (known || this.expressions.size >= MAX_MEASURED) return known;
    const cost = { source, path, runs: 0, totalMs: 0 };
    this.expressions.set(source, cost);
    return cost;
  }

  control(name: string, type: string): ControlCost | undefined {
    const known = this.controls.get(name);
    if (known || this.controls.size >= MAX_MEASURED) return known;
    const cost: ControlCost = { name, type, renders: 0, renderMs: 0, operations: new Map() };
    this.controls.set(name, cost);
    return cost;
  }

  operation(name: string, type: string, operation: string, tookMs: number): void {
    const cost = this.control(name, type);
    if (!cost) return;
    const { count, totalMs, worstMs } = cost.operations.get(operation) ?? { count: 0, totalMs: 0, worstMs: 0 };
    cost.operations.set(operation, {
      count: count + 1,
      totalMs: totalMs + tookMs,
      worstMs: Math.max(worstMs, tookMs),
    });
  }

  request(cost: RequestCost): void {
    this.requests.push(cost);
    if (this.requests.length > MAX_RUNS) this.requests.shift();
  }

  script(cost: ScriptCost): void {
    this.scripts.push(cost);
    if (this.scripts.length > MAX_RUNS) this.scripts.shift();
  }
}
