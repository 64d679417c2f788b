import { isRecord } from '@/common/isRecord';
import { PROPERTY_TYPES } from './contract';
import type { Definition, Properties, Property, PropertyType } from './contract';
import { WidgetError } from './widgetFault';

const NAME = /^[A-Za-z_]\w*$/;

const badShape = (part: string) => new WidgetError({ code: 'badshape', params: { part } });

function readProperty(name: string, given: unknown): [string, Property] {
  if (!NAME.test(name) || !isRecord(given) || !PROPERTY_TYPES.includes(given.type as PropertyType))
    throw badShape(`properties.${name.slice(0, 60)}`);
  return [name, { type: given.type as PropertyType, value: given.value }];
}

/** The properties of a widget, from what its file says; throws a `WidgetError` that names the part with another shape. */
export function readProperties(given: unknown): Properties {
  if (given === undefined) return {};
  if (!isRecord(given)) throw badShape('properties');
  return Object.fromEntries(Object.entries(given).map(([name, property]) => readProperty(name, property)));
}

/** What a file has handed to `registerComponent`; throws a `WidgetError` where it has another shape. */
export function readDefinition(given: unknown): Definition {
  if (!isRecord(given)) throw badShape('registerComponent');
  const { render, properties } = given;
  if (typeof render !== 'function') throw badShape('render');
  return {
    properties: readProperties(properties),
    render: (props, control) => (render as Definition['render']).call(given, props, control),
  };
}
