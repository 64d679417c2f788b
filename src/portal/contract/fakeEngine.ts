import { AppError } from '../../common/errors/appError';
import { trailing } from '../../common/trailing';
import { PAGE_CHANGE_INTERVAL_MS } from './pages';
import type { MountPageRequest, Portal } from './portal';

/** What a test sets and sees of the pages that are mounted, and of expressions. */
export interface FakeEngine {
  /** Pages of the engine that are mounted now. */
  readonly mounted: Set<MountPageRequest>;
  /** What a mounted page holds beside the values it was mounted with. */
  pageInput: Readonly<Record<string, unknown>>;
  /** Makes mounted pages hold this as `pageInput`, as if a person had entered it: they tell of the change. */
  enterInPages(input: Readonly<Record<string, unknown>>): void;
  /** Whether mounted pages find their input complete and right. */
  isPageValid: boolean;
  /** Number of calls of `markSaved` of mounted pages. */
  pageSaves: number;
  /** The last name that a mounted page was given for its drafts. */
  draftOf: string | undefined;
  /** What is wrong with each expression that is not right, by its text. */
  readonly expressionProblems: Map<string, string>;
  /** The value of each expression, by its text. */
  readonly expressionValues: Map<string, unknown>;
}

/** The engine without pages: a mounted one shows its code. */
export function createFakeEngine(state: FakeEngine): Portal['engine'] {
  const changes = new Map<MountPageRequest, () => void>();
  state.enterInPages = (input) => {
    state.pageInput = input;
    changes.forEach((tell) => tell());
  };
  return {
    mountPage(element, request) {
      element.textContent = request.pageCode;
      state.mounted.add(request);
      state.draftOf = request.draftOf;
      let isLoaded = false;
      const changed = trailing(() => request.onChange?.(), PAGE_CHANGE_INTERVAL_MS);
      const values = () => (isLoaded ? { ...request.values, ...state.pageInput } : {});
      const refuseUnread = () => {
        if (!isLoaded) throw new AppError('user', 'The page has not been read yet');
      };
      void Promise.resolve().then(() => {
        isLoaded = state.mounted.has(request);
        if (!isLoaded) return;
        changes.set(request, changed.call);
        request.onLoaded?.();
      });
      return {
        values,
        async collect() {
          refuseUnread();
          return state.isPageValid ? values() : undefined;
        },
        async mountOnPaper(paper) {
          refuseUnread();
          const row = paper.ownerDocument.createElement('div');
          row.dataset.paper = 'fields';
          row.textContent = JSON.stringify(values());
          paper.append(row);
          return () => row.remove();
        },
        markSaved: () => void (state.pageSaves += 1),
        setDraftOf: (draftOf) => void (state.draftOf = draftOf),
        dispose() {
          changed.dispose();
          changes.delete(request);
          if (state.mounted.delete(request)) element.textContent = '';
        },
      };
    },
    expressions: {
      async check(expression) {
        const text = state.expressionProblems.get(expression);
        return text === undefined ? undefined : { text };
      },
      async evaluate(expression) {
        const text = state.expressionProblems.get(expression);
        if (text !== undefined) throw new AppError('config', text);
        return state.expressionValues.get(expression);
      },
    },
  };
}
