import type { ReactNode } from 'react'
import { type DocumentName, kindOf } from '#model/document-kinds/names.ts'
import { OtherDocument } from './OtherDocument.tsx'
import { useDocumentViews } from './useDocument.ts'

interface Props {
  documents: readonly DocumentName[]
  children: ReactNode
}

/** Opens several documents of the current brand; those that are open around already stay as they are. */
export function OtherDocuments({ documents, children }: Props) {
  const { byName } = useDocumentViews()
  return [...new Set(documents)]
    .filter((name) => byName[kindOf(name)]?.document.name !== name)
    .reduceRight<ReactNode>(
      (inside, name) => (
        <OtherDocument key={name} document={name}>
          {inside}
        </OtherDocument>
      ),
      children,
    )
}
