import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { download } from '#engine/browser/download.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { usePictureFiles } from './usePictureFiles.ts'

interface Props {
  pictures: readonly string[]
  /** In whose size designs are; null: in their own. */
  channel: ChannelKey | null
}

/** Downloads the pictures of an entry, each as a file of its own. */
export function DownloadButton({ pictures, channel }: Props) {
  const { t } = useLingui()
  const { refusal, make } = usePictureFiles(pictures, channel)
  const save = async () => {
    for (const file of await make()) download(file.name, file)
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
