import { ApplyPluginsType, PluginManager } from './pluginManager';

const managerOf = (...hooks: Record<string, unknown>[]) =>
  PluginManager.create({
    plugins: hooks.map((apply) => ({ apply, path: 'src/app.tsx' })),
    validKeys: ['render', 'go'],
  });

it('refuses a hook whose name Umi does not know', () => {
  expect(() => managerOf({ rendr: () => 1 })).toThrow('register failed, invalid key rendr from plugin src/app.tsx');
});

it('changes a value by functions and objects in the order of the plugins', () => {
  const manager = managerOf({ go: (value: object, args: object) => ({ ...value, args }) }, {}, { go: { b: 2 } });
  const changed = manager.applyPlugins({ key: 'go', type: ApplyPluginsType.modify, initialValue: { a: 1 }, args: {} });
  expect(changed).toEqual({ a: 1, args: {}, b: 2 });
});

it('keeps the value when no plugin has the hook', () => {
  expect(managerOf().applyPlugins({ key: 'go', type: 'modify', initialValue: 'as it was' })).toBe('as it was');
});

it('awaits promised hooks and values on request', async () => {
  const manager = managerOf({ go: Promise.resolve({ a: 1 }) }, { go: async (value: object) => ({ ...value, b: 2 }) });
  const initialValue = Promise.resolve({ first: true });
  await expect(manager.applyPlugins({ key: 'go', type: 'modify', initialValue, async: true })).resolves.toEqual({
    first: true,
    a: 1,
    b: 2,
  });
});

it('runs the hooks of an event in turn, at once unless it awaits them', async () => {
  const calls: string[] = [];
  const slow = async () => {
    await Promise.resolve();
    calls.push('slow');
  };
  const manager = managerOf({ go: slow }, { go: () => calls.push('quick') });
  await manager.applyPlugins({ key: 'go', type: 'event', async: true });
  expect(calls).toEqual(['slow', 'quick']);
  void manager.applyPlugins({ key: 'go', type: 'event' });
  expect(calls).toEqual(['slow', 'quick', 'quick']);
});

it('rejects when a hook of an event fails or is no function', async () => {
  const failing = managerOf({ go: () => Promise.reject(new Error('no')) });
  await expect(failing.applyPlugins({ key: 'go', type: 'event', async: true })).rejects.toThrow('no');
  await expect(managerOf({ go: {} }).applyPlugins({ key: 'go', type: 'event' })).rejects.toThrow('must be a function');
  expect(() => managerOf({ go: 'text' }).applyPlugins({ key: 'go', type: 'modify' })).toThrow('function or an object');
});

it('wraps a function by the hooks, the last one outermost', () => {
  const wrap = (name: string) => (inner: () => string, args: { end: string }) => `${name}(${inner()})${args.end}`;
  const composed = managerOf({ render: wrap('a') }, { render: wrap('b') }).applyPlugins({
    key: 'render',
    type: ApplyPluginsType.compose,
    initialValue: () => 'paint',
    args: { end: '!' },
  }) as () => string;
  expect(composed()).toBe('b(a(paint)!)!');
});

it('finds members of hooks by a dot and skips hooks without them', () => {
  const manager = managerOf({ go: { master: { x: 1 } } }, { go: {} }, { go: [{ master: { y: 2 } }] });
  expect(manager.getHooks('go.master')).toEqual([{ x: 1 }, { y: 2 }]);
  expect(manager.getHooks('go.master.x')).toEqual([1]);
});
