import { SHAPES } from '../protocol/generated/shapesMore';
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
import { CascaderInput, cascaderWidget } from './cascader/CascaderInput';
import cascader from './cascader/facts';
import { ChartBlock } from './chart/ChartBlock';
import chart from './chart/facts';
import { CheckboxInput } from './checkbox/CheckboxInput';
import checkbox, { isSingle } from './checkbox/facts';
import { CollapseBlock } from './collapse/CollapseBlock';
import collapse from './collapse/facts';
import { ColumnBlock } from './column/ColumnBlock';
import column from './column/facts';
import { CustomInput } from './custom/CustomInput';
import custom from './custom/facts';
import { DateRangeInput, dateRangeWidget } from './daterange/DateRangeInput';
import daterange from './daterange/facts';
import { DateTimeInput, dateTimeWidget } from './datetime/DateTimeInput';
import datetime from './datetime/facts';
import type { ControlFacts } from './defineControl';
import { DividerBlock } from './divider/DividerBlock';
import divider from './divider/facts';
import { DrawerBlock } from './drawer/DrawerBlock';
import drawer from './drawer/facts';
import file from './file/facts';
import { FileInput } from './file/FileInput';
import html from './html/facts';
import { HtmlBlock } from './html/HtmlBlock';
import image from './image/facts';
import { ImageInput } from './image/ImageInput';
import link from './link/facts';
import { LinkBlock } from './link/LinkBlock';
import list from './list/facts';
import { ListBlock } from './list/ListBlock';
import location from './location/facts';
import { LocationInput } from './location/LocationInput';
import money from './money/facts';
import { NumberInput } from './number/NumberInput';
import panel from './panel/facts';
import { PanelBlock } from './panel/PanelBlock';
import password from './password/facts';
import { PasswordInput } from './password/PasswordInput';
import picker from './picker/facts';
import { PickerInput } from './picker/PickerInput';
import radio from './radio/facts';
import { RadioInput } from './radio/RadioInput';
import rate from './rate/facts';
import { RateInput } from './rate/RateInput';
import report from './report/facts';
import { ReportBlock } from './report/ReportBlock';
import richtext from './richtext/facts';
import { RichtextInput, richtextWidget } from './richtext/RichtextInput';
import signature from './signature/facts';
import { SignatureInput } from './signature/SignatureInput';
import slider from './slider/facts';
import { SliderInput } from './slider/SliderInput';
import steps from './steps/facts';
import { StepsBlock } from './steps/StepsBlock';
import switchFacts from './switch/facts';
import { SwitchInput } from './switch/SwitchInput';
import tabs from './tabs/facts';
import { TabsBlock } from './tabs/TabsBlock';
import tags from './tags/facts';
import { TagsInput } from './tags/TagsInput';
import textarea from './textarea/facts';
import { TextareaInput } from './textarea/TextareaInput';
import time from './time/facts';
import { TimeInput, timeWidget } from './time/TimeInput';
import toolbar from './toolbar/facts';
import { ToolbarBlock } from './toolbar/ToolbarBlock';
import tree from './tree/facts';
import { TreeInput } from './tree/TreeInput';
import treeselect from './treeselect/facts';
import { TreeselectInput, treeselectWidget } from './treeselect/TreeselectInput';
import { bindPress } from './shared/bindPress';
import { boxOf } from './shared/boxOf';
import { block, input, press } from './views';
import type { SomeViews } from './views';

/** Every control type beside those that come with the engine. */
const facts = [
  area,
  barcode,
  buttongroup,
  calendar,
  card,
  cascader,
  chart,
  checkbox,
  collapse,
  column,
  custom,
  daterange,
  datetime,
  divider,
  drawer,
  file,
  html,
  image,
  link,
  list,
  location,
  money,
  panel,
  password,
  picker,
  radio,
  rate,
  report,
  richtext,
  signature,
  slider,
  steps,
  switchFacts,
  tabs,
  tags,
  textarea,
  time,
  toolbar,
  tree,
  treeselect,
] as ControlFacts[];

/** It shows more than a text can say. */
const always = () => true;

const views: SomeViews = {
  area: input(AreaInput, areaWidget),
  barcode: block(BarcodeBlock),
  buttongroup: press(ButtongroupBlock),
  calendar: block(CalendarBlock, true),
  card: block(CardBlock, true, true),
  cascader: input(CascaderInput, cascaderWidget),
  chart: block(ChartBlock, false, true),
  checkbox: input(CheckboxInput, undefined, isSingle),
  collapse: block(CollapseBlock, true),
  column: block(ColumnBlock, true),
  custom: input(CustomInput, undefined, always),
  daterange: input(DateRangeInput, dateRangeWidget, undefined, true),
  datetime: input(DateTimeInput, dateTimeWidget),
  divider: block(DividerBlock, true),
  drawer: block(DrawerBlock),
  file: input(FileInput, undefined, always),
  html: block(HtmlBlock, true),
  image: input(ImageInput, undefined, always),
  link: block(LinkBlock),
  list: block(ListBlock, true),
  location: input(LocationInput, undefined, always),
  money: input(NumberInput),
  panel: block(PanelBlock, true),
  password: input(PasswordInput),
  picker: input(PickerInput),
  radio: input(RadioInput),
  rate: input(RateInput, undefined, always),
  report: block(ReportBlock, true, true),
  richtext: input(RichtextInput, richtextWidget, always),
  signature: input(SignatureInput, undefined, always),
  slider: input(SliderInput),
  steps: block(StepsBlock, true),
  switch: input(SwitchInput),
  tabs: block(TabsBlock, true),
  tags: input(TagsInput, undefined, always),
  textarea: input(TextareaInput),
  time: input(TimeInput, timeWidget),
  toolbar: block(ToolbarBlock, true),
  tree: input(TreeInput, undefined, always),
  treeselect: input(TreeselectInput, treeselectWidget),
};

export const moreControls = { facts, views, shapes: SHAPES, extras: { readStyle: boxOf, bindPress } };
