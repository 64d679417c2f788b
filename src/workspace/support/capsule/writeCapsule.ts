import { CAPSULE_KIND, CAPSULE_LIMITS, CAPSULE_VERSION } from './capsule';
import type { Capsule, CapsuleCall, CapsuleCut, CapsuleEntry, CapsulePage } from './capsule';
import { createMask, designOf } from './createMask';
import type { Mask } from './createMask';
import { fitSize } from './fitSize';
import { scrub, scrubFields, scrubProtocol, secretControls, secretNameRule, secretTexts } from './scrub';
import type { ScrubRules } from './scrub';
import { REMOVED, withoutSecretShapes, withoutSecrets } from './secrets';

/** What is known of a page when somebody saves a capsule. It may hold secrets, and is not stored. */
export interface CapsuleSource extends Omit<Capsule, 'kind' | 'version' | 'values' | 'cuts'> {
  /** The tokens of the session and other texts that must not be in the file, wherever they stand. */
  readonly secrets: readonly string[];
  /** What was shortened before. */
  readonly cuts?: readonly CapsuleCut[];
}

/** Shorter secrets would be found in everything; they are removed by their names alone. */
const MIN_KNOWN_LENGTH = 6;
const MAX_KNOWN = 500;

/** A secret as it stands in texts: as it is, inside of JSON, inside of an address. */
const written = (secret: string) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];

function knownSecrets({ secrets, page, calls }: CapsuleSource, isSecret: (name: string) => boolean): string[] {
  const data = [page?.values, page?.linkParam, page?.user.fields, calls.map(({ input, answer }) => [input, answer])];
  const found = new Set([...secrets, ...secretTexts(data, isSecret)]);
  const long = [...found].filter(({ length }) => length >= MIN_KNOWN_LENGTH).slice(0, MAX_KNOWN);
  return [...new Set(long.flatMap(written))].sort((one, two) => two.length - one.length);
}

const short = (text: string, most: number = CAPSULE_LIMITS.textLength) => text.slice(0, most);

class Writer {
  private readonly isSecret: (name: string) => boolean;
  private readonly known: readonly string[];
  private readonly mask: Mask | undefined;
  private readonly rules: ScrubRules;
  private readonly protocolRules: ScrubRules;
  readonly cuts: CapsuleCut[];

  constructor(
    private readonly source: CapsuleSource,
    isMasked: boolean,
  ) {
    const design = [source.page?.protocol, source.page?.fragments];
    this.isSecret = secretNameRule(secretControls(design));
    this.known = knownSecrets(source, this.isSecret);
    this.mask = isMasked ? createMask(designOf(design)) : undefined;
    this.cuts = [...(source.cuts ?? [])];
    const { isSecret, known, cuts } = this;
    const onCut = (cut: CapsuleCut) => void (cuts.length < CAPSULE_LIMITS.cuts && cuts.push(cut));
    this.rules = { isSecret, onCut, text: (text) => withoutSecrets(text, known), mask: this.mask?.value };
    this.protocolRules = { isSecret, onCut, text: (text) => withoutSecretShapes(text, known) };
  }

  page({ code, status, linkParam, protocol, fragments, values, texts, user }: CapsulePage): CapsulePage {
    const { rules, protocolRules } = this;
    return {
      code: this.plain(code),
      status,
      linkParam: scrubFields(linkParam, rules, 'page.linkParam'),
      protocol: scrubProtocol(protocol, protocolRules, 'page.protocol'),
      fragments: scrubProtocol(fragments, protocolRules, 'page.fragments') as Record<string, unknown>,
      values: scrubFields(values, rules, 'page.values'),
      texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, this.plain(text)])),
      user: {
        fields: scrubFields(user.fields, rules, 'page.user'),
        functions: user.functions,
        roles: user.roles,
      },
    };
  }

  call({ api, input, at, tookMs, answer, error }: CapsuleCall, index: number): CapsuleCall {
    const path = `calls[${index}]`;
    return {
      api: this.plain(api),
      input: scrubFields(input, this.rules, `${path}.input`),
      at,
      tookMs,
      ...(answer !== undefined && { answer: scrub(answer, this.rules, `${path}.answer`) }),
      ...(error && { error: { ...error, kind: this.plain(error.kind), message: this.about(error.message) } }),
    };
  }

  entry(entry: CapsuleEntry): CapsuleEntry {
    const control = 'control' in entry ? entry.control?.split('.').at(-1) : undefined;
    const isSecret = control !== undefined && this.isSecret(control);
    const preview = (json: string) => (isSecret && json !== '' ? REMOVED : this.preview(json));
    const ending = 'ending' in entry && entry.ending ? { ending: this.ending(entry.ending) } : {};
    switch (entry.kind) {
      case 'edit':
        return { ...entry, before: preview(entry.before), after: preview(entry.after) };
      case 'change': {
        const source = entry.source === undefined ? {} : { source: this.plain(entry.source) };
        return { ...entry, ...source, before: preview(entry.before), after: preview(entry.after) };
      }
      case 'step':
        return { ...entry, params: preview(entry.params), ...ending };
      case 'request':
        return { ...entry, input: preview(entry.input), ...ending };
      case 'event':
        return { ...entry, ...ending };
    }
  }

  /** A text about data, such as a message. */
  about(text: string): string {
    const clean = withoutSecrets(short(text), this.known);
    return this.mask ? this.mask.about(clean) : clean;
  }

  private ending({ result, error, ...ending }: NonNullable<Extract<CapsuleEntry, { ending?: unknown }>['ending']>) {
    return {
      ...ending,
      ...(result !== undefined && { result: this.preview(result) }),
      ...(error !== undefined && { error: this.about(error) }),
    };
  }

  private preview(json: string): string {
    const clean = withoutSecrets(short(json), this.known);
    return this.mask ? this.mask.preview(clean) : clean;
  }

  private plain(text: string): string {
    return withoutSecretShapes(short(text), this.known);
  }

  write(): Capsule {
    const { source } = this;
    const page = source.page && this.page(source.page);
    const calls = source.calls.slice(-CAPSULE_LIMITS.calls).map((call, index) => this.call(call, index));
    return {
      kind: CAPSULE_KIND,
      version: CAPSULE_VERSION,
      madeAt: source.madeAt,
      language: source.language,
      values: this.mask ? 'masked' : 'kept',
      ...(page && { page }),
      calls,
      trace: source.trace.slice(-CAPSULE_LIMITS.traceEntries).map((entry) => this.entry(entry)),
      errors: source.errors.slice(-CAPSULE_LIMITS.errors).map(({ at, source: from, message, details }) => ({
        at,
        source: this.plain(from),
        message: this.about(message),
        ...(details !== undefined && { details: this.about(details) }),
      })),
      cuts: this.cuts,
    };
  }
}

/** What a file's name may hold on every system. */
const inName = (text: string) => text.replace(/[^\p{L}\d_-]+/gu, '-').slice(0, 60);

/**
 * Writes a capsule: without secrets, within the limits, with personal data as it is or as placeholders.
 *
 * @param isMasked Replaces personal data.
 */
export function writeCapsule(source: CapsuleSource, isMasked: boolean): { text: string; filename: string } {
  const capsule = fitSize(new Writer(source, isMasked).write());
  const time = source.madeAt.replace(/\.\d+Z?$/, '').replace(/[^\d]+/g, '');
  const filename = `atrium-capsule-${inName(capsule.page?.code ?? 'app')}-${time}.json`;
  return { text: JSON.stringify(capsule), filename };
}
