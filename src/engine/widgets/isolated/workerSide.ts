import { LiveWidget } from '../LiveWidget';
import { Registrations } from '../runFile';
import { WidgetError, faultOf } from '../widgetFault';
import type { FromWidget, Question } from './messages';

/** As much of a Worker's global object as is used here. */
export interface WorkerScope {
  registerComponent?: Registrations['register'];
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Data that is no data was left to us: a drawing in which something contains itself, or a value that cannot be told. */
function toText(message: FromWidget): string {
  try {
    return JSON.stringify(message);
  } catch (error) {
    throw new WidgetError({ code: 'badvalue', params: { message: String(error).slice(0, 100) } });
  }
}

/** Gives a widget's file its `registerComponent`, and carries what is asked to the widget and back. */
export function beWorker(scope: WorkerScope): void {
  const registrations = new Registrations();
  scope.registerComponent = registrations.register;
  // The file that runs here may change what it finds: this is ours from now on.
  const post = scope.postMessage.bind(scope);
  const say = (message: FromWidget) => post(toText(message));
  let live: LiveWidget | undefined;

  function answer(question: Question): FromWidget {
    const { turn } = question;
    if (question.kind === 'register') {
      const definition = registrations.definition(question.type);
      live = new LiveWidget(definition, (value) => say({ kind: 'value', value }));
      return { kind: 'registered', turn, properties: definition.properties };
    }
    if (question.kind === 'draw') return { kind: 'drawn', turn, tree: live?.draw(question.props, question.facts) };
    live?.hear(question.handler, question.event);
    return { kind: 'heard', turn };
  }

  scope.addEventListener('message', ({ data }) => {
    const question = data as Question;
    try {
      say(answer(question));
    } catch (error) {
      say({ kind: 'fault', turn: question.turn, fault: faultOf(error) });
    }
  });
  say({ kind: 'alive' });
}
