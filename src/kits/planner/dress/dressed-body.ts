import type { Template } from '#kits/design/templates/templates-read.ts'
import type { Body } from '#scene/body/body.ts'
import { type FormSize, resizeToForm } from '#scene/edit/resize-to-form.ts'
import { type PostWords, takesPost, withAnyPost, withPost } from '#scene/post/with-post.ts'
import { ratioBetween } from './size-of-post.ts'

/** Ratios nearer than this are one. */
const sameRatio = 1.01
/** Of one template, those made last: a board draws the same entries again and again. */
const mostKept = 40

const made = new WeakMap<Template, Map<string, Body | null>>()
const grounds = new WeakMap<Template, Map<string, Ground>>()

interface Ground {
  readonly body: Body
  /** Whether it has another ratio than its author gave it. */
  readonly isResized: boolean
  /** Whether rules could place all of it. */
  readonly isSure: boolean
}

/**
 * A template with the words of a post, in the ratio of `size` (null: its own); the same object for the same words. null: it takes
 * no posts, or has no room for this one; with `any` one that was chosen keeps words that became longer since.
 */
export function dressedBody(
  template: Template,
  words: PostWords,
  size: FormSize | null,
  fits: 'only' | 'any' = 'only',
): Body | null {
  const key = JSON.stringify([words, size, fits])
  const known = made.get(template) ?? new Map<string, Body | null>()
  made.set(template, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const { body } = groundOf(template, size)
  const dressed = !takesPost(body) ? null : fits === 'only' ? withPost(body, words) : withAnyPost(body, words)
  if (known.size >= mostKept) known.delete(known.keys().next().value ?? '')
  known.set(key, dressed)
  return dressed
}

/** A template in the ratio of a size, with its own words. */
export function groundOf(template: Template, size: FormSize | null): Ground {
  const own = { body: template.body as Body, isResized: false, isSure: true }
  if (size === null || ratioBetween(own.body, size) < sameRatio) return own
  const known = grounds.get(template) ?? new Map<string, Ground>()
  grounds.set(template, known)
  const key = `${size.width} ${size.height}`
  const found = known.get(key)
  if (found) return found
  const { body, toCheck } = resizeToForm(own.body, size)
  const ground = { body, isResized: true, isSure: toCheck.length === 0 }
  known.set(key, ground)
  return ground
}
