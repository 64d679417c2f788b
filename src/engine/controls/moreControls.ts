import { KNOWN_KEYS } from '../protocol/generated/knownKeysMore';
import * as validators from '../protocol/generated/validateMore';
import { AreaInput, areaWidget } from './area/AreaInput';
import area from './area/facts';
import { CardBlock } from './card/CardBlock';
import card from './card/facts';
import { ChartBlock } from './chart/ChartBlock';
import chart from './chart/facts';
import type { ControlFacts } from './defineControl';
import list from './list/facts';
import { ListBlock } from './list/ListBlock';
import location from './location/facts';
import { LocationInput } from './location/LocationInput';
import panel from './panel/facts';
import { PanelBlock } from './panel/PanelBlock';
import picker from './picker/facts';
import { PickerInput } from './picker/PickerInput';
import signature from './signature/facts';
import { SignatureInput } from './signature/SignatureInput';
import switchFacts from './switch/facts';
import { SwitchInput } from './switch/SwitchInput';
import tabs from './tabs/facts';
import { TabsBlock } from './tabs/TabsBlock';
import textarea from './textarea/facts';
import { TextareaInput } from './textarea/TextareaInput';
import treeselect from './treeselect/facts';
import { TreeselectInput, treeselectWidget } from './treeselect/TreeselectInput';
import { block, input } from './views';
import type { SomeViews } from './views';

/** Every control type beside those that come with the engine. */
const facts = [area, card, chart, list, location, panel, picker, signature, switchFacts, tabs, textarea, treeselect] as ControlFacts[];

const views: SomeViews = {
  area: input(AreaInput, areaWidget),
  card: block(CardBlock, true),
  chart: block(ChartBlock),
  list: block(ListBlock, true),
  location: input(LocationInput),
  panel: block(PanelBlock, true),
  picker: input(PickerInput),
  signature: input(SignatureInput),
  switch: input(SwitchInput),
  tabs: block(TabsBlock, true),
  textarea: input(TextareaInput),
  treeselect: input(TreeselectInput, treeselectWidget),
};

export const moreControls = { facts, views, validators, keys: KNOWN_KEYS };
