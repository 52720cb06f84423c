import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { afterFirstContent } from '#engine/browser/first-content.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { FileRule } from '#engine/files/prepare-file.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import type { FileReference } from '#model/fields/file.ts'
import { logoRule } from './file-rules.ts'
import { useFileFaultWords } from './file-words.ts'

export interface FileStoring {
  readonly isBusy: boolean
  /** Why the last file was refused, as text. */
  readonly error: string | null
  /** Null where it was refused; `error` has the reason. */
  store(file: File, rule: FileRule): Promise<FileReference | null>
  /** The same for a file that was made here and needs no check. */
  storeMade(blob: Blob, name: string): Promise<FileReference | null>
  clearError(): void
}

/**
 * Stores picked files of the open brand on this device and queues their upload. `taker`: the document that they are for, where that
 * is not open all the time.
 */
export function useStoreFile(taker?: DocumentName): FileStoring {
  const { document } = useDocumentView(mainDocument)
  const { t } = useLingui()
  const words = useFileFaultWords()
  const failed = t`파일을 담지 못했어요. 다시 골라 주세요.`
  // Loaded in advance, so that a file can be picked offline.
  useEffect(
    () => afterFirstContent(() => void import('#engine/files/store-file.ts').catch(() => undefined)),
    [],
  )
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { account, brand } = document
  const scope = { owner: isLocal(brand) ? null : account, brand, ...(taker ? { document: taker } : {}) }
  const work = async (
    file: Blob & { readonly name?: string },
    rule: FileRule | null,
  ): Promise<FileReference | null> => {
    setBusy(true)
    setError(null)
    try {
      const { storeFile, storePrepared } = await import('#engine/files/store-file.ts')
      const stored = rule
        ? await storeFile(scope, file, rule)
        : await storePrepared(scope, file, file.name ?? 'logo')
      if (stored.ok) return stored.reference
      // The person who declined knows.
      if (stored.fault !== 'declined') setError(words(stored.fault, rule ?? logoRule, file.size, stored.part))
      return null
    } catch (cause) {
      console.warn('a picked file cannot be kept', cause)
      setError(failed)
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    error,
    store: (file, rule) => work(file, rule),
    storeMade: (blob, name) => work(new File([blob], name, { type: blob.type }), null),
    clearError: () => setError(null),
  }
}
