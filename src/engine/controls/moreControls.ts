import { KNOWN_KEYS } from '../protocol/generated/knownKeysMore';
import * as validators from '../protocol/generated/validateMore';
import { CardBlock } from './card/CardBlock';
import card from './card/facts';
import { CascaderInput, cascaderWidget } from './cascader/CascaderInput';
import cascader from './cascader/facts';
import { CheckboxInput } from './checkbox/CheckboxInput';
import checkbox from './checkbox/facts';
import { DateRangeInput, dateRangeWidget } from './daterange/DateRangeInput';
import daterange from './daterange/facts';
import { DateTimeInput, dateTimeWidget } from './datetime/DateTimeInput';
import datetime from './datetime/facts';
import type { ControlFacts } from './defineControl';
import money from './money/facts';
import { NumberInput } from './number/NumberInput';
import panel from './panel/facts';
import { PanelBlock } from './panel/PanelBlock';
import password from './password/facts';
import { PasswordInput } from './password/PasswordInput';
import radio from './radio/facts';
import { RadioInput } from './radio/RadioInput';
import rate from './rate/facts';
import { RateInput } from './rate/RateInput';
import slider from './slider/facts';
import { SliderInput } from './slider/SliderInput';
import switchFacts from './switch/facts';
import { SwitchInput } from './switch/SwitchInput';
import tabs from './tabs/facts';
import { TabsBlock } from './tabs/TabsBlock';
import tags from './tags/facts';
import { TagsInput } from './tags/TagsInput';
import time from './time/facts';
import { TimeInput, timeWidget } from './time/TimeInput';
import { block, input } from './views';
import type { SomeViews } from './views';

/** Every control type beside those that come with the engine. */
const facts = [switchFacts, card, panel, tabs, radio, checkbox, money, password, time, datetime, daterange, rate, slider, tags, cascader] as ControlFacts[];

const views: SomeViews = {
  switch: input(SwitchInput),
  card: block(CardBlock, true),
  panel: block(PanelBlock, true),
  tabs: block(TabsBlock, true),
  radio: input(RadioInput),
  checkbox: input(CheckboxInput),
  money: input(NumberInput),
  password: input(PasswordInput),
  time: input(TimeInput, timeWidget),
  datetime: input(DateTimeInput, dateTimeWidget),
  daterange: input(DateRangeInput, dateRangeWidget),
  rate: input(RateInput),
  slider: input(SliderInput),
  tags: input(TagsInput),
  cascader: input(CascaderInput, cascaderWidget),
};

export const moreControls = { facts, views, validators, keys: KNOWN_KEYS };
