import { documentTraits } from '../document-kinds/traits.ts'
import { defineDocument } from './define-document.ts'

/** The entries of the content planner. Declares no fields yet, only comments. */
export const planner = defineDocument(documentTraits.planner, {})
