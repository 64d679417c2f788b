import { createReadAhead } from '@/common/readAhead';
import type { ReadAhead } from '@/common/readAhead';
import type { Log, Protocols } from '@/services';
import type { FrameOptions } from '../dialogs/dialogSize';
import { fragmentCodes, frameOptions } from './frameOptions';
import { shapeOf } from './pageShapes';
import type { PageShapes } from './pageShapes';

/** A protocol with all fragments that it uses. */
export interface LoadedPage {
  protocol: unknown;
  fragments: Record<string, unknown>;
}

export interface PageSource {
  /** The shapes of the pages and native screens that were loaded here before. */
  shapes: PageShapes;
  load(pageCode: string): Promise<LoadedPage>;
  /** Drops the fetched pages and fragments: one of them may have arrived damaged. */
  clear(): void;
  /** Fetches a page that a person may open. Its process messages are shown when it is opened. */
  loadAhead(pageCode: string): Promise<LoadedPage>;
  /** Fetches a page before it is rendered; `load` repeats a failed request and reports it. */
  prefetch(pageCode: string): void;
  /** The options of the dialog for the page; empty when the page cannot be fetched, which `load` reports. */
  frame(pageCode: string): Promise<Partial<FrameOptions>>;
}

/** Fragments may include fragments. Deeper nesting than this is a cycle, which the engine reports. */
const MAX_FRAGMENT_DEPTH = 8;

interface PageSourceDeps {
  protocols: Protocols;
  log: Log;
  shapes: PageShapes;
}

export function createPageSource({ protocols, log, shapes }: PageSourceDeps): PageSource {
  /** Pages that were fetched ahead, or are being fetched, and not used since. */
  const unused = new Map<string, ReadAhead>();

  /** What is used meanwhile waits for the same messages. Returns nothing for a page that was not fetched ahead. */
  const noteUse = (pageCode: string): Promise<unknown> | undefined =>
    unused
      .get(pageCode)
      ?.use()
      .then(() => unused.delete(pageCode));

  async function withFragments(protocol: unknown, ahead?: ReadAhead): Promise<Record<string, unknown>> {
    const fragments: Record<string, unknown> = {};
    let wanted = fragmentCodes(protocol);
    for (let depth = 0; wanted.length > 0 && depth < MAX_FRAGMENT_DEPTH; depth += 1) {
      const fetched = await protocols.fragments(wanted, ahead);
      Object.assign(fragments, fetched);
      wanted = Object.values(fetched)
        .flatMap(fragmentCodes)
        .filter((code) => !Object.hasOwn(fragments, code));
    }
    return fragments;
  }

  async function fetchPage(pageCode: string, ahead?: ReadAhead): Promise<LoadedPage> {
    const { protocol } = await protocols.page(pageCode, ahead);
    shapes.note(pageCode, shapeOf(protocol));
    return { protocol, fragments: await withFragments(protocol, ahead) };
  }

  async function load(pageCode: string): Promise<LoadedPage> {
    const shown = noteUse(pageCode);
    if (shown) await shown;
    return fetchPage(pageCode);
  }

  function loadAhead(pageCode: string): Promise<LoadedPage> {
    const ahead = unused.get(pageCode) ?? createReadAhead();
    unused.set(pageCode, ahead);
    return fetchPage(pageCode, ahead);
  }

  return {
    shapes,
    load,
    loadAhead,
    clear() {
      unused.clear();
      protocols.clear();
    },
    prefetch: (pageCode) => void load(pageCode).catch(() => undefined),
    async frame(pageCode) {
      try {
        await noteUse(pageCode);
        const { protocol, pageType } = await protocols.page(pageCode);
        shapes.note(pageCode, shapeOf(protocol));
        return frameOptions(protocol, pageType);
      } catch (error) {
        log({ level: 'error', source: 'workspace', message: `No protocol for the dialog of ${pageCode}`, error });
        return {};
      }
    },
  };
}
