import { Budget } from '../expressions/budget';
import type { Scope } from '../expressions/scope';
import { ArrayModel } from './arrayModel';
import type { PageModel } from './pageModel';
import { TableModel } from './tableModel';
import { signal } from './reactive';

/** The scope of a page's expressions; its slots are filled by name as controls are asked for. */
export function createScope(page: PageModel): Scope {
  const names = [...page.protocol.slots.keys()];
  const controlAt = (slot: number) => page.controls.get(names[slot] ?? '');
  const arrayAt = (slot: number) => {
    const control = controlAt(slot);
    return control instanceof ArrayModel ? control : undefined;
  };
  const translation = signal(page.host.translation.get());
  page.own(page.host.translation.subscribe(() => translation(page.host.translation.get())));
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
    translate(key, params) {
      translation();
      return page.host.t(key, params);
    },
  };
}
