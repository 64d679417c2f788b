import { useT } from '@atrium/portal/sdk';
import { Input } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Element } from '../api/report';
import type { Elements } from './layoutEdits';
import styles from './LayoutEditor.module.css';

/** Fewer elements are seen at a glance. */
const SEARCHED_FROM = 13;

/** The others of a group are found by the search. */
const MOST_LISTED = 50;

interface Props {
  elements: Elements;
  isUsed(code: string): boolean;
  /** The code of the element that was moved last, which is always listed. */
  moved: string | undefined;
  keyword: string;
  onKeyword(keyword: string): void;
  /** Why a dragged element cannot be taken out of the layout. */
  reason: string | undefined;
  /** A dragged element is over the list. */
  isOver: boolean;
  /** Draws an `ElementChip`. */
  children(element: Element): ReactNode;
}

/** The elements that the layout does not use, with a search if there are many. */
export function ElementList({ elements, isUsed, moved, keyword, onKeyword, reason, isOver, children }: Props) {
  const t = useT();
  const id = useId();
  const { dimensions, measures } = elements;
  const isLong = dimensions.length + measures.length >= SEARCHED_FROM;
  const wanted = isLong ? keyword.trim().toLowerCase() : '';
  const group = (name: 'dimensions' | 'measures') => {
    const unused = elements[name].filter(({ code }) => !isUsed(code));
    const found = unused.filter((element) => element.name.toLowerCase().includes(wanted));
    const listed = found.filter(({ code }, index) => index < MOST_LISTED || code === moved);
    return (
      <>
        <h4 id={`${id}-${name}`} className={styles.group}>
          {t(`reports.setting.${name}`)}
        </h4>
        <ul className={styles.list} aria-labelledby={`${id}-${name}`}>
          {listed.map((element) => children(element))}
        </ul>
        {listed.length < found.length && (
          <p className={styles.hint}>{t('reports.setting.leftOut', { count: found.length - listed.length })}</p>
        )}
        {found.length === 0 && (
          <p className={styles.hint}>{t(unused.length > 0 ? 'reports.setting.notFound' : 'reports.setting.allUsed')}</p>
        )}
      </>
    );
  };
  return (
    <section
      className={styles.available}
      data-zone="available"
      aria-labelledby={id}
      data-over={isOver || undefined}
      data-refused={reason === undefined ? undefined : true}
    >
      <h3 id={id} className={styles.title}>
        {t('reports.setting.available')}
        <span className={styles.reason} aria-hidden>
          {reason}
        </span>
      </h3>
      {isLong && (
        <Input
          allowClear
          aria-label={t('reports.setting.search')}
          placeholder={t('reports.setting.search')}
          value={keyword}
          onChange={({ target }) => onKeyword(target.value)}
        />
      )}
      <div className={styles.groups}>
        {group('dimensions')}
        {group('measures')}
      </div>
    </section>
  );
}
