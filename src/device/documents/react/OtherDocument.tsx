import type { ReactNode } from 'react'
import type { DocumentName } from '#model/documents/names.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useDocumentView } from './useDocument.ts'

interface Props {
  document: DocumentName
  /** Shown until this device has anything of it; without one, what is inside does not wait. */
  fallback?: ReactNode
  /** Only its answers are read: locks and problems are still those of the document around. */
  isAside?: boolean
  children: ReactNode
}

/** Another document of the brand that is open around, for screens that read or write both. */
export function OtherDocument({ document: name, fallback, isAside = false, children }: Props) {
  const { document, isReadOnly } = useDocumentView()
  const { brand, account } = document
  return (
    <DocumentProvider
      key={name}
      brand={brand}
      account={account}
      document={name}
      isReadOnly={isReadOnly}
      isAside={isAside}
      fallback={fallback ?? children}
    >
      {children}
    </DocumentProvider>
  )
}
