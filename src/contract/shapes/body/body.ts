import * as z from 'zod'
import { type Layer, layer, layerId, layerName, paint } from './layers.ts'

/** Layers of a body on all of its pages, those in groups and the groups included. */
const mostLayers = 2_000

const optional = z.exactOptional

/** Of width and height, in the unit. */
const side = z.number().min(40).max(8_000)

/**
 * Body of a design or template, version 1, as the scene declares it: strict, with every number finite and every list and text
 * bounded. `readBody` names what is wrong with one, and tells a newer version from a broken body.
 */
export const body = z
  .strictObject({
    v: z.literal(1),
    name: z.string().min(1).max(100),
    /** Key of its form in the list of forms, or `custom`. */
    form: z.string().regex(/^[a-z0-9-]{1,60}$/),
    unit: z.enum(['px', 'mm']),
    width: side,
    height: side,
    bleed: optional(z.number().min(0).max(50)),
    tags: z.array(z.string().min(1).max(40)).max(20),
    pages: z
      .array(
        z.strictObject({
          id: layerId,
          name: optional(layerName),
          background: paint,
          cut: optional(z.literal('ellipse')),
          layers: z.array(layer).max(500),
        }),
      )
      .min(1)
      .max(40),
  })
  .superRefine(({ pages }, context) => {
    const layers = pages.flatMap((page) => page.layers.flatMap(withInner))
    if (layers.length > mostLayers)
      context.addIssue({ code: 'custom', path: ['pages'], message: `has more than ${mostLayers} layers` })
    const ids = new Set<string>()
    for (const { id } of [...pages, ...layers]) {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: ['pages'], message: `has the id ${id} more than once` })
      ids.add(id)
    }
  })
  .meta({ id: 'DesignBody' })

/** As the schema gives it: with the properties of `Body` in the scene. */
export type DesignBody = z.infer<typeof body>

function withInner(layer: Layer): readonly Layer[] {
  return layer.type === 'group' ? [layer, ...layer.children.flatMap(withInner)] : [layer]
}
