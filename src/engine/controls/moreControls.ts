import { KNOWN_KEYS } from '../protocol/generated/knownKeysMore';
import * as validators from '../protocol/generated/validateMore';
import { AreaInput, areaWidget } from './area/AreaInput';
import area from './area/facts';
import { BarcodeBlock } from './barcode/BarcodeBlock';
import barcode from './barcode/facts';
import { ButtongroupBlock } from './buttongroup/ButtongroupBlock';
import buttongroup from './buttongroup/facts';
import { CalendarBlock } from './calendar/CalendarBlock';
import calendar from './calendar/facts';
import { CardBlock } from './card/CardBlock';
import card from './card/facts';
import { CollapseBlock } from './collapse/CollapseBlock';
import collapse from './collapse/facts';
import { ColumnBlock } from './column/ColumnBlock';
import column from './column/facts';
import type { ControlFacts } from './defineControl';
import { DividerBlock } from './divider/DividerBlock';
import divider from './divider/facts';
import { DrawerBlock } from './drawer/DrawerBlock';
import drawer from './drawer/facts';
import html from './html/facts';
import { HtmlBlock } from './html/HtmlBlock';
import link from './link/facts';
import { LinkBlock } from './link/LinkBlock';
import panel from './panel/facts';
import { PanelBlock } from './panel/PanelBlock';
import picker from './picker/facts';
import { PickerInput } from './picker/PickerInput';
import steps from './steps/facts';
import { StepsBlock } from './steps/StepsBlock';
import switchFacts from './switch/facts';
import { SwitchInput } from './switch/SwitchInput';
import tabs from './tabs/facts';
import { TabsBlock } from './tabs/TabsBlock';
import textarea from './textarea/facts';
import { TextareaInput } from './textarea/TextareaInput';
import toolbar from './toolbar/facts';
import { ToolbarBlock } from './toolbar/ToolbarBlock';
import tree from './tree/facts';
import { TreeInput } from './tree/TreeInput';
import treeselect from './treeselect/facts';
import { TreeselectInput, treeselectWidget } from './treeselect/TreeselectInput';
import { block, input } from './views';
import type { SomeViews } from './views';

/** Every control type beside those that come with the engine. */
const facts = [area, card, panel, picker, switchFacts, tabs, textarea, treeselect, column, collapse, steps, drawer, divider, link, html, buttongroup, toolbar, barcode, tree, calendar] as ControlFacts[];

const views: SomeViews = {
  area: input(AreaInput, areaWidget),
  card: block(CardBlock, true),
  panel: block(PanelBlock, true),
  picker: input(PickerInput),
  switch: input(SwitchInput),
  tabs: block(TabsBlock, true),
  textarea: input(TextareaInput),
  treeselect: input(TreeselectInput, treeselectWidget),
  column: block(ColumnBlock, true),
  collapse: block(CollapseBlock, true),
  steps: block(StepsBlock, true),
  drawer: block(DrawerBlock),
  divider: block(DividerBlock, true),
  link: block(LinkBlock),
  html: block(HtmlBlock, true),
  buttongroup: block(ButtongroupBlock),
  toolbar: block(ToolbarBlock, true),
  barcode: block(BarcodeBlock),
  tree: input(TreeInput),
  calendar: block(CalendarBlock, true),
};

export const moreControls = { facts, views, validators, keys: KNOWN_KEYS };
