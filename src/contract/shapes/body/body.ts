import * as z from 'zod'
import { bodyLimits } from '#model/documents/design-limits.ts'
import { formLimits } from '#model/forms/forms.ts'
import { type Layer, layer, layerId, layerName, paint } from './layers.ts'
import { textLength } from './text-length.ts'

const optional = z.exactOptional

/** Of width and height, in the unit. */
const side = z.number().min(formLimits.smallest).max(formLimits.largest)

/**
 * Body of a design or template, version 1, as the scene declares it: strict, with every number finite and every list and text
 * bounded. `readBody` names what is wrong with one, and tells a newer version from a broken body.
 */
export const body = z
  .strictObject({
    v: z.literal(1),
    name: z.string().min(1).max(bodyLimits.title),
    /** Key of its form in the list of forms, or `custom`. */
    form: z.string().regex(/^[a-z0-9-]{1,60}$/),
    unit: z.enum(['px', 'mm']),
    width: side,
    height: side,
    bleed: optional(z.number().min(0).max(50)),
    tags: z.array(z.string().min(1).max(bodyLimits.tag)).max(bodyLimits.tags),
    pages: z
      .array(
        z.strictObject({
          id: layerId,
          name: optional(layerName),
          background: paint,
          cut: optional(z.literal('ellipse')),
          layers: z.array(layer).max(bodyLimits.layersOfPage),
        }),
      )
      .min(1)
      .max(bodyLimits.pages),
  })
  .superRefine(({ pages }, context) => {
    const layersOf = pages.map((page) => page.layers.flatMap(withInner))
    for (const [at, own] of layersOf.entries())
      for (const message of problemsOf(own))
        context.addIssue({ code: 'custom', path: ['pages', at, 'layers'], message })
    const layers = layersOf.flat()
    if (countOf(layers) > bodyLimits.layers)
      context.addIssue({
        code: 'custom',
        path: ['pages'],
        message: `has more than ${bodyLimits.layers} layers`,
      })
    const ids = new Set<string>()
    for (const { id } of [...pages, ...layers, ...layers.flatMap(rowsOf)]) {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: ['pages'], message: `has the id ${id} more than once` })
      ids.add(id)
    }
  })
  .meta({ id: 'DesignBody' })

/** As the schema gives it: with the properties of `Body` in the scene. */
export type DesignBody = z.infer<typeof body>

/** What is too much of the layers of a page, those in groups included. */
function problemsOf(layers: readonly Layer[]): string[] {
  const sum = (of: (layer: Layer) => number) => layers.reduce((total, each) => total + of(each), 0)
  const counts = [
    ['layers', countOf(layers), bodyLimits.layersOfPage],
    ['letters', sum(lettersIn), bodyLimits.lettersOfPage],
    ['letters of paths', sum((one) => (one.type === 'path' ? one.d.length : 0)), bodyLimits.pathOfPage],
  ] as const
  return counts.flatMap(([what, count, most]) => (count > most ? [`has more than ${most} ${what}`] : []))
}

function rowsOf(layer: Layer) {
  return layer.type === 'table' ? layer.rows : []
}

/** Of layers with the rows of tables. */
function countOf(layers: readonly Layer[]): number {
  return layers.length + layers.flatMap(rowsOf).length
}

function lettersIn(layer: Layer): number {
  if (layer.type === 'text') return textLength(layer.text)
  return rowsOf(layer).reduce(
    (sum, { item, price, note }) => sum + item.length + price.length + note.length,
    0,
  )
}

function withInner(layer: Layer): readonly Layer[] {
  return layer.type === 'group' ? [layer, ...layer.children.flatMap(withInner)] : [layer]
}
