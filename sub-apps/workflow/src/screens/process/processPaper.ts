import { joinNames } from '@atrium/common/format/joinNames';
import type { Language, PrintContent } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import type { Process, ProcessStep } from '../../api/process';
import styles from './paper.module.css';
import { fieldText } from './ProcessFields';

/** Paper has no press for more: of a longer record the last entries are printed. */
const MAX_ENTRIES = 500;

/** A process for the host's print preview: head, fields and record. */
export function processPaper(t: Translate, language: Language, process: Process): PrintContent {
  const { title, steps } = process;
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
  const leftOut = steps.length - MAX_ENTRIES;

  const mount = (paper: HTMLElement) => {
    const page = paper.ownerDocument;
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
      const head = [step.name, joinNames(step.handlers, language), step.actionName, dateText(step.time)];
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
    };

    block('head', title, styles.title);
    facts.forEach(([name, value]) => addFact(name, value));
    if (process.fields.length > 0) block('head', t('workflow.process.fields'), styles.heading);
    process.fields.forEach((field) => addFact(field.title, fieldText(field)));
    block('head', t('workflow.process.record'), styles.heading);
    if (leftOut > 0)
      block('head', t('workflow.process.print.leftOut', { count: leftOut }), styles.name).dataset.scope = '';
    steps.slice(-MAX_ENTRIES).forEach(addStep);
    return Promise.resolve(() => root.remove());
  };
  return { title, mount };
}
