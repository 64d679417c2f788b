import type { Disposable } from '@atrium/common/disposable';
import { joinNames } from '@atrium/common/format/joinNames';
import type { Language, Portal, PrintContent } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import type { Process, ProcessStep } from '../../api/process';
import styles from './paper.module.css';
import { createPaperPictures } from './paperPictures';
import { fieldText } from './ProcessFields';
import { isAhead, stepWords } from './record/stepWords';
import { timelineOf } from './timelineOf';

/** Paper has no press for more: of a longer record the last entries are printed. */
const MAX_ENTRIES = 500;

interface Sources {
  t: Translate;
  language: Language;
  /** Where the pictures of signatures are. */
  files: Pick<Portal['files'], 'picture'>;
}

/** The form of the application, as it is open on the screen. */
export interface PaperForm {
  /** It holds changes that were not sent. */
  isDirty: boolean;
  /** Renders it for paper as it is now. Resolves to undefined where it cannot be read. */
  mount(element: HTMLElement): Promise<Disposable | undefined>;
}

type Fact = readonly [name: string, value: string];

/** A process for the host's print preview: head, application, record with its signatures, and what is still to come. */
export function processPaper({ t, language, files }: Sources, process: Process, form?: PaperForm): PrintContent {
  const { title, fields } = process;
  const steps = timelineOf(process);
  const facts: readonly Fact[] = [
    [t('workflow.process.flow'), process.processName],
    [t('workflow.process.no'), process.processNo],
    [
      t('workflow.process.applicant'),
      [process.applicant, process.applicantPosition, process.applicantOrg].filter(Boolean).join(' · '),
    ],
    [t('workflow.process.appliedAt'), dateText(process.appliedAt)],
    [t('workflow.process.state'), process.stateName],
  ];
  const leftOut = steps.length - MAX_ENTRIES;
  const printed = steps.slice(-MAX_ENTRIES);
  const [record, ahead] = [printed.filter((step) => !isAhead(step)), printed.filter(isAhead)];

  const mount = async (paper: HTMLElement) => {
    const page = paper.ownerDocument;
    const pictures = createPaperPictures(files);
    /** Each resolves to whether the picture of a signature can be printed. */
    const signatures: Promise<boolean>[] = [];
    const add = (parent: Element, text = '', className: string | undefined = '') => {
      const created = page.createElement('div');
      created.textContent = text;
      created.className = className;
      parent.append(created);
      return created;
    };
    const root = page.createElement('article');
    root.className = styles.paper ?? '';
    paper.append(root);
    const block = (kind: string, className: string | undefined, text = '') => {
      const created = add(root, text, className);
      created.dataset.paper = kind;
      return created;
    };
    /** Says what the person should know before printing. */
    const addNote = (text: string, place = add(root)) => {
      place.className = styles.note ?? '';
      place.textContent = text;
      Object.assign(place.dataset, { paper: 'head', scope: '' });
    };
    /** Two beside each other. */
    const addFacts = (pairs: readonly Fact[]) => {
      for (let index = 0; index < pairs.length; index += 2) {
        const line = block('fields', styles.facts);
        pairs.slice(index, index + 2).forEach(([name, value]) => {
          const fact = add(line, '', styles.fact);
          add(fact, name, styles.name);
          add(fact, value);
        });
      }
    };
    const addForm = async ({ mount: mountForm, isDirty }: PaperForm): Promise<Disposable | undefined> => {
      if (isDirty) addNote(t('workflow.process.print.unsent'));
      const place = add(root);
      const unmount = await mountForm(place);
      if (!unmount) addNote(t('workflow.process.print.noForm'), place);
      return unmount;
    };
    const namesText = (step: ProcessStep) => {
      const names = joinNames(step.handlers, language);
      return names && isAhead(step) ? t('workflow.process.print.with', { names }) : names;
    };
    const addStep = (step: ProcessStep) => {
      const line = block('row', styles.step);
      const { name, tag } = stepWords(t, step);
      add(line, [name, tag, namesText(step), dateText(step.time)].filter(Boolean).join('　'), styles.stepHead);
      if (step.targets.length > 0)
        add(line, t('workflow.process.targets', { names: joinNames(step.targets, language) }));
      if (step.comment) add(line, t('workflow.process.comment.label', { comment: step.comment }));
      if (step.attachments.length > 0) {
        const names = joinNames(
          step.attachments.map(({ filename }) => filename),
          language,
        );
        add(line, t('workflow.process.files.named', { names }));
      }
      if (step.signature) signatures.push(addSignature(line, step));
    };
    async function addSignature(line: Element, { signature, handlers: [name = ''] }: ProcessStep): Promise<boolean> {
      const label = t('workflow.process.signature.of', { name });
      const image = page.createElement('img');
      image.alt = label;
      image.className = styles.signature ?? '';
      line.append(image);
      const isShown = await pictures.load(image, signature);
      if (!isShown) image.replaceWith(add(line, t('workflow.process.picture.failed', { label })));
      return isShown;
    }

    block('head', styles.title, title);
    addFacts(facts.filter(([, value]) => value !== ''));
    if (form || fields.length > 0) block('head', styles.heading, t('workflow.process.section.application'));
    const mounted = form && addForm(form);
    if (!form) addFacts(fields.map((field) => [field.title, fieldText(field)]));
    if (record.length > 0) block('head', styles.heading, t('workflow.process.section.record'));
    if (leftOut > 0) addNote(t('workflow.process.print.leftOut', { count: leftOut }));
    record.forEach(addStep);
    if (ahead.length > 0) block('head', styles.heading, t('workflow.process.section.ahead'));
    ahead.forEach(addStep);
    const [unmountForm, ...shown] = await Promise.all([mounted, ...signatures]);
    const failed = shown.filter((isShown) => !isShown).length;
    if (failed > 0) addNote(t('workflow.process.print.noPicture', { count: failed }));
    return () => {
      unmountForm?.();
      root.remove();
    };
  };
  return { title, mount };
}
