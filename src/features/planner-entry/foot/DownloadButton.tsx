import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { download } from '#engine/browser/download.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { usePictureFiles } from './usePictureFiles.ts'

/** Downloads the pictures of an entry, each as a file of its own. */
export function DownloadButton({ pictures }: { pictures: readonly string[] }) {
  const { t } = useLingui()
  const { refusal, make } = usePictureFiles()
  const save = async () => {
    for (const file of await make(pictures)) download(file.name, file)
  }
  return (
    <Button
      look="quiet"
      icon={<Icon of={Download} size="small" />}
      disabledReason={pictures.length === 0 ? t`아직 사진이 없어요` : refusal}
      reasonAt="hidden"
      onClick={() => void save()}
    >
      <Trans>내려받기</Trans>
    </Button>
  )
}
