import { documentTraits } from '../document-kinds/traits.ts'
import { defineDocument } from './define-document.ts'

/** The brand's templates and their folders: names, tags, order. Declares no fields yet. */
export const templates = defineDocument(documentTraits.templates, {})
