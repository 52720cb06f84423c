import type { Body, Layer, Page } from '../body/body.ts'
import { inspectPage } from '../draw-page.ts'
import { fillWords } from '../slots/fill-words.ts'
import type { FontBook } from '../text/font-book.ts'
import { rulerOf } from '../text/ruler.ts'
import { rounded } from './box.ts'
import {
  type CompositionName,
  type Layout,
  type LayoutRequest,
  photoCompositions,
  plainCompositions,
  type WordKind,
  wordKinds,
} from './layout-request.ts'
import type { MeasureContext } from './measure-words.ts'
import { photoPages } from './photo-pages.ts'
import { plainPages } from './plain-pages.ts'
import type { Plan } from './plan.ts'
import { schemes } from './schemes.ts'
import { setBlock } from './set-block.ts'
import { stageOf } from './stage.ts'

const pages = { ...plainPages, ...photoPages }

/** What a page may do without, in this order, where its size has no room for all words. */
const dispensable: readonly WordKind[] = ['body', 'date', 'cta', 'price']

/** Most layouts of one turn. */
const mostLayouts = 8
/** With fewer than these of a picture there are some without it. */
const fewLayouts = 6

/**
 * Finished pages of different compositions in the dress of a brand: the same for the same arguments. `turn`, from 0, has others of
 * the same words: in other colours, and the other way round. What would not be legible, or does not fit, is left away; none
 * without a headline. It yields between pages, so that a screen can be painted meanwhile.
 */
export function* composing(
  request: LayoutRequest,
  turn: number,
  fonts: FontBook,
): Generator<undefined, readonly Layout[]> {
  const made: Layout[] = []
  const context: Context = {
    dress: request.dress,
    language: request.language,
    ruler: rulerOf(fonts),
    known: new Map(),
    fonts,
  }
  const groups = request.photo === null ? [plainCompositions] : [photoCompositions, plainCompositions]
  for (const names of groups) {
    // The smallest pages have no room for words beside a picture.
    if (made.length >= fewLayouts) break
    const some: Layout[] = []
    for (const [at, name] of names.entries()) {
      // Of each turn every composition is in another colour than in the one before.
      const scheme = schemes[(at + turn * 3) % schemes.length]
      const layout = scheme && compose(request, name, { scheme, isFlipped: (at + turn) % 2 === 1 }, context)
      if (layout) some.push(layout)
      yield
    }
    made.push(...some.toSorted((one, other) => one.leftOut.length - other.leftOut.length))
  }
  return made.slice(0, mostLayouts)
}

/** The same at once. */
export function composeLayouts(request: LayoutRequest, turn: number, fonts: FontBook): readonly Layout[] {
  const steps = composing(request, turn, fonts)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

interface Context extends MeasureContext {
  readonly fonts: FontBook
}

type Look = Pick<Parameters<typeof stageOf>[1], 'scheme' | 'isFlipped'>

function compose(request: LayoutRequest, name: CompositionName, look: Look, context: Context): Layout | null {
  const given = wordKinds.filter((kind) => isWritten(request, kind))
  if (!given.includes('headline')) return null
  for (let left = 0; left <= dispensable.length; left++) {
    const leftOut = dispensable.slice(0, left).filter((kind) => given.includes(kind))
    if (left > 0 && !given.includes(dispensable[left - 1] as WordKind)) continue
    const kinds = given.filter((kind) => !leftOut.includes(kind))
    const page = pageOf(request, name, { ...look, kinds }, context)
    if (page) return { name, leftOut, body: bodyOf(request, page) }
  }
  return null
}

function isWritten({ words, dress }: LayoutRequest, kind: WordKind): boolean {
  const { lines } = fillWords(words[kind], dress.words)
  return lines.some((parts) => parts.some(({ text }) => text.trim() !== ''))
}

/** null where it does not suit the words or is not as it has to be. */
function pageOf(
  request: LayoutRequest,
  name: CompositionName,
  given: Parameters<typeof stageOf>[1],
  context: Context,
): Page | null {
  const { size, words } = request
  const stage = stageOf(request, given)
  const plan = pages[name](stage)
  if (!plan) return null
  const blocks = plan.blocks
    .filter(({ kinds }) => kinds.length > 0)
    .map((block) => setBlock(block, words, stage, context))
  if (blocks.some((block) => block === null)) return null
  const page: Page = {
    id: name,
    background: plan.background,
    ...(size.cut && { cut: size.cut }),
    layers: keyed(
      plan,
      blocks.flatMap((block) => block ?? []),
    ),
  }
  const { remarks } = inspectPage(page, size, context.dress, context.fonts, { language: context.language })
  return remarks.some(({ kind }) => kind === 'overflow' || kind === 'small-contrast') ? null : page
}

function keyed({ under, logo }: Plan, words: NonNullable<ReturnType<typeof setBlock>>): readonly Layer[] {
  const mark = logo && {
    type: 'logo',
    role: 'logo',
    src: '{logo.primary}',
    ...rounded(logo.box),
    align: logo.align,
  }
  const layers = [
    ...under.map((layer) => ({ ...layer, ...rounded(layer) })),
    ...words,
    ...(mark ? [mark] : []),
  ]
  return layers.map((layer, at) => ({ ...layer, id: `layer-${at}` }) as Layer)
}

function bodyOf({ size: { cut: _, ...size } }: LayoutRequest, page: Page): Body {
  return { v: 1, name: '', ...size, tags: [], pages: [page] }
}
