import { CAPSULE_KIND, CAPSULE_LIMITS, CAPSULE_VERSION } from './capsule';
import type { Capsule, CapsuleCall, CapsuleCut, CapsuleEntry, CapsulePage } from './capsule';
import { designOf } from './design';
import { fitSize } from './fitSize';
import { KnownSecrets } from './KnownSecrets';
import { maskCapsule } from './maskCapsule';
import { parseJson } from './parseCut';
import { Scrubber, secretControls } from './Scrubber';
import { scrubProtocol } from './scrubProtocol';
import { REMOVED } from './secretNames';

/** What is known of a page when somebody saves a capsule. It may hold secrets, and is not stored. */
export interface CapsuleSource extends Omit<Capsule, 'kind' | 'version' | 'values' | 'cuts'> {
  /** The tokens of the session and other texts that must not be in the file, wherever they stand. */
  readonly secrets: readonly string[];
  /** What was shortened before. */
  readonly cuts?: readonly CapsuleCut[];
}

/** A shorter text under a secret name is removed there alone: it may be a state, such as `none`. */
const MIN_NAMED_LENGTH = 4;

type Ending = NonNullable<Extract<CapsuleEntry, { ending?: unknown }>['ending']>;

/** A copy of what was recorded, without secrets. */
class Writer {
  constructor(
    private readonly scrubber: Scrubber,
    private readonly cuts: CapsuleCut[],
  ) {}

  write(source: CapsuleSource): Capsule {
    const { scrubber } = this;
    const page = source.page && this.page(source.page);
    const calls = source.calls.slice(-CAPSULE_LIMITS.calls).map((call, index) => this.call(call, index));
    return {
      kind: CAPSULE_KIND,
      version: CAPSULE_VERSION,
      madeAt: source.madeAt,
      language: source.language,
      values: 'kept',
      ...(page && { page }),
      calls,
      trace: source.trace.slice(-CAPSULE_LIMITS.traceEntries).map((entry) => this.entry(entry)),
      errors: source.errors.slice(-CAPSULE_LIMITS.errors).map(({ at, source: from, message, details }) => ({
        at,
        source: scrubber.text(from),
        message: scrubber.text(message),
        ...(details !== undefined && { details: scrubber.text(details) }),
      })),
      cuts: this.cuts,
    };
  }

  private page({ code, status, linkParam, protocol, fragments, values, texts, user }: CapsulePage): CapsulePage {
    const { scrubber } = this;
    const title = (text: string) => scrubber.text(text, { isTitle: true });
    const codes = (all: CapsulePage['user']['roles']) => (all === 'all' ? all : all.map(title));
    const scrubbed = scrubProtocol(fragments, scrubber, 'page.fragments') as Record<string, unknown>;
    return {
      code: title(code),
      status,
      linkParam: scrubber.fields(linkParam, 'page.linkParam'),
      protocol: scrubProtocol(protocol, scrubber, 'page.protocol'),
      fragments: scrubbed,
      values: scrubber.fields(values, 'page.values'),
      texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [title(key), title(text)])),
      user: {
        fields: scrubber.fields(user.fields, 'page.user'),
        functions: codes(user.functions),
        roles: codes(user.roles),
      },
    };
  }

  private call({ api, input, at, tookMs, answer, error }: CapsuleCall, index: number): CapsuleCall {
    const { scrubber } = this;
    const path = `calls[${index}]`;
    return {
      api: scrubber.text(api),
      input: scrubber.fields(input, `${path}.input`),
      at,
      tookMs,
      ...(answer !== undefined && { answer: scrubber.data(answer, `${path}.answer`) }),
      ...(error && {
        error: {
          ...error,
          kind: scrubber.text(error.kind),
          message: scrubber.text(error.message),
          ...(error.code !== undefined && { code: scrubber.text(error.code) }),
        },
      }),
    };
  }

  private entry(entry: CapsuleEntry): CapsuleEntry {
    const { scrubber } = this;
    switch (entry.kind) {
      case 'edit':
        return { ...entry, control: scrubber.text(entry.control), ...this.change(entry) };
      case 'change': {
        const source = entry.source === undefined ? {} : { source: this.design(entry.source) };
        return { ...entry, ...source, control: scrubber.text(entry.control), ...this.change(entry) };
      }
      case 'step':
        return {
          ...entry,
          action: scrubber.text(entry.action),
          params: scrubber.preview(entry.params),
          ...this.ending(entry),
        };
      case 'request':
        return {
          ...entry,
          api: scrubber.text(entry.api),
          input: scrubber.preview(entry.input),
          ...this.ending(entry),
        };
      case 'event':
        return { ...entry, trigger: scrubber.text(entry.trigger), ...this.ending(entry) };
    }
  }

  private change(entry: Extract<CapsuleEntry, { kind: 'edit' | 'change' }>) {
    const { scrubber } = this;
    const { control, before, after } = entry;
    const isSecret = control.split('.').some(scrubber.isSecret);
    const isComputed = entry.kind === 'change' && scrubber.readsSecret(entry.source ?? '');
    const preview = (json: string) => {
      if (isSecret) scrubber.note(parseJson(json)?.value);
      return json !== '' && (isSecret || isComputed) ? REMOVED : scrubber.preview(json);
    };
    return { before: preview(before), after: preview(after) };
  }

  private ending({ ending }: { ending?: Ending }): { ending?: Ending } {
    if (!ending) return {};
    const { result, error, ...rest } = ending;
    const kept = {
      ...rest,
      ...(result !== undefined && { result: this.scrubber.preview(result) }),
      ...(error !== undefined && { error: this.scrubber.text(error) }),
    };
    return { ending: kept };
  }

  /** An expression of the page, perhaps without its sign. */
  private design(source: string): string {
    const sign = source.startsWith('=') ? '' : '=';
    return String(scrubProtocol(sign + source, this.scrubber, '')).slice(sign.length);
  }
}

