import { AppError } from '../../common/errors/appError';
import type { MountPageRequest, Portal } from './portal';

/** What a test sets and sees of the pages that are mounted, and of expressions. */
export interface FakeEngine {
  /** Pages of the engine that are mounted now. */
  readonly mounted: Set<MountPageRequest>;
  /** What a mounted page holds beside the values it was mounted with. */
  pageInput: Readonly<Record<string, unknown>>;
  /** Whether mounted pages find their input complete and right. */
  isPageValid: boolean;
  /** Number of calls of `markSaved` of mounted pages. */
  pageSaves: number;
  /** What is wrong with each expression that is not right, by its text. */
  readonly expressionProblems: Map<string, string>;
  /** The value of each expression, by its text. */
  readonly expressionValues: Map<string, unknown>;
}

/** The engine without pages: a mounted one shows its code. */
export function createFakeEngine(state: FakeEngine): Portal['engine'] {
  return {
    mountPage(element, request) {
      element.textContent = request.pageCode;
      state.mounted.add(request);
      let isLoaded = false;
      const values = () => (isLoaded ? { ...request.values, ...state.pageInput } : {});
      void Promise.resolve().then(() => {
        isLoaded = state.mounted.has(request);
        if (isLoaded) request.onLoaded?.();
      });
      return {
        values,
        async collect() {
          if (!isLoaded) throw new AppError('user', 'The page has not been read yet');
          return state.isPageValid ? values() : undefined;
        },
        markSaved: () => void (state.pageSaves += 1),
        dispose() {
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
