import { documentTraits } from '../document-kinds/traits.ts'
import { shortText } from './choices.ts'
import { defineDocument } from './define-document.ts'

/** One of a brand's designs. Declares no body yet. */
export const design = defineDocument(documentTraits.design, { design: { title: shortText(100) } })
