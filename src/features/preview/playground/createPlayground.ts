import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Examination, Finding, PageTrace } from '@/engine/workshop';
import type { KeyValueStorage } from '@/services';
import type { SentPage } from '../createPreview';

/** The page is rendered anew when nobody has typed for this long. */
export const SETTLE_MS = 300;

const STORAGE_KEY = STORAGE_KEYS.playground;

export interface PlaygroundState {
  /** The last page that could be read. */
  readonly page?: SentPage;
  /** Looks on while that page runs. */
  readonly trace?: PageTrace;
  /** What is wrong with the text as it stands. */
  readonly findings: readonly Finding[];
  /** The text is no page: the page is that of an earlier text. */
  readonly isStale: boolean;
}

export interface Playground {
  readonly state: Observable<PlaygroundState>;
  text(): string;
  /** Keeps the text for as long as the browser tab, and shows it once it has settled. */
  change(text: string): void;
  /** Looks at the text at once, and says what is wrong in the language of the moment. */
  show(): void;
  stop(): void;
}

export interface PlaygroundDeps {
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  /** Where nothing is kept yet. */
  initial: string;
  examine(page: SentPage): Promise<Examination>;
  startTrace(): Promise<PageTrace>;
  later(run: () => void, delayMs: number): () => void;
  report(error: unknown): void;
}

/** A page that is written here: its text, what is wrong with it, and the page as it was last right. */
export function createPlayground({ storage, initial, examine, startTrace, later, report }: PlaygroundDeps): Playground {
  const state = createStore<PlaygroundState>({ findings: [], isStale: false });
  let text = storage.getItem(STORAGE_KEY) ?? initial;
  let number = 0;
  let forget = () => {};

  async function look() {
    number += 1;
    const page: SentPage = { number, pageCode: 'playground', protocol: text, fragments: {}, linkParam: {} };
    const [{ isRefused, findings }, fresh] = await Promise.all([examine(page), startTrace()]);
    if (page.number !== number) return;
    const { page: last, trace } = state.get();
    // The same text stays the same page, with all that was typed into it.
    const shown =
      isRefused || last?.protocol === page.protocol ? last && { page: last, trace } : { page, trace: fresh };
    state.set({ ...shown, findings, isStale: isRefused && shown !== undefined });
  }

  function show() {
    forget();
    look().catch(report);
  }

  return {
    state,
    text: () => text,
    change(next) {
      if (next === text) return;
      text = next;
      storage.setItem(STORAGE_KEY, text);
      forget();
      forget = later(show, SETTLE_MS);
    },
    show,
    stop() {
      forget();
      number += 1;
    },
  };
}
