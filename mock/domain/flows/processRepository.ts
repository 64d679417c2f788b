import type { Position } from '../company/entities';
import { isAlive, isOpen, lastDecisionOf, openTasks } from './process';
import type { Process } from './process';

/** The processes of a company. Processes are values: a change puts another one in the place of the one before. */
export interface ProcessRepository {
  find(id: string): Process | undefined;
  /** Inserts the process or replaces the one with the same id. */
  put(process: Process): void;
  /** Drafts are removed for good. */
  remove(id: string): void;
  /** All of them, the newest first. Generates the archive. */
  all(): readonly Process[];
  /** Processes with an open task of this position, the newest first. */
  waitingFor(positionId: string): readonly Process[];
  /** The position of each open task. */
  waitingPositions(): readonly Position[];
  /** Processes that this position has decided in, by its last decision; without those of the archive. */
  recentlyDecidedBy(positionId: string): readonly Process[];
  /** The same with those of the archive. */
  decidedBy(positionId: string): readonly Process[];
  /** Processes that this position has started, drafts among them, the newest first. */
  startedBy(positionId: string): readonly Process[];
  /** The same without those of the archive. */
  recentlyStartedBy(positionId: string): readonly Process[];
  /** Processes that this position was told of, the newest first. */
  copiedTo(positionId: string): readonly Process[];
  /** The process that decides about an order and has not ended. */
  aliveFor(orderId: string): Process | undefined;
  /** The newest process that decides, or has decided, about an order; without those of the archive. */
  latestFor(orderId: string): Process | undefined;
  /** The number of processes of a flow that have not ended, by published version. */
  aliveByVersion(flowCode: string): ReadonlyMap<number, number>;
  /** Whether any process of the flow exists, drafts and the archive included. */
  hasAny(flowCode: string): boolean;
}

interface Options {
  seed: readonly Process[];
  /** Finished processes of earlier months, generated when they are first needed. */
  archive: () => readonly Process[];
  /** Whether an id is of the archive, which need not be generated for others. */
  isArchived: (id: string) => boolean;
  /** Called before each change. */
  markChanged: () => void;
}

const newestFirst = (processes: readonly Process[]): Process[] =>
  [...processes].sort((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id));

/** Compares texts of the same form; a collator takes ten times as long. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Ids of processes by a position that they concern. */
class Index {
  private readonly ids = new Map<string, Set<string>>();

  constructor(private readonly keysOf: (process: Process) => Iterable<string>) {}

  add(process: Process): void {
    for (const key of this.keysOf(process)) {
      const ids = this.ids.get(key);
      if (ids) ids.add(process.id);
      else this.ids.set(key, new Set([process.id]));
    }
  }

  remove(process: Process): void {
    for (const key of this.keysOf(process)) this.ids.get(key)?.delete(process.id);
  }

  of(key: string): Iterable<string> {
    return this.ids.get(key) ?? [];
  }
}

const decidersOf = ({ tasks }: Process) => tasks.flatMap(({ position, decision }) => (decision ? [position.id] : []));

export function createProcessRepository({ seed, archive, isArchived, markChanged }: Options): ProcessRepository {
  const byId = new Map<string, Process>();
  const waiting = new Index((process) => openTasks(process).map(({ position }) => position.id));
  const decided = new Index(decidersOf);
  const started = new Index(({ applicant }) => [applicant.id]);
  const copied = new Index(({ copies }) => copies.map(({ position }) => position.id));
  const orders = new Index(({ orderId }) => (orderId ? [orderId] : []));
  const alive = new Index((process) => (isAlive(process) ? [process.flowCode] : []));
  const indexes = [waiting, decided, started, copied, orders, alive];
  let isArchiveRead = false;

  const insert = (process: Process) => {
    const before = byId.get(process.id);
    for (const index of indexes) {
      if (before) index.remove(before);
      index.add(process);
    }
    byId.set(process.id, process);
  };
  const readArchive = () => {
    if (isArchiveRead) return;
    isArchiveRead = true;
    archive().forEach(insert);
  };
  const processesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const byDecision = (positionId: string) => {
    const moments = new Map<Process, string>();
    for (const process of processesOf(decided.of(positionId))) {
      const decision = lastDecisionOf(process, positionId);
      if (decision) moments.set(process, decision.time);
    }
    return [...moments.keys()].sort(
      (a, b) => compare(moments.get(b) ?? '', moments.get(a) ?? '') || compare(b.id, a.id),
    );
  };
  seed.forEach(insert);

  return {
    find(id) {
      if (isArchived(id)) readArchive();
      return byId.get(id);
    },
    put(process) {
      markChanged();
      insert(process);
    },
    remove(id) {
      const process = byId.get(id);
      if (!process) return;
      markChanged();
      indexes.forEach((index) => index.remove(process));
      byId.delete(id);
    },
    all() {
      readArchive();
      return newestFirst([...byId.values()]);
    },
    waitingFor: (positionId) => newestFirst(processesOf(waiting.of(positionId))),
    waitingPositions: () =>
      [...byId.values()].flatMap(({ tasks }) => tasks.filter(isOpen).map(({ position }) => position)),
    recentlyDecidedBy: (positionId) => byDecision(positionId).filter(({ id }) => !isArchived(id)),
    decidedBy(positionId) {
      readArchive();
      return byDecision(positionId);
    },
    startedBy(positionId) {
      readArchive();
      return newestFirst(processesOf(started.of(positionId)));
    },
    recentlyStartedBy: (positionId) =>
      newestFirst(processesOf(started.of(positionId)).filter(({ id }) => !isArchived(id))),
    copiedTo(positionId) {
      readArchive();
      return newestFirst(processesOf(copied.of(positionId)));
    },
    aliveFor: (orderId) => processesOf(orders.of(orderId)).find(isAlive),
    latestFor: (orderId) => newestFirst(processesOf(orders.of(orderId)).filter(({ id }) => !isArchived(id)))[0],
    aliveByVersion(flowCode) {
      const counts = new Map<number, number>();
      for (const { published } of processesOf(alive.of(flowCode)))
        counts.set(published, (counts.get(published) ?? 0) + 1);
      return counts;
    },
    hasAny(flowCode) {
      readArchive();
      return [...byId.values()].some((process) => process.flowCode === flowCode);
    },
  };
}
