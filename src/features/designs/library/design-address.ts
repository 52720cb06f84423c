import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { type DocumentName, parseDocumentName } from '#model/document-kinds/names.ts'

/** Of the screen of a design. */
export function addressOf(createdType: DesignType) {
  return createdType === 'BRAND' ? '/brand/brand-template/$id' : '/brand/design/$id'
}

/** Id by which an address names a design. */
export function idOf(document: DocumentName): string {
  return parseDocumentName(document)?.id ?? ''
}

/** To the screen of a design. */
export function linkOf({ createdType, document }: Pick<ListedDesign, 'createdType' | 'document'>) {
  return { to: addressOf(createdType), params: { id: idOf(document) } } as const
}
