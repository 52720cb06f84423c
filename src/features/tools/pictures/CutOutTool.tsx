import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import HardDriveUpload from 'lucide-react/icons/hard-drive-upload'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { mayChangeDrive } from '#kits/drive/rows/may-change-drive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import panes from '../panes/ToolPanes.module.css'
import { CutOutResult } from './CutOutResult.tsx'
import { useCutPicture } from './useCutPicture.ts'

const loadDrive = () => import('#kits/drive/uploads/add-files.ts')

/** Takes the ground of a picture away on this device, and gives the picture to the drive or as a download. */
export default function CutOutTool() {
  const { t } = useLingui()
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  const [file, setFile] = useState<File | null>(null)
  const cut = useCutPicture(file)
  const name = `${(file?.name ?? '').replace(/\.[^.]*$/, '')} ${t`바탕 지움`}.png`
  const tellRefused = () =>
    showToast({
      tone: 'error',
      text: t`드라이브에 담지 못했어요. 남은 공간을 확인하고 다시 눌러 주세요.`,
    })
  const store = async (blob: Blob) => {
    const { addFiles } = await loadDrive()
    const made = new File([blob], name, { type: 'image/png' })
    const { added } = await addFiles('BRAND', null, [{ file: made, path: [] }])
    if (added > 0) showToast({ tone: 'success', text: t`드라이브에 담았어요` })
    else tellRefused()
  }
  const { blob } = cut
  return (
    <Stack gap={4} className={panes.pane}>
      {file === null ? (
        <FileDrop
          label={t`바탕을 지울 사진`}
          icon={<Icon of={ImagePlus} />}
          headline={<Trans>사진을 여기에 끌어다 놓으세요</Trans>}
          hint={<Trans>단색 바탕의 상품이나 사람 사진이 좋아요. 사진은 이 기기를 떠나지 않아요.</Trans>}
          pick={<Trans>사진 고르기</Trans>}
          accept={photoRule.types.join(',')}
          onFiles={([first]) => setFile(first ?? null)}
        />
      ) : (
        <>
          <CutOutResult cut={cut} />
          <Row gap={2} isWrapped>
            {blob !== null && (
              <>
                <Button
                  look="ink"
                  icon={<Icon of={Download} size="small" />}
                  onClick={() => download(name, blob)}
                >
                  <Trans>내려받기</Trans>
                </Button>
                {!isLocal(brand) && mayChangeDrive('BRAND', role) && (
                  <Button
                    icon={<Icon of={HardDriveUpload} size="small" />}
                    onClick={() => store(blob).catch(tellRefused)}
                  >
                    <Trans>드라이브에 담기</Trans>
                  </Button>
                )}
              </>
            )}
            <Button look="quiet" onClick={() => setFile(null)}>
              <Trans>다른 사진 고르기</Trans>
            </Button>
          </Row>
        </>
      )}
      <Note>
        <Trans>무료 · 이 기기에서</Trans>
      </Note>
    </Stack>
  )
}
