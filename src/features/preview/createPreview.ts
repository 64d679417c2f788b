import { PREVIEW } from '@/common/constants/preview';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { PageStatus } from '@/engine/host';
import type { Examination } from '@/engine/workshop';
import { readMessage, readPair } from './messages/readMessage';
import type { MessageFault, PreviewMessage, ProtocolMessage } from './messages/readMessage';
import { isPaired, nextPairing } from './pairing/pairing';
import type { Pairing, PairingEvent, Peer } from './pairing/pairing';
import type { Source } from './sources/source';

/** A page that a source has sent. */
export interface SentPage {
  /** A new number for each message, so that the page is rendered again. */
  readonly number: number;
  readonly pageCode: string;
  readonly protocol: unknown;
  readonly fragments: Readonly<Record<string, unknown>>;
  readonly status?: PageStatus;
  readonly linkParam: Record<string, unknown>;
}

export interface Preview {
  readonly pairing: Observable<Pairing>;
  /** The last valid page. */
  readonly page: Observable<SentPage | undefined>;
  /** Finds a page that was sent before, by its code. */
  find(pageCode: string): SentPage | undefined;
  /** Listens to a source until it is disposed. */
  listen(source: Source): Disposable;
  disconnect(): void;
  /** Makes a new code and listens to all sources again. */
  renewCode(): void;
}

export interface PreviewDeps {
  newCode(): string;
  /** The key of the socket, from the address. */
  socketKey?: string;
  /** Validates a page without showing it. */
  examine(page: SentPage): Promise<Examination>;
  /** The page is invalid; the page before it stays. */
  onRefused(page: SentPage, findings: Examination['findings']): void;
  /** A page is about to be shown; the findings name the parts of it that are wrong. */
  onAccepted(page: SentPage, findings: Examination['findings']): void;
  /** A report of a page was sent; nothing in it is checked yet. */
  onCapsule(capsule: unknown): void;
  commands: Readonly<Record<Exclude<PreviewMessage['type'], 'protocol' | 'capsule'>, () => void>>;
  onFault(fault: MessageFault): void;
  report(error: unknown): void;
}

/** Receives messages from the sources, checks the pairing and runs them (business spec §2, security notes). */
export function createPreview({
  newCode,
  socketKey,
  examine,
  onRefused,
  onAccepted,
  onCapsule,
  commands,
  onFault,
  report,
}: PreviewDeps): Preview {
  const pairing = createStore<Pairing>({
    code: newCode(),
    wrongTries: {},
    ended: [],
    ...(socketKey && { socketKey }),
  });
  const page = createStore<SentPage | undefined>(undefined);
  const pages = new Map<string, SentPage>();
  const running = new Map<Source, Disposable | undefined>();
  let lastNumber = 0;

  function send(event: PairingEvent) {
    pairing.set(nextPairing(pairing.get(), event));
    const isEnded = ({ kind }: Source) => pairing.get().ended.includes(kind);
    for (const [source, stop] of running) {
      if (stop && isEnded(source)) {
        running.set(source, undefined);
        stop();
      } else if (!stop && !isEnded(source)) {
        running.set(source, start(source));
      }
    }
  }

  function remember(found: SentPage) {
    pages.delete(found.pageCode);
    pages.set(found.pageCode, found);
    const [oldest] = pages.keys();
    if (pages.size > PREVIEW.maxPages && oldest !== undefined) pages.delete(oldest);
  }

  async function show(peer: Peer, { pagecode, protocol, fragments = {}, status, linkparam = {} }: ProtocolMessage) {
    lastNumber += 1;
    const next: SentPage = {
      number: lastNumber,
      pageCode: pagecode,
      protocol,
      fragments,
      linkParam: linkparam,
      ...(status && { status }),
    };
    const { isRefused, findings } = await examine(next);
    // A later page was sent, or the pairing has ended.
    if (next.number !== lastNumber || !isPaired(pairing.get(), peer)) return;
    if (isRefused) {
      onRefused(next, findings);
      return;
    }
    remember(next);
    onAccepted(next, findings);
    page.set(next);
  }

  function execute(peer: Peer, data: unknown) {
    const read = readMessage(data);
    if ('fault' in read) onFault(read.fault);
    else if (read.message.type === 'protocol') show(peer, read.message).catch(report);
    else if (read.message.type === 'capsule') onCapsule(read.message.capsule);
    else commands[read.message.type]();
  }

  function start(source: Source): Disposable {
    return source.start({
      message(peer, data) {
        if (source.isTrusted) send({ type: 'trusted', peer });
        const key = readPair(data);
        if (key !== undefined) send({ type: 'pair', peer, key });
        else if (isPaired(pairing.get(), peer)) execute(peer, data);
      },
      lost: (peer) => send({ type: 'lost', peer }),
    });
  }

  return {
    pairing,
    page,
    find: (pageCode) => pages.get(pageCode),
    listen(source) {
      running.set(source, start(source));
      return () => {
        running.get(source)?.();
        running.delete(source);
      };
    },
    disconnect: () => send({ type: 'disconnect', code: newCode() }),
    renewCode: () => send({ type: 'newCode', code: newCode() }),
  };
}
