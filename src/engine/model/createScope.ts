import { computed } from 'alien-signals';
import { Budget } from '../expressions/budget';
import type { Scope } from '../expressions/scope';
import { ArrayModel } from './arrayModel';
import type { PageModel } from './pageModel';
import { TableModel } from './tableModel';
import { batch, signal, untracked } from './reactive';

/** The scope of a page's expressions; its slots are filled by name as controls are asked for. */
export function createScope(page: PageModel): Scope {
  const names = [...page.protocol.slots.keys()];
  const controlAt = (slot: number) => page.controls.get(names[slot] ?? '');
  const arrayAt = (slot: number) => {
    const control = controlAt(slot);
    return control instanceof ArrayModel ? control : undefined;
  };
  const texts = createTexts(page);
  return {
    slots: names.map((name) => () => page.controls.get(name)?.value()),
    aggregate: (slot, kind, column) => arrayAt(slot)?.aggregate(kind, column) ?? 0,
    column: (slot, column) => arrayAt(slot)?.column(column) ?? [],
    rows(slot, scope) {
      const control = controlAt(slot);
      if (control instanceof ArrayModel) return control.valueByScope(scope);
      return control instanceof TableModel ? control.byScope(scope) : [];
    },
    page: { status: page.status, linkparam: page.linkParam, pagecode: page.pageCode },
    budget: new Budget(),
    failures: page.failures,
    user: (field) => page.host.user.field(field),
    hasFunction: (code) => page.host.user.hasFunction(code),
    hasRole: (code) => page.host.user.hasRole(code),
    hasPermission: (category, codes) => page.host.user.hasPermission(category, ...codes),
    translate: texts.translate,
  };
}

/** The page's texts as signals. A value that was set, loaded or edited stands when they change. */
function createTexts(page: PageModel): Pick<Scope, 'translate'> {
  const { translation: host } = page.host;
  const translation = signal(host.get());
  page.own(
    host.subscribe(() => {
      const set = [...page.controls.values()].filter((control) => untracked(() => control.isSet()));
      batch(() => {
        translation(host.get());
        set.forEach((control) => control.keepValue());
      });
    }),
  );

  function compute(key: string, params?: Readonly<Record<string, unknown>>): string {
    translation();
    return page.host.t(key, params);
  }

  // A computed for each key of the protocol: other texts that arrive later recompute nothing that reads it.
  const byKey = new Map<string, () => string>();
  return {
    translate(key, params) {
      if (params !== undefined) return compute(key, params);
      let text = byKey.get(key);
      if (!text) byKey.set(key, (text = computed(() => compute(key))));
      return text();
    },
  };
}
