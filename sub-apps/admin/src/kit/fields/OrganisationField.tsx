import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import { organisationTreeQuery } from '../../api/organisations';
import type { OrganisationNode } from '../../api/organisations';
import { FieldFailure } from './FieldFailure';
import type { FieldProps } from './fieldProps';
import { withoutFrameAria } from './withoutFrameAria';

interface Props extends FieldProps {
  /** The code of the organisation; given by the form. Empty or undefined: none. */
  value?: string;
  /** An emptied field gives the empty text. */
  onChange?(code: string): void;
  /** Disabled units can be chosen as well, as in a search. */
  hasDisabled?: boolean;
  /** This unit and those below it cannot be chosen. */
  excludedCode?: string;
}

interface TreeOption {
  value: string;
  title: string;
  disabled: boolean;
  children: TreeOption[];
}

const optionsOf = (nodes: readonly OrganisationNode[], isBlocked: (node: OrganisationNode) => boolean): TreeOption[] =>
  nodes.map((node) => ({
    value: node.code,
    title: node.name,
    disabled: isBlocked(node),
    children: optionsOf(node.children, isBlocked),
  }));

/** The units that stand open at first: the roots, and those above the chosen one. */
function codesToExpand(nodes: readonly OrganisationNode[], value: string | undefined): string[] {
  const above = ({ code, children }: OrganisationNode): string[] | undefined => {
    if (code === value) return [];
    for (const child of children) {
      const path = above(child);
      if (path) return [code, ...path];
    }
    return undefined;
  };
  return [...new Set([...nodes.map(({ code }) => code), ...nodes.flatMap((node) => above(node) ?? [])])];
}

/**
 * A form field to choose one organisation from the tree, with a search by name. Disabled units are shown and cannot be
 * chosen.
 */
export function OrganisationField({ value, onChange, hasDisabled = false, excludedCode, ref, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  const { orgStructTypeId } = useSession();
  const [isWanted, setIsWanted] = useState(false);
  const wantTree = () => setIsWanted(true);
  const { data, error, isFetching, refetch } = useQuery({
    ...organisationTreeQuery(http, orgStructTypeId),
    staleTime: CACHES.default.ttlMs,
    // A tree can have 10,000 units: an empty field reads it with the first pointer or focus.
    enabled: isWanted || Boolean(value),
  });
  const [expanded, setExpanded] = useState<readonly string[]>();
  const [isSearching, setIsSearching] = useState(false);
  const treeData = useMemo(
    () =>
      optionsOf(
        data ?? [],
        ({ isDisabled, codePath }) =>
          (isDisabled && !hasDisabled) || (excludedCode !== undefined && codePath.split('/').includes(excludedCode)),
      ),
    [data, hasDisabled, excludedCode],
  );
  const shownAtFirst = useMemo(() => codesToExpand(data ?? [], value), [data, value]);
  return (
    <TreeSelect<string, TreeOption>
      ref={withoutFrameAria(ref)}
      allowClear
      showSearch
      virtual
      treeNodeFilterProp="title"
      placeholder={t(hasDisabled ? 'admin.field.all' : 'admin.field.choose')}
      loading={!data && isFetching}
      {...props}
      onMouseEnter={wantTree}
      onFocus={wantTree}
      value={value || undefined}
      treeData={treeData}
      // A search expands what it has found.
      treeExpandedKeys={isSearching ? undefined : [...(expanded ?? shownAtFirst)]}
      onTreeExpand={(codes) => isSearching || setExpanded(codes.map(String))}
      onSearch={(typed) => setIsSearching(typed !== '')}
      onOpenChange={(isOpen) => isOpen || setIsSearching(false)}
      notFoundContent={
        error ? (
          <FieldFailure error={error} onRetry={() => void refetch()} />
        ) : (
          t(data ? 'admin.field.none' : 'ui.loading')
        )
      }
      onChange={(code) => onChange?.(code ?? '')}
    />
  );
}
