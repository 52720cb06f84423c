import { Trans, useLingui } from '@lingui/react/macro'
import Share2 from 'lucide-react/icons/share-2'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './EntryFoot.module.css'
import { usePictureFiles } from './usePictureFiles.ts'

interface Props {
  text: string
  pictures: readonly string[]
  /** In whose size designs are; null: in their own. */
  channel: ChannelKey | null
}

/** Hands the text and the pictures of an entry to another app of the phone. */
export function ShareButton({ text, pictures, channel }: Props) {
  const { t } = useLingui()
  const { refusal, make } = usePictureFiles(pictures, channel)
  const send = async (files: readonly File[]): Promise<void> => {
    const data = { ...(text !== '' && { text }), ...(files.length > 0 && { files: [...files] }) }
    try {
      await navigator.share(navigator.canShare?.(data) === false ? { text } : data)
    } catch (cause) {
      const name = cause instanceof DOMException ? cause.name : ''
      // The person gave it up.
      if (name === 'AbortError') return
      if (name !== 'NotAllowedError') {
        showToast({ tone: 'error', text: t`공유하지 못했어요. 복사하거나 내려받아 주세요.` })
        return
      }
      // Browsers count the press for a few seconds: pictures may take longer.
      showToast({
        tone: 'info',
        text: t`사진이 준비됐어요`,
        action: { label: t`공유`, onPress: () => void send(files) },
      })
    }
  }
  const isEmpty = text === '' && pictures.length === 0
  const share = async () => send(pictures.length === 0 ? [] : await make())
  return (
    <Button
      look="quiet"
      className={styles.share}
      icon={<Icon of={Share2} size="small" />}
      disabledReason={isEmpty ? t`아직 글이 없어요` : pictures.length === 0 ? undefined : refusal}
      reasonAt="hidden"
      onClick={() => void share()}
    >
      <Trans>공유</Trans>
    </Button>
  )
}
