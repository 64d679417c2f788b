import { useNarrow, usePortal, useSession, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { Icon, LoadFailure, Page, PageHeader, PanelContent, SidePanel, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import {
  deleteOrganisations,
  getOrganisation,
  ORGANISATIONS_KEY,
  organisationTreeQuery,
} from '../../api/organisations';
import type { Organisation } from '../../api/organisations';
import { positionLabel } from '../../api/positions';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { organisationTexts } from '../../locales/organisations';
import { positionTexts } from '../../locales/positions';
import { mergeTexts } from '../../locales/textTable';
import { PositionPanel } from '../position-manager/PositionPanel';
import { MovePanel } from './MovePanel';
import { OrganisationDetails } from './OrganisationDetails';
import type { OrganisationHandlers } from './OrganisationDetails';
import styles from './OrganisationManager.module.css';
import { OrganisationPanel } from './OrganisationPanel';
import { ORGANISATION_ACTIONS } from './organisationRules';
import { OrganisationTree } from './OrganisationTree';
import type { TreeHandle } from './OrganisationTree';
import { lastPlace } from './rules/moves';
import type { Found } from './rules/search';
import { indexTree } from './rules/treeIndex';
import { StaleNote } from './StaleNote';
import { useOrganisationChanges } from './useOrganisationChanges';
import { useTreeView } from './useTreeView';

export const texts = mergeTexts(organisationTexts, positionTexts);

/** What is open beside the tree; its content stays while the panel slides away. */
interface Opened {
  panel: 'organisation' | 'move' | 'position' | undefined;
  /** The details are open in a panel, on a phone. */
  hasDetails: boolean;
  record: OpenRecord;
  /** The parent of a new unit, the unit that moves, or the organisation of a new position. */
  code: string;
}

const NOTHING: Opened = { panel: undefined, hasDetails: false, record: { mode: 'new' }, code: '' };

/** `/postinstmgr`: the organisation tree of the company, with the details and positions of each unit. */
export default function OrganisationManager() {
  const t = useT();
  const { http, access } = usePortal();
  const { orgStructTypeId } = useSession();
  const queries = useQueryClient();
  const isNarrow = useNarrow();
  const rights = useRights('postinstmgr', ORGANISATION_ACTIONS);
  const { data, error, isFetching, refetch } = useQuery(organisationTreeQuery(http, orgStructTypeId));
  const nodes = data ?? NO_NODES;
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const view = useTreeView(nodes, index);
  const tree = useRef<TreeHandle>(null);
  const [awaited, setAwaited] = useState<string>();
  const [opened, setOpened] = useState(NOTHING);
  const show = (what: Partial<Opened>) => setOpened((before) => ({ ...before, ...what }));
  const { chosen, choose } = view;
  const selected = chosen !== undefined && index.has(chosen) ? chosen : isNarrow ? undefined : nodes[0]?.code;
  const close = () => show({ panel: undefined });

  const changes = useOrganisationChanges();
  const remove = useRecordDeletion<Organisation>({
    api: { key: ORGANISATIONS_KEY, get: getOrganisation, remove: deleteOrganisations },
    noun: t('admin.organisations.noun'),
    idOf: ({ code }) => code,
    nameOf: ({ name }) => name,
    onDeleted([unit]) {
      choose(unit?.parentCode || undefined);
      setOpened(NOTHING);
      tree.current?.focus();
    },
  });
  // A new unit is selected and shown as soon as the tree contains it.
  if (awaited !== undefined && index.has(awaited)) {
    setAwaited(undefined);
    choose(awaited);
    view.setTyped('');
    view.reveal(awaited);
  }
  const isSearching = view.text !== '';
  useEffect(() => {
    if (chosen !== undefined) tree.current?.scrollTo(chosen);
  }, [chosen, isSearching]);
  const scrollToFirstMatch = useEffectEvent(() => {
    const [first] = view.found?.matches ?? [];
    if (first !== undefined) tree.current?.scrollTo(first);
  });
  useEffect(() => scrollToFirstMatch(), [view.text]);

  const select = (code: string) => {
    choose(code);
    view.reveal(code);
  };
  const selectNextMatch = ({ nativeEvent }: KeyboardEvent) => {
    // The key that ends the input of Chinese characters.
    if (nativeEvent.isComposing) return;
    const code = view.nextMatch();
    if (code !== undefined) select(code);
  };

  const moveStep = (code: string, step: -1 | 1) => {
    if (rights.edit) changes.step(code, step);
  };
  const rename = (code: string) => {
    const name = index.get(code)?.node.name;
    if (rights.edit && name !== undefined) show({ panel: 'organisation', record: { mode: 'edit', id: code, name } });
  };
  const handlers: OrganisationHandlers = {
    onAdd: (code) => show({ panel: 'organisation', record: { mode: 'new' }, code }),
    onRename: rename,
    onStep: moveStep,
    onMoveTo: (code) => show({ panel: 'move', code }),
    onDisable: changes.setDisabled,
    onDelete: (unit) => remove([unit]),
    onOpenPosition: (position) =>
      show({
        panel: 'position',
        record: {
          mode: access.canUse('positionmgr/edit') ? 'edit' : 'view',
          id: position.positionId,
          name: positionLabel(position, t),
        },
      }),
    onAddPosition: (code) => show({ panel: 'position', record: { mode: 'new' }, code }),
  };
  const unit = selected === undefined ? undefined : index.get(selected)?.node;
  const details = unit && <OrganisationDetails unit={unit} index={index} rights={rights} handlers={handlers} />;
  const createButton = rights.create && (
    <Button type="primary" onClick={() => handlers.onAdd(unit && !unit.isDisabled ? unit.code : '')}>
      <Icon name="plus" />
      {t('admin.organisations.new')}
    </Button>
  );
  return (
    <Page
      head={
        <PageHeader
          title={t('admin.organisations.title')}
          count={data && index.size}
          refresh={{ isBusy: isFetching, onClick: () => void refetch() }}
          actions={createButton}
        />
      }
      panel={
        <>
          <SidePanel
            title={t('admin.organisations.details')}
            isOpen={isNarrow && opened.hasDetails && selected !== undefined}
            onClose={() => show({ hasDetails: false })}
          >
            <PanelContent>{details}</PanelContent>
          </SidePanel>
          <OrganisationPanel
            open={opened.record}
            isOpen={opened.panel === 'organisation'}
            parentCode={opened.code}
            onClose={close}
            onReopen={(record) => show({ panel: 'organisation', record })}
            onCreated={setAwaited}
          />
          <MovePanel
            code={opened.code}
            index={index}
            isOpen={opened.panel === 'move'}
            onClose={close}
            onMove={(code, parentCode) => {
              const isMoved = changes.move({ code, place: lastPlace(index, nodes, code, parentCode) });
              if (isMoved && parentCode !== '') view.setExpanded([...view.expanded, parentCode]);
              return isMoved;
            }}
          />
          <PositionPanel
            open={opened.record}
            isOpen={opened.panel === 'position'}
            orgCode={opened.code}
            onClose={() => {
              close();
              // The unit may have another number of positions now.
              void queries.invalidateQueries({ queryKey: [...ORGANISATIONS_KEY, 'unit'] });
            }}
            onReopen={(record) => show({ panel: 'position', record })}
          />
        </>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
      {data?.length === 0 && (
        <StateNote
          title={t('admin.organisations.empty')}
          hint={t('admin.organisations.empty.hint')}
          action={createButton}
        />
      )}
      {nodes.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.tree}>
            {error && <StaleNote error={error} onRetry={() => void refetch()} />}
            <Input
              type="search"
              allowClear
              autoComplete="off"
              aria-label={t('admin.organisations.search')}
              placeholder={t('admin.organisations.search.hint')}
              value={view.typed}
              onChange={({ target }) => view.setTyped(target.value)}
              onPressEnter={selectNextMatch}
            />
            <p className={styles.found} role="status">
              {view.found && foundText(view.found, view.place, t)}
            </p>
            {view.found?.matches.length === 0 ? (
              <StateNote title={t('admin.organisations.noMatch')} hint={t('admin.organisations.noMatch.hint')} />
            ) : (
              <OrganisationTree
                ref={tree}
                items={view.items}
                index={index}
                searched={view.text}
                expanded={view.expanded}
                onExpand={view.setExpanded}
                selected={selected}
                onSelect={select}
                onOpen={(code) => {
                  select(code);
                  show({ hasDetails: true });
                }}
                onMove={rights.edit && !view.found ? (code, place) => void changes.move({ code, place }) : undefined}
                onStep={moveStep}
                onRename={rename}
              />
            )}
          </div>
          {!isNarrow && (
            <section className={styles.details} aria-label={t('admin.organisations.details')}>
              {details || (
                <StateNote title={t('admin.organisations.choose')} hint={t('admin.organisations.choose.hint')} />
              )}
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

const NO_NODES: readonly never[] = [];

/** How many matches there are and which of them are shown, or which one was reached. */
function foundText({ matches, from, to }: Found, place: number | undefined, t: Translate): string {
  const count = matches.length;
  if (place !== undefined) return t('admin.organisations.found.at', { number: place + 1, count });
  return t(to - from < count ? 'admin.organisations.found.more' : 'admin.organisations.found', { count, shown: to });
}
