import { isAppError } from '@atrium/common/errors/appError';
import { isUnanswered } from '@atrium/common/errors/isUnanswered';
import { randomId } from '@atrium/common/randomId';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ProcessItem } from '../../api/listProcesses';
import { outdatedDraft, saveDraft, submitFlow } from '../../api/startFlow';
import type { Application, DraftVersion, SavedDraft, Sending } from '../../api/startFlow';
import { isRefusal } from '../../plan/planRules';

/** What is saved or submitted next: a draft as this window knows it, or a new application. */
interface Target {
  processId: string | undefined;
  version: DraftVersion;
  /** Of its next save. It stays until a save has succeeded, whatever is changed meanwhile. */
  requestId: string;
}

/** Exactly what was sent: repeated, it gets the answer that was lost. */
interface Call {
  application: Application;
  sending: Sending;
}

type OutdatedDraft = NonNullable<ReturnType<typeof outdatedDraft>>;
/** Asks whether the person wants to go on although the draft was changed or deleted elsewhere. */
type AskOutdated = (reason: OutdatedDraft) => Promise<boolean>;

/** Saves and submits the application of one window, one call at a time. */
export interface DraftCalls {
  /** Learns what became of a save whose answer was lost; undefined where none was, or where it has not arrived. */
  settle(): Promise<SavedDraft | undefined>;
  /** What was changed elsewhere stays as it is there. Wants to be settled before. */
  save(application: Application, ask: AskOutdated): Promise<SavedDraft>;
  /** Wants to be settled before. */
  submit(application: Application, ask: AskOutdated): Promise<ProcessItem>;
  /** The process of an earlier try whose answer was lost; undefined where none of them has arrived. */
  findSubmitted(): Promise<ProcessItem | undefined>;
  /** The draft; undefined for a new application. */
  processId(): string | undefined;
}

const targetOf = (processId: string | undefined, version: DraftVersion): Target => ({
  ...{ processId, version },
  requestId: randomId(),
});

export function createDraftCalls(
  http: PortalHttp,
  draft: { processId: string | undefined; version: DraftVersion },
): DraftCalls {
  let target = targetOf(draft.processId, draft.version);
  let lostSave: Call | undefined;
  /** The submissions whose answer is not known. One of them may have arrived, and is answered when it is repeated. */
  const openTries: Call[] = [];
  /** All tries to submit have the same one: the platform knows the first by it. */
  const submitId = randomId();

  async function sendSave(call: Call): Promise<SavedDraft> {
    const saved = await saveDraft(http, call.application, call.sending);
    target = targetOf(saved.processId, saved.version);
    lostSave = undefined;
    return saved;
  }

  async function saveTarget(content: Application): Promise<SavedDraft> {
    const { processId, version, requestId } = target;
    const call = { application: { ...content, processId }, sending: { requestId, version } };
    try {
      return await sendSave(call);
    } catch (error) {
      if (isUnanswered(error)) lostSave = call;
      throw error;
    }
  }

  async function submitTarget(content: Application, version: DraftVersion): Promise<ProcessItem> {
    const call = {
      application: { ...content, processId: target.processId },
      sending: { requestId: submitId, version },
    };
    try {
      return await submitFlow(http, call.application, call.sending);
    } catch (error) {
      if (!isRefusal(error)) openTries.push(call);
      throw error;
    }
  }

  /** Why the draft is out of date, after the person has agreed to go on; throws the error otherwise. */
  async function agreedReason(error: unknown, ask: AskOutdated): Promise<OutdatedDraft> {
    const reason = target.processId === undefined ? undefined : outdatedDraft(error);
    if (!reason || !(await ask(reason))) throw error;
    return reason;
  }

  return {
    async settle() {
      if (!lostSave) return undefined;
      try {
        return await sendSave(lostSave);
      } catch (error) {
        if (isUnanswered(error) || !isAppError(error, 'service')) throw error;
        // It has not arrived: what is sent next is told the reason if that still holds.
        lostSave = undefined;
        return undefined;
      }
    },
    async save(application, ask) {
      try {
        return await saveTarget(application);
      } catch (error) {
        await agreedReason(error, ask);
        // The wish holds until it is fulfilled: another try neither asks again nor makes a second copy.
        target = targetOf(undefined, undefined);
        return saveTarget(application);
      }
    },
    async submit(application, ask) {
      try {
        return await submitTarget(application, target.version);
      } catch (error) {
        const reason = await agreedReason(error, ask);
        if (reason === 'deleted') target = targetOf(undefined, undefined);
        // The person has agreed to this submission only: a later save still compares the version.
        return submitTarget(application, undefined);
      }
    },
    async findSubmitted() {
      for (const { application, sending } of openTries) {
        try {
          return await submitFlow(http, application, sending);
        } catch (error) {
          // Another one has arrived.
          if (!isRefusal(error)) throw error;
        }
      }
      return undefined;
    },
    processId: () => target.processId,
  };
}
