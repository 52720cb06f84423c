import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FileReference } from '#model/fields/file.ts'
import { afterFirstContent } from '../browser/first-content.ts'
import { useDocumentView } from '../documents/react/useDocument.ts'
import { isLocal } from '../identity/brand-ref.ts'
import { type FileRule, logoRule } from './file-rules.ts'
import { useFileFaultWords } from './file-words.ts'

export interface Taking {
  readonly isBusy: boolean
  /** Why the last file was refused, as text. */
  readonly error: string | null
  /** Null where it was refused; `error` has the reason. */
  take(file: File, rule: FileRule): Promise<FileReference | null>
  /** The same for a file that was made here and needs no check. */
  takeMade(blob: Blob, name: string): Promise<FileReference | null>
  clearError(): void
}

/** Stores picked files of the open brand on this device and queues their upload. */
export function useTakeFile(): Taking {
  const { document } = useDocumentView('guide')
  const { t } = useLingui()
  const words = useFileFaultWords()
  const failed = t`파일을 담지 못했습니다. 다시 골라 주세요.`
  // Loaded in advance, so that a file can be picked offline.
  useEffect(() => afterFirstContent(() => void import('./take-file.ts').catch(() => undefined)), [])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { account, brand } = document
  const place = { owner: isLocal(brand) ? null : account, brand }
  const work = async (
    file: Blob & { readonly name?: string },
    rule: FileRule | null,
  ): Promise<FileReference | null> => {
    setBusy(true)
    setError(null)
    try {
      const { takeFile, takePrepared } = await import('./take-file.ts')
      const taken = rule
        ? await takeFile(place, file, rule)
        : await takePrepared(place, file, file.name ?? 'logo')
      if (taken.ok) return taken.reference
      setError(words(taken.fault, rule ?? logoRule, file.size))
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
    take: (file, rule) => work(file, rule),
    takeMade: (blob, name) => work(new File([blob], name, { type: blob.type }), null),
    clearError: () => setError(null),
  }
}
