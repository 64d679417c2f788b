import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Examination, Finding, PageTrace } from '@/engine/workshop';
import type { KeyValueStorage } from '@/services';
import type { SentPage } from '../createPreview';

/** Debounce of the validation after a keystroke. */
const DEBOUNCE_MS = 300;

const STORAGE_KEY = STORAGE_KEYS.playground;

export interface PlaygroundState {
  /** The last valid page. */
  readonly page?: SentPage;
  /** The trace of that page. */
  readonly trace?: PageTrace;
  /** Findings about the current text. */
  readonly findings: readonly Finding[];
  /** The text is no page; the page, if there is one, is that of an earlier text. */
  readonly isRefused: boolean;
}

export interface Playground {
  readonly state: Observable<PlaygroundState>;
  text(): string;
  /** Whether the text is the person's own: neither what the editor starts with nor an example. */
  isOwn(): boolean;
  /** Stores the text for the browser tab and validates it after the debounce. */
  change(text: string): void;
  /** Notes that a text is an example, before it is written into the editor. */
  noteExample(text: string): void;
  /** Validates the text at once, with findings in the current language. */
  show(): void;
  stop(): void;
}

export interface PlaygroundDeps {
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  /** The text when none is stored. */
  initial: string;
  examine(page: SentPage): Promise<Examination>;
  startTrace(): Promise<PageTrace>;
  later(run: () => void, delayMs: number): () => void;
  report(error: unknown): void;
}

/** The state of the playground: the text, its findings and the last valid page. */
export function createPlayground({ storage, initial, examine, startTrace, later, report }: PlaygroundDeps): Playground {
  const state = createStore<PlaygroundState>({ findings: [], isRefused: false });
  let text = storage.getItem(STORAGE_KEY) ?? initial;
  let given = initial;
  let number = 0;
  let cancel = () => {};

  async function validate() {
    number += 1;
    const page: SentPage = { number, pageCode: 'playground', protocol: text, fragments: {}, linkParam: {} };
    const [{ isRefused, findings }, fresh] = await Promise.all([examine(page), startTrace()]);
    if (page.number !== number) return;
    const { page: last, trace } = state.get();
    // The same text keeps the same page, with its input.
    const shown =
      isRefused || last?.protocol === page.protocol ? last && { page: last, trace } : { page, trace: fresh };
    state.set({ ...shown, findings, isRefused });
  }

  function show() {
    cancel();
    validate().catch(report);
  }

  return {
    state,
    text: () => text,
    isOwn: () => text !== given,
    noteExample: (example) => void (given = example),
    change(next) {
      if (next === text) return;
      text = next;
      storage.setItem(STORAGE_KEY, text);
      cancel();
      cancel = later(show, DEBOUNCE_MS);
    },
    show,
    stop() {
      cancel();
      number += 1;
    },
  };
}
