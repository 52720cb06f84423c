import { Trans, useLingui } from '@lingui/react/macro'
import FolderInput from 'lucide-react/icons/folder-input'
import { useRef, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useImportFault } from './useImportFault.ts'

interface Props {
  /** Opens the imported brand. */
  onImported: (brand: BrandRef) => void
}

/** Imports an archive as a new local brand; it is adopted automatically. */
export default function ImportBrandButton({ onImported }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const faultWords = useImportFault()

  async function take(file: File): Promise<void> {
    setIsBusy(true)
    try {
      const [{ importBrand }, { storePrepared }] = await Promise.all([
        import('#kits/brands/adoption/import-brand.ts'),
        import('#engine/files/store-file.ts'),
      ])
      const made = await importBrand(file, {
        keepFile: async ({ name, type, bytes, ...about }, brand) => {
          const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type })
          const stored = await storePrepared({ owner: null, brand }, blob, name, about)
          if (!stored.ok) throw new Error(`a file of the archive cannot be kept: ${stored.fault}`)
          return stored.reference
        },
      })
      const isForeign = made.account !== null && made.account !== (currentSession()?.idAccount ?? null)
      const { name } = made
      showToast({
        tone: 'success',
        text: isForeign
          ? t`다른 계정에서 내보낸 브랜드예요. 내 브랜드로 복사했어요: ${name}`
          : t`가져왔어요: ${name}`,
      })
      onImported(made.ref)
    } catch (cause) {
      showToast({ tone: 'error', text: faultWords(cause) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        icon={<Icon of={FolderInput} />}
        onClick={() => input.current?.click()}
        disabledReason={isBusy ? t`가져오는 중이에요` : undefined}
      >
        <Trans>브랜드 가져오기</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t`내보낸 브랜드 파일`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Without this, picking the same file again after a failure would not fire `change`.
          event.currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
