import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useChannelTexts } from '#kits/planner/usePlanner.ts'
import { type ChannelKey, channelKeys } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { ownTextsOf } from '#model/planner/text-of.ts'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import styles from './Channels.module.css'
import { channelsOf } from './own-texts.ts'
import { PlainText } from './PlainText.tsx'

interface Props {
  entry: PlannerEntry
  /** The channel whose tab is open; null: the first. */
  chosen: ChannelKey | null
  onChoose: (channel: ChannelKey) => void
  onInput: (text: string) => void
}

/** What is published, by channel: a tab each. Without a channel the text alone. */
export function ChannelsPart({ entry, chosen, onChoose, onInput }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const texts = useChannelTexts()
  const channels = channelsOf(entry)
  const shown = channels.find((channel) => channel === chosen) ?? channels[0]
  if (shown === undefined) {
    return (
      <div className={styles.part}>
        <ChannelMenu entry={entry} onAdd={onChoose} />
        <PlainText entry={entry.key} onInput={onInput} />
      </div>
    )
  }
  return (
    <div className={styles.tabs}>
      <Tabs<ChannelKey>
        label={t`채널`}
        value={shown}
        onChoose={onChoose}
        end={<ChannelMenu entry={entry} onAdd={onChoose} />}
        tabs={channels.map((channel) => ({
          id: channel,
          label: (
            <>
              <ChannelMark channel={channel} />
              {words.channel(channel)}
              {ownTextsOf(texts, entry.key, channel).length > 0 && (
                <span className={styles.own}>
                  <Trans>따로</Trans>
                </span>
              )}
            </>
          ),
          content: <ChannelPanel key={channel} entry={entry} channel={channel} onInput={onInput} />,
        }))}
      />
    </div>
  )
}

/** Adds and removes channels of an entry. What was written for one that is removed stays for when it is added again. */
function ChannelMenu({ entry, onAdd }: { entry: PlannerEntry; onAdd: (channel: ChannelKey) => void }) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { isReadOnly, write } = useEntryEdits(entry.key)
  const channels = entry.channels ?? []
  if (isReadOnly) return null
  return (
    <MenuButton
      label={t`올릴 곳`}
      look="quiet"
      size="small"
      icon={<Icon of={Plus} size="small" />}
      {...(channels.length === 0 ? { children: t`올릴 곳 고르기`, hangs: 'start' } : {})}
      groups={[
        {
          id: 'channels',
          entries: channelKeys.map((key) => ({
            id: key,
            label: words.channel(key),
            icon: <ChannelMark channel={key} />,
            isOn: channels.includes(key),
          })),
        },
      ]}
      onChoose={(id) => {
        const key = id as ChannelKey
        const rest = channels.filter((channel) => channel !== key)
        if (!channels.includes(key)) {
          write({ channels: [...rest, key] })
          onAdd(key)
        } else write({ channels: rest.length === 0 ? null : rest })
      }}
    />
  )
}
