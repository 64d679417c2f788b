type HookFunction = (...values: unknown[]) => unknown;

interface Plugin {
  path?: string;
  apply: Record<string, unknown>;
}

interface Application {
  /** Name of the hooks; `a.b` is the member `b` of each hook `a`. */
  key: string;
  type: string;
  initialValue?: unknown;
  args?: object;
  /** `modify` and `event` await their hooks. */
  async?: boolean;
}

/** How hooks of one name are merged; the values are those of the package. */
export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

/**
 * Replaces Umi's plugin manager, which is compiled for browsers without async functions and imports a runtime for
 * generators. Keeps its behaviour: an unknown key or a hook of the wrong type throws.
 */
export class PluginManager {
  private readonly hooks: Record<string, unknown[]> = {};

  static create({ plugins, validKeys }: { plugins: readonly Plugin[]; validKeys: readonly string[] }): PluginManager {
    const manager = new PluginManager({ validKeys });
    plugins.forEach((plugin) => manager.register(plugin));
    return manager;
  }

  constructor(private readonly opts: { validKeys: readonly string[] }) {}

  register({ apply, path }: Plugin): void {
    Object.entries(apply).forEach(([key, hook]) => {
      assert(this.opts.validKeys.includes(key), `register failed, invalid key ${key} from plugin ${path ?? ''}`);
      this.hooks[key] = (this.hooks[key] ?? []).concat(hook);
    });
  }

  getHooks(keyWithDot: string): unknown[] {
    const [key = '', ...members] = keyWithDot.split('.');
    const hooks = this.hooks[key] ?? [];
    if (members.length === 0) return hooks;
    return hooks.map((hook) => members.reduce(memberOf, hook)).filter(Boolean);
  }

  applyPlugins({ key, type, initialValue, args, async: isAsync }: Application): unknown {
    const hooks = this.getHooks(key);
    if (type === ApplyPluginsType.event) return runInTurn(hooks, args, isAsync);
    if (type === ApplyPluginsType.compose) return () => compose([...hooks, initialValue] as HookFunction[], args)();
    return isAsync
      ? modifyInTurn(hooks, initialValue, args)
      : hooks.reduce((memo, hook) => modify(memo, hook, args), initialValue);
  }
}

function assert(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}

const memberOf = (value: unknown, member: string): unknown => (value as Record<string, unknown> | undefined)?.[member];

/** A hook is a function of the value, or an object that is merged into it. */
function modify(memo: unknown, hook: unknown, args: unknown): unknown {
  if (typeof hook === 'function') return (hook as HookFunction)(memo, args);
  assert(typeof hook === 'object', 'applyPlugins failed, a hook must be a function or an object');
  return { ...(memo as object), ...(hook as object) };
}

async function modifyInTurn(hooks: unknown[], initialValue: unknown, args: unknown): Promise<unknown> {
  let memo = await initialValue;
  for (const hook of hooks) memo = await modify(memo, await hook, args);
  return memo;
}

async function runInTurn(hooks: unknown[], args: unknown, isAwaited: boolean | undefined): Promise<void> {
  for (const hook of hooks) {
    assert(typeof hook === 'function', 'applyPlugins failed, a hook of an event must be a function');
    const result = (hook as HookFunction)(args);
    if (isAwaited) await result;
  }
}

/** The last function is the innermost; each other one gets the composition of those inside it. */
function compose(functions: HookFunction[], args: unknown): HookFunction {
  return functions.slice(0, -1).reduce((inner, wrap) => () => wrap(inner, args), functions.at(-1)!);
}
