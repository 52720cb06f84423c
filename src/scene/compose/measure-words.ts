import type { TextLayer } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { noMemory } from '../memory/draw-memory.ts'
import { layOutTexts } from '../page/prepare-texts.ts'
import { identity } from '../shapes/matrix.ts'
import type { HanLanguage } from '../text/faces.ts'
import type { Ruler } from '../text/ruler.ts'
import type { WordKind } from './layout-request.ts'
import { wordStyles } from './word-styles.ts'

export interface WordMeasure {
  readonly lines: number
  /** px of the widest line. */
  readonly width: number
  /** Every word is in one line, and every phrase that there is room for. */
  readonly isWhole: boolean
}

export interface MeasureContext {
  readonly dress: Dress
  readonly language: HanLanguage
  readonly ruler: Ruler
  /** What was measured before for the same words. */
  readonly known: Map<string, WordMeasure>
}

interface At {
  readonly size: number
  readonly width: number
  readonly keepsPhrases: boolean
}

/** Words of a kind at a size, in lines of at most `width` px. `keepsPhrases`: a parted phrase counts as a broken word. */
export function measureWords(text: string, kind: WordKind, at: At, context: MeasureContext): WordMeasure {
  const key = `${kind} ${at.size} ${at.width} ${at.keepsPhrases}`
  const measure = context.known.get(key) ?? measureNow(text, kind, at, context)
  context.known.set(key, measure)
  return measure
}

function measureNow(
  text: string,
  kind: WordKind,
  { size, width, keepsPhrases }: At,
  context: MeasureContext,
): WordMeasure {
  const { look } = wordStyles[kind]
  const box = { x: 0, y: 0, w: width, h: manyLines }
  const layer: TextLayer = {
    ...{ id: kind, type: 'text', text, size, min: size / 2, fill: '#000000' },
    ...box,
    ...look,
    ...(keepsPhrases && { fit: 'shrink' }),
  }
  const placed = { layer, w: width, h: manyLines, matrix: identity, opacity: 1 }
  const laid = layOutTexts([placed], { ...context, memory: noMemory }).get(placed)?.layout
  if (!laid) return { lines: 0, width: 0, isWhole: true }
  return {
    lines: laid.lines.length,
    width: Math.max(0, ...laid.lines.map((line) => line.width)),
    // What would not be whole at this size was made smaller.
    isWhole: laid.size === size,
  }
}

/** px: higher than any text. */
const manyLines = 1_000_000