/** What was entered into the controls of passwords, whatever its length. */
function enteredSecrets(values: unknown, controls: ReadonlySet<string>, found = new Set<string>(), depth = 0) {
  if (typeof values !== 'object' || values === null || depth > CAPSULE_LIMITS.depth) return found;
  Object.entries(values).forEach(([name, value]) => {
    if (typeof value === 'string' && controls.has(name)) found.add(value);
    enteredSecrets(value, controls, found, depth + 1);
  });
  return found;
}

/**
 * The capsule without secrets. First a copy is made, in which they are looked for by their names; its arrays are cut; then
 * all of them are removed everywhere, and texts are cut.
 */
function withoutSecrets(source: CapsuleSource): Capsule {
  const { page, secrets, cuts = [] } = source;
  const controls = secretControls([page?.protocol, page?.fragments]);
  const found = new Set([...secrets, ...enteredSecrets(page?.values, controls)]);
  const onSecret = (text: string) => void (text.length >= MIN_NAMED_LENGTH && found.add(text));
  const noted = [...cuts];
  const onCut = (cut: CapsuleCut) => {
    const isNoted = noted.some(({ path }) => path === cut.path);
    if (!isNoted && noted.length < CAPSULE_LIMITS.cuts) noted.push(cut);
  };
  const search = new Scrubber({ controls, known: new KnownSecrets([]), onSecret, onCut });
  const copy = fitSize(new Writer(search, noted).write(source));
  return new Writer(new Scrubber({ controls, known: new KnownSecrets(found), onCut }), noted).write({
    ...copy,
    secrets,
  });
}

/** What a file's name may hold on every system. */
const inName = (text: string) => text.replace(/[^\p{L}\d_-]+/gu, '-').slice(0, 60);

/**
 * Writes a capsule: without secrets, within the limits, with personal data as it is or as placeholders.
 *
 * @param isMasked Replaces personal data.
 */
export function writeCapsule(source: CapsuleSource, isMasked: boolean): { text: string; filename: string } {
  const kept = fitSize(withoutSecrets(source));
  const design = () => designOf(kept.page?.protocol, kept.page?.fragments, kept.page?.texts);
  // Placeholders may take more room than what they replace.
  const capsule = isMasked ? fitSize({ ...maskCapsule(kept, design()), values: 'masked' }) : kept;
  const time = source.madeAt.replace(/\.\d+Z?$/, '').replace(/[^\d]+/g, '');
  const filename = `atrium-capsule-${inName(capsule.page?.code ?? 'app')}-${time}.json`;
  return { text: JSON.stringify(capsule), filename };
}
