import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { readFile } from '#engine/files/read-file.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { type ExportedBrand, exportBrand } from '#kits/brands/archive/export-brand.ts'
import { findCredit } from '#kits/pictures/photo-credit.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './BookDialog.module.css'

type Packing =
  | { readonly name: 'idle' | 'packing' | 'failed' }
  | { readonly name: 'packed'; readonly exported: ExportedBrand }

/** Exports the whole brand as one file, from what this device has. */
export default function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { document } = useDocumentView('guide')
  const { brand, account } = document
  const [packing, setPacking] = useState<Packing>({ name: 'idle' })

  async function pack(): Promise<void> {
    setPacking({ name: 'packing' })
    try {
      const exported = await exportBrand({
        brand,
        account,
        readFile: async (reference) => {
          const found = await readFile(account, brand, reference)
          if (!found) return null
          const { name, blob, credit } = found
          return { name, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()), credit }
        },
        readCredit: (reference) => findCredit(account, brand, reference),
      })
      setPacking({ name: 'packed', exported })
      download(exported.fileName, exported.archive)
    } catch (cause) {
      console.warn('the brand cannot be exported', cause)
      setPacking({ name: 'failed' })
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`닫기`}
      title={<Trans>브랜드 전체 내보내기</Trans>}
      description={<Trans>답변, 변경 이력, 로고와 사진을 압축 파일 하나에 담아요.</Trans>}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Download} />}
          onClick={() => void pack()}
          disabledReason={packing.name === 'packing' ? t`묶는 중이에요` : undefined}
        >
          {packing.name === 'packed' ? <Trans>다시 내보내기</Trans> : <Trans>파일로 내보내기</Trans>}
        </Button>
      }
    >
      <Stack gap={4}>
        <p className={styles.note}>
          <Trans>
            새김에 다시 가져오면 똑같은 브랜드가 하나 더 만들어져요. 답변은 다른 프로그램에서도 열 수 있는
            JSON으로 함께 담겨요.
          </Trans>
        </p>
        <div role="status" className={styles.status}>
          {packing.name === 'packed' && <Packed exported={packing.exported} />}
          {packing.name === 'failed' && (
            <Trans>내보내지 못했어요. 브랜드는 그대로 있어요. 다시 시도해 주세요.</Trans>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}

function Packed({ exported: { fileName, archive, missing } }: { exported: ExportedBrand }) {
  const size = fileSize(archive.size)
  return (
    <>
      <span>
        {fileName} · {size}
      </span>
      {missing > 0 && (
        <span>
          <Plural
            value={missing}
            other="파일 #개는 이 기기에 없어서 담지 못했어요. 인터넷에 연결하고 다시 내보내 주세요."
          />
        </span>
      )}
    </>
  )
}
