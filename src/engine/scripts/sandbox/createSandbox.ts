import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { FromSandbox, ToSandbox } from '../messages';
import { Realm, Stopped } from './realm';

type Work = Exclude<ToSandbox, { kind: 'boot' }>;
type Question = Exclude<Work, { kind: 'close' | 'abandon' }>;

/** The realms of all pages in one QuickJS, without the worker around it. Answers each message but `close` and `abandon`. */
export function createSandbox(
  quickJs: QuickJSWASMModule,
  now: () => number,
): (message: Work) => FromSandbox | undefined {
  const realms = new Map<string, Realm>();

  function turn(message: Question): string {
    if (message.kind === 'open') {
      const realm = new Realm(quickJs, now);
      realms.set(message.realm, realm);
      return realm.open(message.facts, message.webScripts);
    }
    const realm = realms.get(message.realm);
    if (!realm) throw new Error(`No realm ${message.realm}`);
    return message.kind === 'run' ? realm.run(message) : realm.answer(message);
  }

  /** Whether QuickJS could not clean up after it. */
  function drop(name: string): boolean {
    const realm = realms.get(name);
    realms.delete(name);
    try {
      realm?.dispose();
      return false;
    } catch {
      // What was interrupted may leave something behind, which QuickJS takes as its own end.
      return true;
    }
  }

  return (message) => {
    if (message.kind === 'close') {
      drop(message.realm);
      return undefined;
    }
    if (message.kind === 'abandon') {
      realms.get(message.realm)?.abandon(message.run);
      return undefined;
    }
    try {
      return { kind: 'turn', turn: turn(message) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { kind: 'stopped', reason: error.reason, isBroken: drop(message.realm) };
    }
  };
}
