type Value = unknown;

/** One value per field and its own subscribers: the least that a form can cost. */
export class FieldStore {
  readonly #values = new Map<string, Value>();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor(values: Record<string, Value>) {
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }

  get(name: string): Value {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
    this.#listeners.get(name)?.forEach((listener) => listener());
  }

  subscribe(name: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
