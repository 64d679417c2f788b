import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { shorten } from '@/common/format/shorten';
import { FormattedText } from '../controls/shared/FormattedText';
import { Tag } from '../controls/shared/Tag';
import { isEmptyValue, plainText } from '../controls/defineControl';
import { readEntries } from '../controls/file/entries';
import { isDrawing } from '../controls/signature/facts';
import type { ControlModel } from '../model/controlModel';
import { ControlBoundary } from '../react/ControlBoundary';
import { useViewsOf } from '../react/pageContext';
import { packRows } from './packRows';
import type { PaperField, PaperPart, PaperRow, PaperTable, PaperText } from './paper';
import styles from './paper.module.css';
import { PaperPictures } from './PaperPictures';
import { unbroken } from './unbroken';

/**
 * A page on paper. `data-paper` marks what is not cut: headings (`head`, which stay with what follows), lines of fields,
 * rows of tables, figures. The heads of tables (`data-table`) are repeated on each sheet. Rows come in hidden batches
 * (`data-batch`): the layout of thousands at once would block the browser for seconds. `data-scope` marks what the person
 * should know before printing.
 */
export function PaperView({ parts, onShown }: { parts: readonly PaperPart[]; onShown(): void }) {
  useEffect(onShown, [onShown]);
  return (
    <article className={styles.paper}>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </article>
  );
}

function Part({ part }: { part: PaperPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <div data-paper="head" className={styles.heading} data-level={part.level}>
          {part.text}
        </div>
      );
    case 'fields':
      return packRows(part.fields, part.columns).map((fields, index) => (
        <div
          key={index}
          data-paper="fields"
          className={styles.fields}
          style={{ gridTemplateColumns: `repeat(${part.columns}, minmax(0, 1fr))` }}
        >
          {fields.map((field) => (
            <Field key={field.name} field={field} columns={part.columns} />
          ))}
        </div>
      ));
    case 'table':
      return <Table table={part} />;
    case 'figure':
      return <Figure control={part.control} label={part.label} />;
  }
}

const Text = ({ text, tone }: PaperText) => (tone ? <Tag tone={tone} text={text} /> : text);

function Field({ field, columns }: { field: PaperField; columns: number }) {
  const { label, span, isTotal } = field;
  return (
    <div
      className={isTotal ? styles.total : styles.field}
      style={{ gridColumn: span >= columns ? '1 / -1' : `span ${span}` }}
    >
      {label !== '' && <div className={styles.label}>{label}</div>}
      <div className={styles.text}>
        <Text {...field} />
      </div>
    </div>
  );
}

/** Cells that are laid out at once, in a few hundredths of a second. */
const BATCH_CELLS = 600;

function Table({ table: { title, columns, rows, scope, totals } }: { table: PaperTable }) {
  const batches = batchesOf(rows, Math.max(1, Math.floor(BATCH_CELLS / Math.max(1, columns.length))));
  return (
    <>
      {title !== '' && (
        <div data-paper="head" className={styles.heading} data-level={2}>
          {title}
        </div>
      )}
      {scope !== '' && (
        <div data-paper="head" data-scope className={styles.note}>
          {scope}
        </div>
      )}
      <div data-table>
        <Grid columns={columns}>
          <thead>
            <tr>
              {columns.map(({ key, title: text, isNumeric }) => (
                <th key={key} data-numeric={isNumeric || undefined}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        </Grid>
        {batches.map((batch, index) => (
          <div key={index} data-batch hidden>
            <Grid columns={columns}>
              <tbody>
                {batch.map((row) => (
                  <Row key={row.key} row={row} columns={columns} />
                ))}
              </tbody>
            </Grid>
          </div>
        ))}
      </div>
      {[...totals, ...(scope === '' ? [] : [scope])].map((note) => (
        <div key={note} data-paper="note" className={styles.note}>
          {note}
        </div>
      ))}
    </>
  );
}

const batchesOf = (rows: readonly PaperRow[], size: number): readonly (readonly PaperRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));

/** The head, or a batch of rows. The columns of all are as wide once the page is measured. */
function Grid({ columns, children }: Pick<PaperTable, 'columns'> & { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <colgroup>
        {columns.map(({ key, share }) => (
          <col key={key} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      {children}
    </table>
  );
}

function Row({ row, columns }: { row: PaperRow } & Pick<PaperTable, 'columns'>) {
  if (row.section !== undefined)
    return (
      <tr data-paper="head" className={styles.section}>
        <td colSpan={columns.length}>{row.section}</td>
      </tr>
    );
  return (
    <tr data-paper="row">
      {row.cells.map((cell, index) => {
        const column = columns[index];
        return (
          <td key={column?.key} data-numeric={column?.isNumeric || undefined}>
            <Cell cell={cell} isNumeric={column?.isNumeric ?? false} />
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ cell, isNumeric }: { cell: PaperText; isNumeric: boolean }) {
  const { text, pictures } = cell;
  if (pictures) return <PaperPictures entries={pictures} isSmall />;
  return <Text {...cell} text={unbroken(text, isNumeric)} />;
}

/** Characters that are printed of a value that is no signature. */
const MAX_INVALID_LENGTH = 200;

/** The view of the control; formatted texts and signatures without the tools that edit them. */
function Figure({ control, label }: { control: ControlModel; label: string }) {
  return (
    <div data-paper="figure" className={styles.figure}>
      {label !== '' && <div className={styles.label}>{label}</div>}
      <ControlBoundary host={control.page.host} pageCode={control.page.pageCode} path={control.node.path}>
        <FigureView control={control} />
      </ControlBoundary>
    </div>
  );
}

function FigureView({ control }: { control: ControlModel }) {
  const { Input, Block } = useViewsOf(control.node.type);
  const value = control.value();
  if (control.facts.category === 'input' && isEmptyValue(value)) return '—';
  if (control.node.type === 'richtext') return <FormattedText html={plainText(value)} />;
  if (control.node.type === 'image') return <PaperPictures entries={readEntries(value)} />;
  // Any other text would be an address, which is never fetched.
  if (control.node.type === 'signature')
    return isDrawing(value) ? (
      <img className={styles.image} src={value} alt="" />
    ) : (
      shorten(plainText(value), MAX_INVALID_LENGTH)
    );
  return Block ? <Block control={control} /> : <Input field={control} />;
}
