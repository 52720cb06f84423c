import { contrastOf, enoughForText } from '#model/colour/contrast.ts'
import type { Layer } from '../body/body.ts'
import { pageSizeOf } from '../body/page-size.ts'
import { inspectPage } from '../draw-page.ts'
import { safeMargin } from '../edit/safe-margin.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import type { Layout, LayoutRequest, WordKind } from './layout-request.ts'
import { leastSize } from './stage.ts'

/** px by which frames may be off, because they are rounded. */
const slack = 0.1

/** Words of a layout by what they are about. */
export function layoutTexts({ body }: Layout): Partial<Record<WordKind, string>> {
  const texts = (body.pages[0]?.layers ?? []).flatMap((layer) => (layer.type === 'text' ? [layer] : []))
  return Object.fromEntries(texts.map(({ role, text }) => [role, text]))
}

/** What is wrong with a layout: words or logo outside of the safe margin or on each other, too small, or not legible. */
export function faultsOf({ name, body }: Layout, { size, dress }: LayoutRequest): readonly string[] {
  const [page] = body.pages
  if (!page) return [`${name}: no page`]
  const faults: string[] = []
  const say = (layer: string, what: string) => faults.push(`${size.form} ${name} ${layer}: ${what}`)
  const content = page.layers.filter((layer) => layer.type === 'text' || layer.type === 'logo')
  for (const [at, layer] of content.entries()) {
    if (!isSafe(layer, size)) say(layer.id, 'outside of the safe margin')
    for (const other of content.slice(at + 1)) if (overlap(layer, other)) say(layer.id, `on ${other.id}`)
  }
  for (const { layer, box } of buttonsOf(page.layers))
    if (!isSafe(box, size)) say(layer, 'its button is outside of the safe margin')
  const drawing = inspectPage(page, size, dress, plainFonts)
  for (const { layer, kind } of drawing.remarks) say(layer, kind)
  for (const item of drawing.items) {
    const isWords =
      item.kind === 'text' && content.some(({ id, type }) => id === item.layer && type === 'text')
    if (isWords && item.size < leastSize(size) - slack) say(item.layer, `${item.size} px`)
  }
  for (const [layer, { standing, inks }] of drawing.texts)
    for (const ink of inks.values())
      for (const under of standing.colours)
        if (contrastOf(ink, under) < enoughForText - 0.01) say(layer, `${ink} on ${under}`)
  return faults
}

function buttonsOf(layers: readonly Layer[]): readonly { layer: string; box: Layer }[] {
  return layers.flatMap((layer, at) => {
    const before = layers[at - 1]
    return layer.role === 'cta' && before ? [{ layer: layer.id, box: before }] : []
  })
}

type Frame = Pick<Layer, 'x' | 'y' | 'w' | 'h'>

function isSafe({ x, y, w, h }: Frame, size: LayoutRequest['size']): boolean {
  const { width, height } = pageSizeOf(size)
  const margin = safeMargin(size) - slack
  if (size.cut !== 'ellipse')
    return x >= margin && y >= margin && x + w <= width - margin && y + h <= height - margin
  const corners = [x, x + w].flatMap((across) => [y, y + h].map((down) => [across, down] as const))
  return corners.every(
    ([across, down]) =>
      Math.hypot((across - width / 2) / (width / 2 - margin), (down - height / 2) / (height / 2 - margin)) <=
      1,
  )
}

function overlap(one: Frame, other: Frame): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  return across > slack && Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > slack
}
