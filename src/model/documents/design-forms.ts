import { pick } from '../fields/arbitrary.ts'
import type { FileReference } from '../fields/file.ts'
import { fileReference } from '../fields/file.ts'
import { eitherForm, type Form, listForm, number, textForm } from '../fields/form.ts'
import { value } from '../fields/value.ts'
import { valueLimits } from './design-limits.ts'

/** The forms of values in a design. Positions and sizes are px, as in a body at rest. */

/** A word of the format, such as a type or an alignment; one of a newer build is kept. */
export const word = textForm((text) => /^[a-zA-Z][\w-]{0,39}$/.test(text))

/** A part of the brand, such as `{color.main}`. */
export const slot = textForm((text) => /^\{[\w.-]{1,60}\}$/.test(text))

export const colour = eitherForm(
  slot,
  textForm((text) => /^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(text)),
)

export type StoredStop = readonly [at: number, colour: string, opacity?: number]
export interface StoredGradient {
  readonly type: 'linear'
  readonly angle: number
  readonly stops: readonly StoredStop[]
}

const stop: Form<StoredStop> = {
  parse: (candidate) => {
    if (!Array.isArray(candidate) || candidate.length < 2 || candidate.length > 3) return null
    const [at, hue, opacity] = candidate as readonly unknown[]
    const parsed = [unit.parse(at), colour.parse(hue), opacity === undefined ? 1 : unit.parse(opacity)]
    return parsed.includes(null) ? null : (parsed.slice(0, candidate.length) as unknown as StoredStop)
  },
}

const gradient: Form<StoredGradient> = {
  parse: (candidate) => {
    if (typeof candidate !== 'object' || candidate === null) return null
    const { type, angle, stops } = candidate as Record<string, unknown>
    const turned = number(-3600, 3600).parse(angle)
    const parsed = listForm(stop, valueLimits.stops).parse(stops)
    if (type !== 'linear' || turned === null || parsed === null || parsed.length === 0) return null
    return { type, angle: turned, stops: parsed }
  },
}

export const paint: Form<string | StoredGradient> = eitherForm(colour, gradient)

/** From 0 to 1. */
export const unit = number(0, 1)
/** Less or more of something. */
export const change = number(-1, 1)
/** A position or length in px. */
const length = number(-valueLimits.reach, valueLimits.reach)
export const positive = number(0, valueLimits.reach)

/** A list of as many numbers as the form says. */
export function numbers(
  atLeast: number,
  atMost: number,
  form: Form<number> = length,
): Form<readonly number[]> {
  const list = listForm(form, atMost)
  return {
    parse: (candidate) => {
      const parsed = list.parse(candidate)
      return parsed === null || parsed.length < atLeast ? null : parsed
    },
  }
}

/** Absolute M, L, C, Q and Z only. */
export const outline = textForm(
  (text) => text.length <= valueLimits.path && /^[MLCQZ\d\s,.eE+-]*$/.test(text),
)

/** A slot, or a file of the brand. */
export const source: Form<string | FileReference> = eitherForm(slot, fileReference)

/** A single value of a layer. `some`: what tests draw from. */
export function chosen<Value>(form: Form<Value>, ...some: readonly Value[]) {
  return value<Value>(form, { arbitrary: (random) => pick(random, some) })
}
