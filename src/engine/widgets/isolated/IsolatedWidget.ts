import { cleanTree } from '../cleanTree';
import type { Properties } from '../contract';
import { ANSWER_TIMEOUT_MS, START_TIMEOUT_MS } from '../limits';
import { plainValue } from '../plainValue';
import { propsFor } from '../propsFor';
import { readProperties } from '../readDefinition';
import type { Told } from '../told';
import type { WidgetListener } from '../widgetListener';
import { faultOf } from '../widgetFault';
import type { WidgetFault } from '../widgetFault';
import { readFromFrame, readFromWidget } from './messages';
import type { FromFrame, FromWidget, Question, ToFrame } from './messages';

/** Whoever shows an isolated widget hears more of it. */
export interface IsolatedListener extends WidgetListener {
  /** It is no widget, or did not begin: nothing more comes of it. */
  onUnregistered(fault: WidgetFault): void;
  /** It had to be ended. */
  onEnded(fault: WidgetFault): void;
  onHeight(px: number): void;
  onFocus(isInside: boolean): void;
}

export interface IsolatedParts {
  readonly type: string;
  send(message: ToFrame): void;
  readonly listener: IsolatedListener;
}

/** A question without its turn. */
type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'turn'> : never) : never;

/**
 * The product's side of an isolated widget: asks it to draw, has its drawings checked and painted, and ends it when it
 * does not answer in time. All that comes from there is checked by its shape.
 */
export class IsolatedWidget {
  private properties?: Properties;
  private told?: Told;
  /** Of the newest question, and of the newest answer. */
  private turn = 0;
  private answeredTurn = 0;
  /** The turn of the drawing that is waited for; what is told meanwhile is told once it is there. */
  private drawing?: number;
  private isOutdated = false;
  private seen = 0;
  /** The newest answer when it was asked whether there is another. */
  private echoTurn?: number;
  private isOver = false;
  private timer = setTimeout(() => this.unregistered({ code: 'nostart' }), START_TIMEOUT_MS);

  constructor(private readonly parts: IsolatedParts) {}

  /** What it is to draw from now on. */
  tell(told: Told): void {
    this.told = told;
    this.drawAgain();
  }

  /** The frame has said something. */
  receive(data: unknown): void {
    const message = readFromFrame(data);
    if (message && !this.isOver) this.take(message);
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private take(message: FromFrame): void {
    const { listener } = this.parts;
    if (message.kind === 'height') listener.onHeight(message.px);
    else if (message.kind === 'focus') listener.onFocus(message.isInside);
    else if (message.kind === 'flood') this.ended({ code: 'flood' });
    else if (message.kind === 'echo') this.silent();
    else if (message.kind === 'threw') this.threw({ code: 'threw', params: { message: message.message } });
    else if (message.kind === 'happened') this.happened(message);
    else this.hear(readFromWidget(message.text));
  }

  private happened({ handler, event, number }: Extract<FromFrame, { kind: 'happened' }>): void {
    this.seen = number;
    this.ask({ kind: 'hear', handler, event });
  }

  private threw(fault: WidgetFault): void {
    if (this.properties) this.parts.listener.onMishap(fault);
    else this.unregistered(fault);
  }

  private hear(message: FromWidget | undefined): void {
    if (!message) return;
    if (message.kind === 'alive') {
      if (this.turn === 0) this.ask({ kind: 'register', type: this.parts.type });
      return;
    }
    try {
      if (message.kind === 'value') this.parts.listener.onValue(plainValue(message.value));
      else this.answered(message);
    } catch (error) {
      this.parts.listener.onMishap(faultOf(error));
    }
  }

  private answered(message: Extract<FromWidget, { turn: number }>): void {
    const { turn } = message;
    if (turn <= this.answeredTurn || turn > this.turn) return;
    this.answeredTurn = turn;
    clearTimeout(this.timer);
    if (turn < this.turn) this.expect();
    const isDrawing = turn === this.drawing;
    if (isDrawing) this.drawing = undefined;
    if (message.kind === 'registered') this.registered(message.properties);
    else if (message.kind === 'drawn' && isDrawing) this.paint(message.tree);
    else if (message.kind === 'fault') this.faulty(message.fault, isDrawing);
    if (isDrawing && this.isOutdated) this.drawAgain();
  }

  private registered(properties: unknown): void {
    if (this.properties) return;
    try {
      this.properties = readProperties(properties);
    } catch (error) {
      this.unregistered(faultOf(error));
      return;
    }
    this.drawAgain();
  }

  private faulty(fault: WidgetFault, isDrawing: boolean): void {
    const { listener } = this.parts;
    if (!this.properties) this.unregistered(fault);
    else if (isDrawing) listener.onFault(fault);
    else listener.onMishap(fault);
  }

  private paint(tree: unknown): void {
    const { send, listener } = this.parts;
    try {
      const { nodes, refused } = cleanTree(tree);
      send({ kind: 'paint', nodes, seen: this.seen });
      listener.onDrawn(refused);
    } catch (error) {
      listener.onFault(faultOf(error));
    }
  }

  private drawAgain(): void {
    this.isOutdated = this.drawing !== undefined;
    if (!this.properties || !this.told || this.isOutdated || this.isOver) return;
    const { props, facts } = this.told;
    this.drawing = this.ask({ kind: 'draw', props: propsFor(this.properties, props), facts });
  }

  private ask(asked: Asked): number {
    if (this.answeredTurn === this.turn) this.expect();
    this.turn += 1;
    this.parts.send({ kind: 'ask', question: { ...asked, turn: this.turn } });
    return this.turn;
  }

  private expect(): void {
    clearTimeout(this.timer);
    this.echoTurn = undefined;
    this.timer = setTimeout(() => this.listenOnce(), ANSWER_TIMEOUT_MS);
  }

  /** When the page itself was busy, the answer may be there and not yet heard. */
  private listenOnce(): void {
    this.echoTurn = this.answeredTurn;
    this.timer = setTimeout(() => this.silent(), START_TIMEOUT_MS);
    this.parts.send({ kind: 'echo' });
  }

  private silent(): void {
    if (this.echoTurn !== this.answeredTurn) return;
    const fault: WidgetFault = { code: 'silent', params: { ms: String(ANSWER_TIMEOUT_MS) } };
    if (this.properties) this.ended(fault);
    else this.unregistered(fault);
  }

  private unregistered(fault: WidgetFault): void {
    this.end();
    this.parts.listener.onUnregistered(fault);
  }

  private ended(fault: WidgetFault): void {
    this.end();
    if (this.properties) this.parts.listener.onEnded(fault);
    else this.parts.listener.onUnregistered(fault);
  }
}
