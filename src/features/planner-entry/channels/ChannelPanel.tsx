import { Trans, useLingui } from '@lingui/react/macro'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { listed } from '#engine/words/listed.ts'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useShowFeed } from '#kits/planner/show-feed.ts'
import { useChannelTexts, usePlannerActions } from '#kits/planner/usePlanner.ts'
import { planner } from '#model/documents/planner.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { textLimitOf } from '#model/planner/channels.ts'
import { countText } from '#model/planner/count-text.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { feedChannel } from '#model/planner/feed.ts'
import { ownTextsOf, publishedText, textOf } from '#model/planner/text-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import { ChannelPreview } from '../preview/ChannelPreview.tsx'
import { ChannelChecks } from './ChannelChecks.tsx'
import styles from './Channels.module.css'
import { ChannelText } from './ChannelText.tsx'
import { Doubles } from './Doubles.tsx'
import { channelsWithoutOwn } from './own-texts.ts'

const VoicePart = lazyComponent(() => import('./VoicePart.tsx'), { when: afterFirstContentPaint })

const { entries, texts: ownTexts } = planner.planner

interface Props {
  entry: PlannerEntry
  channel: ChannelKey
  onInput: (text: string) => void
}

/** What one channel shows of an entry, what it takes, and its text. */
export function ChannelPanel({ entry, channel, onInput }: Props) {
  const texts = useChannelTexts()
  const { takeText } = usePlannerActions()
  const showFeed = useShowFeed()
  const { isReadOnly } = useEntryEdits(entry.key)
  const own = ownTextsOf(texts, entry.key, channel)
  const sharing = channelsWithoutOwn(entry, texts)
  const isMain = sharing[0] === channel
  const [first] = own
  const written = first
    ? ownTexts.properties.text.at(first.key)
    : isMain
      ? entries.properties.text.at(entry.key)
      : null
  const published = publishedText(entry, texts, channel)
  return (
    <div>
      <div className={styles.preview}>
        <ChannelPreview entry={entry} channel={channel} text={published} />
        <Stack gap={3} align="start" className={styles.beside}>
          <ChannelChecks entry={entry} channel={channel} text={published} />
          {channel === feedChannel && entry.day !== null && showFeed && (
            <Button size="small" icon={<Icon of={Grid3x3} size="small" />} onClick={showFeed}>
              <Trans>피드에서 보기</Trans>
            </Button>
          )}
        </Stack>
      </div>
      <Stack gap={2} className={styles.part}>
        {own.length > 1 && <Doubles texts={own} onTake={isReadOnly ? null : takeText} />}
        <ChannelText
          entry={entry.key}
          channel={channel}
          own={first?.key ?? null}
          isMain={isMain}
          note={
            own.length > 0 || isMain ? (
              <SharedNote channels={sharing.slice(1)} isOwn={own.length > 0} />
            ) : (
              <CopyNote />
            )
          }
          count={<Count channel={channel} text={published} pictures={shownPictures(entry).length} />}
          onInput={onInput}
        />
        {own.length > 0 && !isReadOnly && <UseCommon entry={entry.key} texts={own.map(({ key }) => key)} />}
        <VoicePart text={textOf(entry, texts, channel)} handle={isReadOnly ? null : written} />
      </Stack>
    </div>
  )
}

/** Which channels use the text as well. */
function SharedNote({ channels, isOwn }: { channels: readonly ChannelKey[]; isOwn: boolean }) {
  const words = usePlannerWords()
  if (isOwn) return <Trans>여기에만 써요</Trans>
  if (channels.length === 0) return null
  const names = listed(channels.map(words.channel))
  return <Trans>{names}도 이 글을 써요</Trans>
}

function CopyNote() {
  return <Trans>고치면 여기만 따로 써요</Trans>
}

function Count({ channel, text, pictures }: { channel: ChannelKey; text: string; pictures: number }) {
  const { i18n } = useLingui()
  const used = countText(channel, text)
  const limit = textLimitOf(channel, pictures)
  if (limit === null)
    return (
      <Text as="span" tone="soft">
        {i18n.number(used)}
      </Text>
    )
  return (
    <Text as="span" tone={used > limit ? 'danger' : 'soft'}>
      {i18n.number(used)} / {i18n.number(limit)}
    </Text>
  )
}

/** Removes the text that a channel has of its own, so that it publishes that of the entry again. */
function UseCommon({ entry, texts }: { entry: string; texts: readonly string[] }) {
  const { removeTexts } = useEntryEdits(entry)
  return (
    <Button look="quiet" size="small" hangs="start" onClick={() => removeTexts(texts)}>
      <Trans>따로 쓴 글 빼고 같은 글 쓰기</Trans>
    </Button>
  )
}
