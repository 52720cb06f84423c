import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useChannelTexts } from '#kits/planner/usePlanner.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { publishedText } from '#model/planner/text-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { DownloadButton } from './DownloadButton.tsx'
import styles from './EntryFoot.module.css'
import { NextStep } from './NextStep.tsx'
import { ShareButton } from './ShareButton.tsx'

interface Props {
  entry: PlannerEntry
  /** The channel whose tab is open; null: there is none. */
  channel: ChannelKey | null
}

/** Copies what the open channel publishes, hands it to other apps on a phone, and takes the entry one step on. */
export function EntryFoot({ entry, channel }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const texts = useChannelTexts()
  const text = channel === null ? entry.text.trim() : publishedText(entry, texts, channel)
  const service = channel === null ? '' : words.channel(channel)
  const done = channel === null ? t`글을 복사했어요` : t`${service} 글을 복사했어요`
  const failed = t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`
  const pictures = shownPictures(entry)
  const empty = text === '' ? t`아직 글이 없어요` : undefined
  return (
    <footer className={styles.foot}>
      <Button
        look="quiet"
        icon={<Icon of={Copy} size="small" />}
        disabledReason={empty}
        reasonAt="hidden"
        onClick={() => void copyText(text, done, failed)}
      >
        <Trans>복사</Trans>
      </Button>
      <DownloadButton pictures={pictures} channel={channel} />
      {'share' in navigator && <ShareButton text={text} pictures={pictures} channel={channel} />}
      <NextStep entry={entry} />
    </footer>
  )
}
