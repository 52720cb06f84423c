import { documentTraits } from '../document-kinds/traits.ts'
import { objectForm, wholeNumber } from '../fields/form.ts'
import { list } from '../fields/list.ts'
import { shortText } from './choices.ts'
import { defineDocument } from './define-document.ts'
import { chosen, numbers, positive, word } from './design-forms.ts'
import { layers } from './design-layers.ts'
import { designLimits } from './design-limits.ts'

/** A template of the market, by its number. */
export type DesignOrigin = { idTemplate: number }

/** One of a brand's designs: what its body at rest has, in fields that merge. */
export const design = defineDocument(documentTraits.design, {
  design: {
    title: shortText(designLimits.title),
    /** Id of its form in the list of forms. */
    form: shortText(60),
    unit: chosen(word, 'px', 'mm'),
    /** Width and height in `unit`: one value, because neither is right without the other. */
    size: chosen<readonly number[]>(numbers(2, 2, positive), [1080, 1080], [90, 50]),
    /** In `unit`. */
    bleed: chosen(positive, 3),
    tags: list({ tag: shortText(designLimits.tag) }, { atMost: designLimits.tags }),
    /** The template that it was made from. */
    template: chosen(objectForm<DesignOrigin>({ idTemplate: wholeNumber(1) }), { idTemplate: 1 }),
    layers,
  },
})
