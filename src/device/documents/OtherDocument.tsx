import type { ReactNode } from 'react'
import type { DocumentName } from '#model/documents/names.ts'
import { DocumentProvider } from './DocumentProvider.tsx'
import { useDocumentView } from './useDocument.ts'

interface Props {
  document: DocumentName
  /** Shown until this device has anything of it; without one, what is inside does not wait. */
  fallback?: ReactNode
  children: ReactNode
}

/** Another document of the brand that is open around, for screens that read or write both. */
export function OtherDocument({ document: name, fallback, children }: Props) {
  const { document, isReadOnly } = useDocumentView()
  const { brand, account } = document
  return (
    <DocumentProvider
      key={name}
      brand={brand}
      account={account}
      document={name}
      isReadOnly={isReadOnly}
      fallback={fallback ?? children}
    >
      {children}
    </DocumentProvider>
  )
}
