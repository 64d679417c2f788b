import { KNOWN_KEYS } from '../protocol/generated/knownKeysMore';
import * as validators from '../protocol/generated/validateMore';
import { CardBlock } from './card/CardBlock';
import card from './card/facts';
import type { ControlFacts } from './defineControl';
import panel from './panel/facts';
import { PanelBlock } from './panel/PanelBlock';
import switchFacts from './switch/facts';
import { SwitchInput } from './switch/SwitchInput';
import tabs from './tabs/facts';
import { TabsBlock } from './tabs/TabsBlock';
import textarea from './textarea/facts';
import { TextareaInput } from './textarea/TextareaInput';
import { block, input } from './views';
import type { SomeViews } from './views';

/** Every control type beside those that come with the engine. */
const facts = [switchFacts, card, panel, tabs, textarea] as ControlFacts[];

const views: SomeViews = {
  switch: input(SwitchInput),
  card: block(CardBlock, true),
  panel: block(PanelBlock, true),
  tabs: block(TabsBlock, true),
  textarea: input(TextareaInput),
};

export const moreControls = { facts, views, validators, keys: KNOWN_KEYS };
