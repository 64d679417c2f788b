import { joinNames } from '@atrium/common/format/joinNames';
import type { Language, Portal, PrintContent } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import type { Process, ProcessStep } from '../../api/process';
import styles from './paper.module.css';
import { formFacts } from './formFacts';
import { createPaperPictures } from './paperPictures';
import { fieldText } from './ProcessFields';
import { stepWords } from './record/stepWords';
import { timelineOf } from './timelineOf';

/** Paper has no press for more: of a longer record the last entries are printed. */
const MAX_ENTRIES = 500;

interface Sources {
  t: Translate;
  language: Language;
  /** Where the pictures of signatures are. */
  files: Pick<Portal['files'], 'picture'>;
}

/** A process for the host's print preview: head, fields and record with its signatures. */
export function processPaper({ t, language, files }: Sources, process: Process): PrintContent {
  const { title } = process;
  const steps = timelineOf(process);
  const facts = [
    [t('workflow.process.flow'), process.processName],
    [t('workflow.process.no'), process.processNo],
    [
      t('workflow.process.applicant'),
      [process.applicant, process.applicantPosition, process.applicantOrg].filter(Boolean).join(' · '),
    ],
    [t('workflow.process.appliedAt'), dateText(process.appliedAt)],
    [t('workflow.process.state'), process.stateName],
  ].filter(([, value]) => value !== '');
  const application = [
    ...process.fields.map((field) => ({ title: field.title, lines: [fieldText(field)] })),
    ...formFacts(process, language),
  ];
  const leftOut = steps.length - MAX_ENTRIES;

  const mount = async (paper: HTMLElement) => {
    const page = paper.ownerDocument;
    const pictures = createPaperPictures(files);
    /** Each resolves to whether the picture of a signature can be printed. */
    const signatures: Promise<boolean>[] = [];
    const add = (tag: string, parent: Element, text = '', className: string | undefined = '') => {
      const created = page.createElement(tag);
      created.textContent = text;
      created.className = className ?? '';
      parent.append(created);
      return created;
    };
    const root = add('article', paper, '', styles.paper);
    const block = (kind: string, text: string, className: string | undefined) => {
      const created = add('div', root, text, className);
      created.dataset.paper = kind;
      return created;
    };
    const addFact = (name = '', value = '') => {
      const line = block('row', '', styles.fact);
      add('span', line, name, styles.name);
      add('span', line, value);
    };
    const addStep = (step: ProcessStep) => {
      const line = block('row', '', styles.step);
      const { name, tag } = stepWords(t, step);
      const head = [name, tag, joinNames(step.handlers, language), dateText(step.time)];
      add('div', line, head.filter(Boolean).join('　'), styles.name);
      if (step.targets.length > 0)
        add('div', line, t('workflow.process.targets', { names: joinNames(step.targets, language) }));
      if (step.comment) add('div', line, t('workflow.process.comment.label', { comment: step.comment }));
      if (step.attachments.length > 0) {
        const names = joinNames(
          step.attachments.map(({ filename }) => filename),
          language,
        );
        add('div', line, t('workflow.process.files.named', { names }));
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
      if (!isShown) image.replaceWith(add('div', line, t('workflow.process.picture.failed', { label })));
      return isShown;
    }

    block('head', title, styles.title);
    facts.forEach(([name, value]) => addFact(name, value));
    if (application.length > 0) block('head', t('workflow.process.section.application'), styles.heading);
    application.forEach(({ title: name, lines }) => lines.forEach((line, index) => addFact(index ? '' : name, line)));
    block('head', t('workflow.process.section.record'), styles.heading);
    if (leftOut > 0)
      block('head', t('workflow.process.print.leftOut', { count: leftOut }), styles.name).dataset.scope = '';
    steps.slice(-MAX_ENTRIES).forEach(addStep);
    const failed = (await Promise.all(signatures)).filter((isShown) => !isShown).length;
    if (failed > 0) {
      const note = block('head', t('workflow.process.print.noPicture', { count: failed }), styles.name);
      note.dataset.scope = '';
    }
    return () => root.remove();
  };
  return { title, mount };
}
