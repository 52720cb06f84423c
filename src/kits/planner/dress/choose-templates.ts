import { seedOf } from '#model/composition/seed.ts'
import { type DressFacts, type Post, suitingTemplates } from './suiting-templates.ts'

/** How much it counts that a template was chosen before, of a rank. */
const perUse = 1.5

export interface Choice extends DressFacts {
  /** Whether the brand's plan is too small for premium templates. */
  readonly needsPlan: boolean
  /** Other numbers give other choices. */
  readonly seed: number
}

/**
 * A template for each of the posts, by its number: one that fits, those that were chosen less often first, and never the one of
 * the post before. null where none fits. The same arguments give the same choice.
 */
export function chooseTemplates(posts: readonly Post[], choice: Choice): (number | null)[] {
  const uses = new Map<number, number>()
  let before: number | null = null
  return posts.map((post, at) => {
    const open = suitingTemplates(post, choice).filter(
      ({ template, body }) =>
        template.idTemplate !== before &&
        body.pages.length === 1 &&
        !(template.isPremium && choice.needsPlan),
    )
    const costs = open.map(({ template: { idTemplate }, rank }) => ({
      idTemplate,
      cost: rank + (uses.get(idTemplate) ?? 0) * perUse,
      // Among equals another one with each seed.
      turn: seedOf(`${choice.seed} ${at} ${idTemplate}`),
    }))
    const best = costs.toSorted((one, other) => one.cost - other.cost || one.turn - other.turn)[0]
    before = best?.idTemplate ?? null
    if (best) uses.set(best.idTemplate, (uses.get(best.idTemplate) ?? 0) + 1)
    return before
  })
}
