import { documentTraits } from '../document-kinds/traits.ts'
import { defineDocument } from './define-document.ts'

/** The entries of the content planner. Without a field of its own until the planner brings them. */
export const planner = defineDocument(documentTraits.planner, {})
