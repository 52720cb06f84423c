import { Trans, useLingui } from '@lingui/react/macro'
import Funnel from 'lucide-react/icons/funnel'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useEntries } from '#kits/planner/usePlanner.ts'
import { channelKeys } from '#model/documents/planner-keys.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { type EntryFilter, toggled } from '../entries/filter.ts'

interface Props {
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
}

const allId = 'all'

/** Of which channels the entries are shown. Offers those that some entry is for. */
export function ChannelFilter({ filter, onFilter }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { channels } = filter
  const used = new Set(useEntries().flatMap((entry) => entry.channels ?? []))
  const offered = channelKeys.filter((key) => used.has(key) || channels.has(key))
  if (offered.length < 2) return null
  const [total, chosen] = [offered.length, channels.size]
  return (
    <MenuButton
      label={t`채널로 추리기`}
      look="quiet"
      size="small"
      icon={<Icon of={Funnel} size="small" />}
      groups={[
        { id: 'all', entries: [{ id: allId, label: <Trans>모든 채널</Trans>, isOn: chosen === 0 }] },
        {
          id: 'channels',
          entries: offered.map((key) => ({
            id: key,
            label: words.channel(key),
            icon: <ChannelMark channel={key} />,
            isOn: channels.has(key),
          })),
        },
      ]}
      onChoose={(id) => onFilter({ ...filter, channels: id === allId ? new Set() : toggled(channels, id) })}
    >
      {chosen === 0 ? t`채널 ${total}곳` : t`채널 ${total}곳 중 ${chosen}곳`}
    </MenuButton>
  )
}
