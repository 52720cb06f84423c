import type { ReactNode } from 'react'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useDocumentView } from './useDocument.ts'

interface Props {
  document: DocumentName
  /** Rendered until there is anything of it to show; without one the children are rendered at once. */
  fallback?: ReactNode
  /** Only its answers are read: the document around stays the current one, for locks and problems. */
  isAside?: boolean
  /** The account may not write this one, whatever it may do with the document around. */
  isReadOnly?: boolean
  children: ReactNode
}

/** Opens another document of the current brand, for screens that read or write both. */
export function OtherDocument({
  document: name,
  fallback,
  isAside = false,
  isReadOnly: isOwn = false,
  children,
}: Props) {
  const { document, isReadOnly } = useDocumentView()
  const { brand, account } = document
  return (
    <DocumentProvider
      key={name}
      brand={brand}
      account={account}
      document={name}
      isReadOnly={isReadOnly || isOwn}
      isAside={isAside}
      fallback={fallback ?? children}
    >
      {children}
    </DocumentProvider>
  )
}
